"""Bad messages without end: good ones, spoilt in every way that a seeded die can think of."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

EVENTS = ("move", "undo", "look", "secret", "sight", "gone", "connect", "disconnect", "*", "")
FIELDS = ("id", "offer", "question", "values", "for_seat", "last", "key", "table", "seat")
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**63,
    2**64,
    10**40,
    0.5,
    -0.0,
    1e308,
    "",
    "\x00",
    "\ud83d\ude00",
    "<img src=x onerror=alert(1)>",
    "'; DROP TABLE record; --",
    "../../etc/passwd",
    "x" * 65,
    "x" * 3000,
    "seat 1",
    [],
    {},
    [[]],
    {"a": {"b": {}}},
    {"_placeholder": True, "num": 0},
    {"__proto__": {}},
)
BAD_IDS: tuple[Any, ...] = (5, None, "y" * 120, ["abcdefgh"])
BYTES = tuple('{}[]",:\\0123456789eE+-.truefalsn \x00\x1e\n\ud7ff\uffff')


def messages(dice: Random, moves: list[dict[str, Any]]) -> Iterator[str]:
    """Texts that follow the number of an answer; none of them is a move that could be made."""
    while True:
        text = json.dumps(_event(dice, moves))
        yield _spoilt(dice, text) if dice.random() < 0.5 else text


def _event(dice: Random, moves: list[dict[str, Any]]) -> Any:
    kind = dice.random()
    if kind < 0.45:
        # The id is none, so that no move is one, whatever else is right about it.
        good = {**dice.choice(moves), "id": dice.choice(BAD_IDS)}
        return ["move", _mutated(dice, good)]
    if kind < 0.6:
        return ["undo", _mutated(dice, {"id": dice.choice(BAD_IDS), "last": 3})]
    if kind < 0.75:
        return [dice.choice(("look", "secret")), dice.choice([odd for odd in ODD if odd != {}])]
    if kind < 0.9:
        return [dice.choice((*EVENTS[4:], *ODD)), *dice.choices(ODD, k=dice.randrange(3))]
    return dice.choice(ODD)


def _mutated(dice: Random, good: dict[str, Any]) -> Any:
    for _ in range(dice.randrange(4)):
        match dice.randrange(5):
            case 0:
                good = {**good, dice.choice(FIELDS[1:]): dice.choice(ODD)}
            case 1:
                good.pop(dice.choice(list(good)), None) if good else None
            case 2:
                good = {**good, str(dice.choice(ODD)): dice.choice(ODD)}
            case 3:
                good = {**good, "values": {str(dice.choice(ODD)): dice.choice(ODD)}}
            case _:
                return dice.choice((good, [good], {"move": good}, dice.choice(ODD)))
    return good


def _spoilt(dice: Random, text: str) -> str:
    """A byte more, a byte less, cut short, twice, turned round."""
    at = dice.randrange(len(text) + 1)
    match dice.randrange(6):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + dice.choice(BYTES) + text[at:]
        case 2:
            return text[:at] + text[at + 1 :]
        case 3:
            return text + text
        case 4:
            return text[at:] + text[:at]
        case _:
            return text[:at] + dice.choice(("NaN", "Infinity", "\\ud800", "[" * 900)) + text[at:]


def auths(dice: Random, table: str, key: str) -> Iterator[Any]:
    """What is no key to a table."""
    while True:
        spoilt = dice.choice((key[:-1], key + "x", key.swapcase(), key[::-1], "", *ODD))
        yield dice.choice(
            (
                {"table": table, "key": spoilt},
                {"table": dice.choice(ODD), "key": key},
                {"table": table},
                {"key": key},
                {"table": table, "key": key, "protocol": dice.choice(ODD[3:4] + ODD[6:])},
                {"table": table, "key": key, "who": "host"},
                [table, key],
                dice.choice(ODD),
            )
        )

"""Whether something is a sheet: every mistake there is, each a code and where it stands.

Takes whatever came out of a file or a form, and never fails on it.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.value import JsonValue
from hub.rules.solo.concentration import BY_KEY
from hub.rules.solo.sheet import HITS, MOST_DICE, PARTS, ROUNDS, SUMS, Sheet

LONGEST_NAME = 40
LONGEST_SEED = 40
# Small letters, digits and hyphens between them: good for the name of a file anywhere.
_KEY = re.compile(rf"(?!-)[a-z0-9-]{{1,{LONGEST_NAME}}}(?<!-)")

Span = tuple[int, int]
Rows = Sequence[JsonValue]

# What each number may be; anything else that a table may hold is looked at by itself.
NUMBERS: dict[str, dict[str, Span]] = {
    "sheet": {"stars": (1, 4), "foe_life": (1, 60), "life": (1, 60), "ki": (0, 60)},
    "resistance": {"attack": (1, 40), "loss": (1, 60)},
    "rows": {"sum": (SUMS[0], SUMS[-1]), "defence": (0, 40), "guard": (0, 40)},
    "body": {"sum": (HITS[0], HITS[-1])},
    "prices": {"cost": (1, 99)},
    "measured": {"duels": (1, 1_000_000), "won": (0, 1_000_000)},
}
# What may be left out, and is nothing then.
OPTIONAL: dict[str, dict[str, Span]] = {
    "rows": {"life": (0, 60), "wound": (0, 2)},
    "body": {"life": (0, 60), "ki": (0, 60)},
}
OTHERS: dict[str, tuple[str, ...]] = {
    "sheet": ("key", "name", "dice", "resistance", "rows", "body"),
    "body": ("part",),
    "prices": ("reward",),
    "measured": ("seed",),
}
FREE: dict[str, tuple[str, ...]] = {"sheet": ("ours", "measured", "prices"), "body": ("deep",)}


def mistakes(data: JsonValue) -> tuple[Reason, ...]:
    """All that is wrong with what should be a sheet; nothing, if it is one."""
    if not isinstance(data, Mapping):
        return (reason("sheet-no-table", where="sheet"),)
    return tuple(_all(data))


def built(data: JsonValue) -> Sheet:
    """The sheet that this is; it must be without mistakes."""
    return msgspec.convert(data, Sheet)


def _all(data: Mapping[str, JsonValue]) -> Iterator[Reason]:
    yield from _table("sheet", data, "sheet")
    yield from _texts(data)
    for name, check in LISTS.items():
        rows = data.get(name)
        if isinstance(rows, list | tuple):
            yield from check(rows)
        elif rows is not None:
            yield reason("sheet-no-list", where=name)
    if data.get("measured") is not None:
        yield from _measured(data["measured"])


def _table(kind: str, data: JsonValue, where: str) -> Iterator[Reason]:
    """The fields of one table: none missing, none unknown, every number in its span."""
    if not isinstance(data, Mapping):
        yield reason("sheet-no-table", where=where)
        return
    needed, optional = NUMBERS[kind], OPTIONAL.get(kind, {})
    known = {*needed, *optional, *OTHERS.get(kind, ()), *FREE.get(kind, ())}
    for name in (*needed, *OTHERS.get(kind, ())):
        if name not in data:
            yield reason("sheet-field-missing", where=where, name=name)
    for name, value in data.items():
        if name not in known:
            yield reason("sheet-field-unknown", where=where, name=str(name)[:40])
        elif name in needed or name in optional:
            span = needed.get(name) or optional[name]
            yield from _number(f"{where}, {name}", value, span)


def _number(where: str, value: JsonValue, span: Span) -> Iterator[Reason]:
    if not isinstance(value, int) or isinstance(value, bool):
        yield reason("sheet-no-number", where=where)
    elif not span[0] <= value <= span[1]:
        yield reason("sheet-out-of-range", where=where, low=span[0], high=span[1])


def _texts(data: Mapping[str, JsonValue]) -> Iterator[Reason]:
    if "key" in data and not (isinstance(data["key"], str) and _KEY.fullmatch(data["key"])):
        yield reason("sheet-wrong-key", high=LONGEST_NAME)
    if "name" in data and not _is_text(data["name"], LONGEST_NAME):
        yield reason("sheet-wrong-name", high=LONGEST_NAME)
    if not isinstance(data.get("ours", False), bool):
        yield reason("sheet-no-truth", where="sheet, ours")


def _is_text(value: JsonValue, longest: int) -> bool:
    if not isinstance(value, str) or not value.isprintable():
        return False
    return 1 <= len(value) <= longest and value == value.strip()


def _dice(data: Rows) -> Iterator[Reason]:
    if len(data) != ROUNDS:
        yield reason("sheet-dice-rounds", count=len(data), high=ROUNDS)
    for at, dice in enumerate(data[:ROUNDS], start=1):
        yield from _number(f"dice {at}", dice, (1, MOST_DICE))


def _resistance(data: Rows) -> Iterator[Reason]:
    for at, row in enumerate(data, start=1):
        yield from _table("resistance", row, f"resistance {at}")
    if not data:
        yield reason("sheet-no-resistance")
    pairs = [(row.get("attack"), row.get("loss")) for row in data if isinstance(row, Mapping)]
    plain = [(a, b) for a, b in pairs if isinstance(a, int) and isinstance(b, int)]
    for low, high in pairwise(plain):
        # One that is no number to be told is out of its range, and said to be.
        if _is_small(high[0]) and not (low[0] < high[0] and low[1] < high[1]):
            yield reason("sheet-resistance-order", attack=high[0])


def _rows(data: Rows) -> Iterator[Reason]:
    for where, row in _placed("rows", data):
        yield from _table("rows", row, where)
    yield from _sums("rows", data, SUMS)


def _body(data: Rows) -> Iterator[Reason]:
    named: list[str] = []
    for where, row in _placed("body", data):
        yield from _table("body", row, where)
        if isinstance(row, Mapping):
            yield from _part(row, where, named)
    yield from _sums("body", data, HITS)


def _part(row: Mapping[str, JsonValue], where: str, named: list[str]) -> Iterator[Reason]:
    part = row.get("part")
    if not isinstance(row.get("deep", False), bool):
        yield reason("sheet-no-truth", where=f"{where}, deep")
    if "part" in row and part not in PARTS:
        yield reason("sheet-part-unknown", where=where, parts=PARTS)
    elif part in named:
        yield reason("sheet-part-named-twice", where=where)
    if isinstance(part, str):
        named.append(part)


def _measured(data: JsonValue) -> Iterator[Reason]:
    yield from _table("measured", data, "measured")
    if isinstance(data, Mapping):
        if "seed" in data and not _is_text(data["seed"], LONGEST_SEED):
            yield reason("sheet-wrong-seed", high=LONGEST_SEED)
        duels, won = data.get("duels"), data.get("won")
        if isinstance(duels, int) and isinstance(won, int) and won > duels:
            yield reason("sheet-won-too-often")


def _prices(data: Rows) -> Iterator[Reason]:
    """Any of the rewards, each once."""
    named: list[JsonValue] = []
    for at, row in enumerate(data, start=1):
        where = f"prices {at}"
        yield from _table("prices", row, where)
        if not isinstance(row, Mapping) or "reward" not in row:
            continue
        reward = row["reward"]
        if not isinstance(reward, str) or reward not in BY_KEY:
            yield reason("sheet-reward-unknown", where=where, rewards=tuple(BY_KEY))
        elif reward in named:
            yield reason("sheet-reward-twice", where=where)
        named.append(reward)


def _placed(name: str, data: Rows) -> Iterator[tuple[str, JsonValue]]:
    """Each row with where it stands: its sum, if it has one, else its place."""
    for at, row in enumerate(data, start=1):
        total = row.get("sum") if isinstance(row, Mapping) else None
        yield f"{name} {total if _is_small(total) else f'#{at}'}", row


def _is_small(value: JsonValue) -> bool:
    """A number that can be told: others may be too long to be written at all."""
    return isinstance(value, int) and abs(value) < 1000


def _sums(name: str, data: Rows, sums: range) -> Iterator[Reason]:
    """Every sum once, and one after the other."""
    found = [row.get("sum") for row in data if isinstance(row, Mapping)]
    for total in sums:
        if total not in found:
            yield reason("sheet-sum-missing", where=name, sum=total)
        elif found.count(total) > 1:
            yield reason("sheet-sum-twice", where=name, sum=total)
    plain = [total for total in found if isinstance(total, int)]
    if plain != sorted(plain):
        yield reason("sheet-sum-order", where=name)


LISTS: dict[str, Callable[[Rows], Iterator[Reason]]] = {
    "dice": _dice,
    "resistance": _resistance,
    "rows": _rows,
    "body": _body,
    "prices": _prices,
}

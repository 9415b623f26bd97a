"""The tables that the laws try, for each game: the only file here that knows a game's options.

A game that is not here is tried at every number of players and every level; one that has more
to choose adds a function of its own to CASES.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

import msgspec
import pytest

from hub.laws.case import Case
from hub.laws.check import cases_of
from hub.rules.registry import RULES

replace = msgspec.structs.replace


def _ways(
    game: str, levels: tuple[str, ...], own: tuple[dict[str, str], ...]
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every combination of the main options of a game with roles, numbered.

    House rules, some of them its own, and the rest take turns on them.
    """
    rules = RULES[game]
    houses: tuple[dict[str, str], ...] = ({}, {"deck_end": "when-needed"}, *own)
    house_type = type(rules.options_type(players=3).house)
    ways = product(
        rules.players, levels, ("dealt", "typed"), ("dealt", "pairs", "typed"), ("taps", "flow")
    )
    for at, (players, level, roles, characters, pace) in enumerate(ways):
        yield (
            at,
            {
                "players": players,
                "level": level,
                "roles": roles,
                "characters": characters,
                "pace": pace,
                "confirm": at % 3 != 0,
                "house": house_type(**houses[at % 5 % len(houses)]),
            },
        )


def _samurai() -> tuple[Case, ...]:
    make = RULES["samurai"].options_type
    hidden = ("ninja-1", "ninja-3", "samurai", "ronin", "ninja-2", "samurai")
    houses = ({"both": "honor"}, {"ties": "tournament"})
    cases = []
    for at, way in _ways("samurai", ("tokens", "companion", "cards"), houses):
        players, level = way["players"], way["level"]
        others = hidden[: players - 1] if players != 3 else ("ninja-1", "ninja-3")
        cases.append(
            Case(
                game="samurai",
                table=f"samurai-{players}-{level}",
                options=make(**way, shogun=at % players if at % 4 == 0 else -1),
                told={
                    ("role", "role"): ("shogun", *others),
                    ("daimyo-held", "count"): (0, 1, *(0,) * (players - 2)),
                },
                holds_cards=level == "cards",
                always_hides=level == "cards" or way["characters"] == "pairs",
            )
        )
    return tuple(cases)


def _bang() -> tuple[Case, ...]:
    """The boxes take turns too."""
    make = RULES["bang"].options_type
    hidden = ("outlaw", "outlaw", "deputy", "renegade", "outlaw", "deputy", "renegade")
    houses = ({"both": "reputation"}, {"ties": "law"}, {"harmless": "skipped"})
    boxes = ("characters", "dodge-city", "base")
    cases = []
    for at, way in _ways("bang", ("tokens", "companion"), houses):
        players = way["players"]
        sheriff = at % players if at % 4 == 0 else -1
        cases.append(
            Case(
                game="bang",
                table=f"bang-{way['level']}-{'few' if players < 6 else 'many'}",
                options=make(**way, box=boxes[at % 7 % 3], sheriff=sheriff),
                told={("role", "role"): ("sheriff", *hidden[: players - 1])},
                always_hides=way["characters"] == "pairs",
            )
        )
    return tuple(cases)


def _solo() -> tuple[Case, ...]:
    """Both kinds of dice; opponents that fall soon, that wound deeply, and that nobody beats."""
    make = RULES["solo"].options_type
    straw = make().sheet
    deep = tuple(replace(part, life=0, ki=0, deep=True) for part in straw.body)
    sheets = (
        straw,
        replace(straw, foe_life=20, life=60, dice=(3,) * 20, body=deep, rows=_wounding(straw, 2)),
        replace(straw, foe_life=40, life=60, ki=0, rows=_wounding(straw, 1)),
        replace(straw, foe_life=60, life=60, ki=40),
    )
    return tuple(
        Case(game="solo", table=f"solo-{level}", options=make(level=level, sheet=sheet))
        for level in ("typed", "rolled")
        for sheet in sheets
    )


def _wounding(sheet: Any, level: int) -> Any:
    """Rows that wound whoever does not defend."""
    return tuple(replace(row, guard=9, life=0, wound=level) for row in sheet.rows)


def _duel() -> tuple[Case, ...]:
    """Every combination of level, casting and pace; the lot and the house rule take turns."""
    make = RULES["duel"].options_type
    house_type = type(make().house)
    ways = product(("tokens", "companion", "cards"), ("dealt", "typed"), ("taps", "flow"), (0, 1))
    fours = (
        ("benkei", "goemon", "hanzo", "tomoe"),
        ("kojiro", "musashi", "nobunaga", "ushiwaka"),
    )
    return tuple(
        Case(
            game="duel",
            table=f"duel-{level}",
            options=make(
                level=level,
                characters=characters,
                pace=pace,
                first=at % 3 - 1,
                house=house_type(deck_end=("at-once", "when-needed")[house]),
            ),
            told={("four", "four"): fours},
            holds_cards=level == "cards",
            always_hides=level == "cards",
        )
        for at, (level, characters, pace, house) in enumerate(ways)
    )


def _tournament() -> tuple[Case, ...]:
    """Short ones, over in a night, of every kind of field; and long ones, in which results stay
    secret until the night breaks off.
    """
    rules = RULES["tournament"]
    short = [("whole", players, 1 + players % 2) for players in (4, 7, 8, 9, 15)]
    long = [("secret", players, 12) for players in (6, 8, 9, 10)]
    return tuple(
        Case(
            game="tournament",
            table=f"tournament-{table}",
            options=rules.options_type(
                players=players + at % 3,
                level=rules.levels[at % len(rules.levels)],
                entries=tuple(f"P{number}" for number in range(1, players + 1)),
                rounds=rounds,
                finalists=(4, 8)[at % 2],
                minutes=30 * (at % 2),
                length=60 if table == "whole" and at % 4 == 0 else 0,
                mixing=at % 2 == 1,
            ),
        )
        for at, (table, players, rounds) in enumerate((*short, *long))
    )


def _usual(game: str) -> tuple[Case, ...]:
    return tuple(cases_of(RULES[game]))


CASES: dict[str, Callable[[], tuple[Case, ...]]] = {
    "samurai": _samurai,
    "bang": _bang,
    "duel": _duel,
    "solo": _solo,
    "tournament": _tournament,
}
CASES |= {game: partial(_usual, game) for game in RULES if game not in CASES}


def tables() -> dict[str, tuple[Case, ...]]:
    """All cases of all games, by table."""
    found: dict[str, tuple[Case, ...]] = {}
    for game in RULES:
        for case in CASES[game]():
            found[case.table] = (*found.get(case.table, ()), case)
    return found


TABLES = tables()
# With four and six players a law meets what it meets with five and seven.
_AGAIN = ("samurai-4-", "samurai-6-")
every_table = pytest.mark.parametrize(
    "table",
    [pytest.param(each, marks=[pytest.mark.long] * each.startswith(_AGAIN)) for each in TABLES],
)

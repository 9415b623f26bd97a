"""What phones are sent in every phase of every game, made without a hub: random nights, and the
fullest moment of each phase in them. What a page makes of it the tests say.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from hub.laws.case import Case
from hub.laws.random_nights import CALM, RandomNight, play
from hub.rules.contract.actor import at
from hub.rules.contract.night import PlayedStep
from hub.rules.registry import RULES
from hub.tables.viewer_snapshot import Person, ViewerSnapshot
from tests.rules.laws.options import CASES

NAMES = ("Aya", "Bruno", "Massimiliano", "Dino", "Emi", "Fabrizia", "Gaia", "Hana")
# A tournament is played in its hall; its phones show forms of their own.
GAMES = ("samurai", "duel", "bang", "solo")
MOVES = 260
LINES = 6


class Moment(NamedTuple):
    """One phone in one phase, or aside: others are awaited, and it can do something all the same.

    `fullness` orders moments of the same phase: the worst one stays.
    """

    table: str
    phase: str
    fullness: tuple[int, ...]
    sight: bytes

    @property
    def name(self) -> str:
        return f"{self.table} {self.phase}"


def moments(game: str, players: Iterable[int] = (), seeds: int = 2) -> list[Moment]:
    """The fullest moment of each phase of each table: every level, these numbers of players."""
    wanted = set(players) or set(RULES[game].players)
    fullest: dict[str, Moment] = {}
    for case in _cases(game):
        if len(_seats(case)) not in wanted:
            continue
        for seed in range(seeds):
            for moment in _of_night(case, seed):
                if moment.fullness > _fullness(fullest.get(moment.name)):
                    fullest[moment.name] = moment
    return list(fullest.values())


def _fullness(moment: Moment | None) -> tuple[int, ...]:
    return moment.fullness if moment else ()


@cache
def _cases(game: str) -> tuple[Case, ...]:
    """One for each level and number of players, with taps for everything: the most phases."""
    chosen: dict[tuple[Any, ...], Case] = {}
    for case in CASES[game]():
        options = case.options
        way = (options.level, len(_seats(case)), getattr(options, "characters", ""))
        if getattr(options, "pace", "taps") == "taps":
            chosen.setdefault(way, case)
    return tuple(chosen.values())


def _seats(case: Case) -> range:
    return range(getattr(case.options, "players", 1 if case.game == "solo" else 2))


@cache
def _night(case_at: tuple[str, int], seed: int) -> RandomNight:
    game, at_index = case_at
    return play(RULES[game], _cases(game)[at_index], seed, MOVES, CALM)


def _of_night(case: Case, seed: int) -> Iterator[Moment]:
    night = _night((case.game, _cases(case.game).index(case)), seed)
    for number, state in enumerate(night.states[1:], 1):
        for seat in _seats(case):
            moment = _moment(night, number, state, seat)
            if moment:
                yield moment


def _moment(night: RandomNight, number: int, state: Any, seat: int) -> Moment | None:
    rules, options = night.rules, night.case.options
    view, offers = rules.view(state, at(seat)), rules.offers(state, at(seat))
    pressing = [each for each in offers if not each.standing]
    if not any(each.closed is None for each in pressing):
        return None
    is_awaited = seat in rules.awaited(state)
    asked = view.asked[-1] if view.asked else None
    sums = len(asked.sums) if asked else 0
    people = tuple(
        Person(seat=each, name=NAMES[each], linked=each != 1) for each in _seats(night.case)
    )
    sight = ViewerSnapshot(
        table="FED",
        game=night.case.game,
        version=number,
        people=people,
        paused="",
        ended=False,
        you=seat,
        covered=rules.secret(state, seat) is not None,
        view=view,
        offers=tuple(offers),
        lines=tuple(_lines(night, number, seat))[-LINES:],
        undo=number,
    )
    return Moment(
        table=f"{night.case.game}-{options.level}-{len(people)}",
        phase=(asked.key if asked else view.phase) + ("" if is_awaited else " aside"),
        fullness=(len(pressing), len(view.hand), sums, number),
        sight=msgspec.json.encode(sight),
    )


def _lines(night: RandomNight, number: int, seat: int) -> Iterator[Any]:
    for step in night.steps[max(0, number - LINES) : number]:
        for event in step.events if isinstance(step, PlayedStep) else ():
            line = night.rules.seen_by(event, at(seat))
            if line is not None:
                yield line

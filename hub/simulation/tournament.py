"""Simulate whole tournaments by plain players: every table, every draw, the finals.

As long as there is no duel among the games, a lot stands in for each of them, and says so.
"""

import multiprocessing
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import msgspec

from hub.rules.contract.actor import HUB, REFEREE, TABLE, Actor
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.form import Move
from hub.rules.contract.game import AnyGame
from hub.rules.contract.outcome import Outcome, Points
from hub.rules.contract.play import apply, audit, begin
from hub.rules.contract.value import Value
from hub.rules.registry import GAMES, TOURNAMENT
from hub.simulation.game import all_plain, run
from hub.simulation.hub_table import HubTable
from hub.tables.chance import SeededChance

STAND_IN = "lot"
LEVEL = "cards"


class TournamentSetting(Value, kw_only=True):
    """What to play; a tournament's chance follows from the seed and its number alone."""

    players: int
    seed: str
    mixing: bool = False


class SimulatedPlace(Value, kw_only=True):
    """Where one player came in."""

    place: int
    player: str
    points: Points
    wins: int
    prize: int


class PlayedTournament(Value, kw_only=True):
    """One tournament. `met` says how many pairs sat together how often.

    `finals` is what decided the duels: the game of that name, or a lot that stands in for it.
    `faults` counts the draws that did not come out the same when drawn again.
    """

    number: int
    rounds: int
    tables: int
    ranking: tuple[SimulatedPlace, ...]
    met: dict[str, int]
    shogun_again: int
    finals: str
    faults: int


def play_tournament(setting: TournamentSetting, number: int) -> PlayedTournament:
    """Play one tournament through."""
    night = _Night(setting, number)
    night.move("draw")
    while not TOURNAMENT.is_over(night.state):
        wanted = TOURNAMENT.tables_wanted(night.state)
        for table in wanted:
            night.play(table.name, table.game, table.options, len(table.entrants))
        if not wanted:
            night.move("draw" if night.state.round < night.state.planned else "close-qualifying")
    return night.result()


class _Night:
    """A tournament under way, and all that happened."""

    def __init__(self, setting: TournamentSetting, number: int) -> None:
        self._number = number
        self._seed = f"{setting.seed}/{setting.players}/{number}"
        self._chance = SeededChance(self._seed)
        names = tuple(f"Player {at}" for at in range(1, setting.players + 1))
        options = TOURNAMENT.options_type(
            entries=names, level=LEVEL, mixing=setting.mixing, prizes=True
        )
        self.state, events = begin(TOURNAMENT, options, self._chance)
        self._events = list(events)
        self._finals = STAND_IN

    def move(self, key: str) -> None:
        """The referee's move; only what has nothing to fill in."""
        self._apply(REFEREE, Move(offer=key))

    def play(self, name: str, game: str, options: JsonObject, players: int) -> None:
        """Play the table of this name, and report it."""
        rules = GAMES.get(game)
        if rules is None:
            side = self._chance.pick(2, f"stand-in/{name}")
            self._apply(HUB, Move(offer=f"report/{name}", values={"side": side}))
            return
        if players == 2:
            self._finals = game
        outcome, figures = self._played(rules, name, options, players)
        move = TOURNAMENT.report(self.state, name, outcome, figures)
        assert move is not None
        self._apply(HUB, move)

    def result(self) -> PlayedTournament:
        state = self.state
        outcome = TOURNAMENT.outcome(state)
        assert outcome is not None
        seatings = [table.entrants for table in state.tables.values()]
        return PlayedTournament(
            number=self._number,
            rounds=state.round,
            tables=len(seatings),
            ranking=tuple(
                SimulatedPlace(
                    place=team.rank,
                    player=state.entrants[team.seats[0]].name,
                    points=outcome.numbers[team.seats[0]]["points"],
                    wins=outcome.numbers[team.seats[0]]["wins"],
                    prize=outcome.numbers[team.seats[0]]["prize"],
                )
                for team in outcome.teams
            ),
            met=_met(len(state.entrants), seatings),
            shogun_again=sum(each.kind == "shogun-again" for each in state.decisions),
            finals=self._finals,
            faults=sum(bool(each.faults) for each in TOURNAMENT.check(self._events)),
        )

    def _played(
        self, rules: AnyGame, name: str, chosen: JsonObject, players: int
    ) -> tuple[Outcome, tuple[str, ...]]:
        options = msgspec.convert({**chosen, "pace": "flow"}, rules.options_type)
        chance = SeededChance(f"{self._seed}/{name}")
        simulated = HubTable(rules, options, chance)
        run(simulated, all_plain(rules, players, chance))
        outcome = simulated.outcome()
        assert outcome is not None
        places = rules.view(simulated.state, TABLE).places
        return outcome, tuple(place.figure for place in places)

    def _apply(self, who: Actor, move: Move) -> None:
        self.state, events = apply(TOURNAMENT, self.state, who, move, self._chance)
        audit(TOURNAMENT, self.state)
        self._events += events


def _met(players: int, seatings: list[tuple[int, ...]]) -> dict[str, int]:
    """How many pairs met how often, those who never did included."""
    pairs = Counter(frozenset(pair) for table in seatings for pair in combinations(table, 2))
    times = Counter(pairs.values())
    times[0] = players * (players - 1) // 2 - len(pairs)
    return {str(count): times[count] for count in sorted(times)}


def play_tournaments(
    setting: TournamentSetting, games: int, jobs: int
) -> Iterator[PlayedTournament]:
    """So many tournaments, in order; the result does not depend on how many processes play."""
    tasks = [(setting, number) for number in range(games)]
    jobs = min(jobs, games)
    if jobs == 1:
        yield from map(_play, tasks)
        return
    # Spawned, so that nothing of the parent (threads, open files) comes along by accident.
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(_play, tasks)


def _play(task: tuple[TournamentSetting, int]) -> PlayedTournament:
    return play_tournament(*task)

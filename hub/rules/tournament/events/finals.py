"""The end of the qualifying rounds, and the finals."""

from hub.rules.contract.event import Event, story
from hub.rules.tournament.bracket import bracket_of, decided
from hub.rules.tournament.events.referee_record import on_record
from hub.rules.tournament.sheet import Source
from hub.rules.tournament.standings import LOT_VERSION, Lot
from hub.rules.tournament.state import Decision, State, replace


class QualifyingClosed(Event, tag="qualifying-closed"):
    """The standings are final and public. `lots` say who of equals goes first, from `seed`."""

    tells = story("qualifying-closed", seats="finalists")

    seeds: tuple[int, ...]
    finalists: tuple[int, ...]
    size: int
    seed: str
    lots: tuple[Lot, ...] = ()
    version: int = LOT_VERSION

    def evolve(self, state: State) -> State:
        duels = bracket_of(self.finalists, self.size)
        return replace(state, seeds=self.seeds, duels=duels, desk="", calls=())


class DuelDecided(Event, tag="duel-decided"):
    """A duel has its winner; with a reason, the referee said so."""

    tells = story("duel-decided", table="duel", seat="winner")

    duel: str
    winner: int
    source: Source
    why: str = ""

    def evolve(self, state: State) -> State:
        after = replace(
            state,
            duels=decided(state.duels, self.duel, self.winner),
            reopened=tuple(name for name in state.reopened if name != self.duel),
        )
        if self.source == "hub":
            return after
        decision = Decision(kind="duel", table=self.duel, entrant=self.winner, why=self.why)
        return on_record(after, decision)

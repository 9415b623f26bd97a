"""Who is in the tournament: the opening, entries, those who go and those who come back."""

from typing import get_args

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.tournament.events.referee_record import is_official, on_record
from hub.rules.tournament.options import Dispensation, Options
from hub.rules.tournament.state import BLANK, Decision, Entrant, State, replace


class Opened(Event, tag="opened"):
    """The tournament begins with these options and entries."""

    options: Options

    def evolve(self, state: State) -> State:
        chosen = self.options
        return replace(
            BLANK,
            level=chosen.level,
            capacity=chosen.players,
            entrants=tuple(Entrant(name=name) for name in chosen.entries),
            **{what: getattr(chosen, what) for what in get_args(Dispensation)},
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("opened", count=len(self.options.entries))


class Entered(Event, tag="entered"):
    """One more player, also late."""

    tells = story("entered", seat="entrant")

    entrant: int
    name: str

    def evolve(self, state: State) -> State:
        return replace(state, entrants=(*state.entrants, Entrant(name=self.name)))


class Renamed(Event, tag="renamed"):
    """A name is put right."""

    tells = story("renamed", seat="entrant")

    entrant: int
    name: str

    def evolve(self, state: State) -> State:
        return _with(state, self.entrant, name=self.name)


class Withdrew(Event, tag="withdrew"):
    """Someone goes; with a reason, it was the referee who said so. It is the referee's alone."""

    entrant: int
    why: str = ""

    def evolve(self, state: State) -> State:
        after = _with(state, self.entrant, is_present=False)
        calls = tuple(actor for actor in after.calls if actor != self.entrant)
        departing = tuple(actor for actor in after.departing if actor != self.entrant)
        after = replace(after, calls=calls, departing=departing)
        if not self.why:
            return after
        return on_record(after, Decision(kind="sent-away", entrant=self.entrant, why=self.why))

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.why and is_official(viewer):
            return line("sent-away", seat=self.entrant, why=self.why)
        return line("withdrew", seat=self.entrant)


class Returned(Event, tag="returned"):
    """Someone is back."""

    tells = story("returned", seat="entrant")

    entrant: int

    def evolve(self, state: State) -> State:
        return _with(state, self.entrant, is_present=True)


def _with(state: State, at: int, **changes: str | bool) -> State:
    entrant = replace(state.entrants[at], **changes)
    return replace(state, entrants=state.entrants[:at] + (entrant,) + state.entrants[at + 1 :])

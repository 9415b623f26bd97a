"""Who is in the tournament: the opening, entries, those who go and those who come back."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.tournament.events.referee_record import is_official, on_record
from hub.rules.tournament.options import Options
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
            rounds=chosen.rounds,
            finalists=chosen.finalists,
            minutes=chosen.minutes,
            length=chosen.length,
            mixing=chosen.mixing,
            prizes=chosen.prizes,
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
        return _with(state, self.entrant, replace(state.entrants[self.entrant], name=self.name))


class Withdrew(Event, tag="withdrew"):
    """Someone goes; with a reason, it was the referee who said so. It is the referee's alone."""

    entrant: int
    why: str = ""

    def evolve(self, state: State) -> State:
        gone = replace(state.entrants[self.entrant], is_present=False)
        after = _with(state, self.entrant, gone)
        calls = tuple(actor for actor in after.calls if actor != self.entrant)
        after = replace(after, calls=calls)
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
        back = replace(state.entrants[self.entrant], is_present=True)
        return _with(state, self.entrant, back)


def _with(state: State, at: int, entrant: Entrant) -> State:
    return replace(state, entrants=state.entrants[:at] + (entrant,) + state.entrants[at + 1 :])

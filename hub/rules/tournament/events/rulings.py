"""What the referee rules: conduct, leave to depart from the rules, words on the record."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.tournament.events.referee_record import Private, on_record
from hub.rules.tournament.options import Dispensation
from hub.rules.tournament.state import Decision, State, call_of, replace


class Cautioned(Private, tag="cautioned"):
    """A caution, or a penalty if it costs points. It is between the referee and the player."""

    tells = story("cautioned", seat="entrant", why="why")

    entrant: int
    conduct: str
    why: str
    points: int = 0

    def evolve(self, state: State) -> State:
        decision = Decision(
            kind="penalty" if self.points else "caution",
            entrant=self.entrant,
            conduct=self.conduct,
            why=self.why,
            points=self.points,
        )
        return on_record(state, decision)

    def seen_by(self, viewer: Actor) -> Line | None:
        heard = super().seen_by(viewer)
        if heard is None or not self.points:
            return heard
        return line("penalised", seat=self.entrant, count=self.points, why=self.why)


class PenaltyLifted(Private, tag="penalty-lifted"):
    """A penalty no longer counts; both stay on the record. `number` is its line there."""

    tells = story("penalty-lifted", seat="entrant", why="why")

    number: int
    entrant: int
    why: str

    def evolve(self, state: State) -> State:
        lifted = replace(state.decisions[self.number], is_lifted=True)
        rows = state.decisions
        after = replace(state, decisions=rows[: self.number] + (lifted,) + rows[self.number + 1 :])
        return on_record(after, Decision(kind="lifted", entrant=self.entrant, why=self.why))


class Dispensed(Event, tag="dispensed"):
    """Leave to depart from the rules, and who gave it; everyone may know that."""

    what: Dispensation
    count: int
    why: str

    def evolve(self, state: State) -> State:
        after = on_record(state, Decision(kind=self.what, points=self.count, why=self.why))
        # Some are numbers and some are switches.
        kind = type(getattr(state, self.what))
        return replace(after, **{self.what: kind(self.count)})

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"dispensed-{self.what}", count=self.count)


class Noted(Private, tag="noted"):
    """Any other decision, in words."""

    tells = story("noted", "why")

    why: str

    def evolve(self, state: State) -> State:
        return on_record(state, Decision(kind="note", why=self.why))


class RefereeCalled(Private, tag="referee-called"):
    """A player asks the referee to come and watch.

    With a `number` the hub does, for a correction of theirs that waits: that is where it stands in
    the table's log.
    """

    tells = story("referee-called", seat="entrant", table="table")

    entrant: int
    table: str
    number: int = 0

    def evolve(self, state: State) -> State:
        new = () if self.entrant in state.calls else (self.entrant,)
        told = {**state.told, call_of(self.table): self.number} if self.number else state.told
        return replace(state, calls=(*state.calls, *new), told=told)


class CallAnswered(Private, tag="call-answered"):
    """The referee has been there."""

    tells = story("call-answered", seat="entrant")

    entrant: int

    def evolve(self, state: State) -> State:
        return replace(state, calls=tuple(actor for actor in state.calls if actor != self.entrant))

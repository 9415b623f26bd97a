"""What the referee rules: conduct, leave to depart from the rules, words on the record."""

from typing import Literal

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line, line
from hub.rules.tournament.events.referee_record import is_of, is_official, on_record
from hub.rules.tournament.state import Decision, State, replace

Dispensation = Literal["rounds", "finalists", "minutes", "length", "mixing", "prizes"]


class Cautioned(Event, tag="cautioned"):
    """A caution, or a penalty if it costs points. It is between the referee and the player."""

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
        if not is_official(viewer) and not is_of(viewer, self.entrant):
            return None
        if self.points:
            return line("penalised", seat=self.entrant, count=self.points, why=self.why)
        return line("cautioned", seat=self.entrant, why=self.why)


class PenaltyLifted(Event, tag="penalty-lifted"):
    """A penalty no longer counts; both stay on the record. `number` is its line there."""

    number: int
    entrant: int
    why: str

    def evolve(self, state: State) -> State:
        lifted = replace(state.decisions[self.number], is_lifted=True)
        rows = state.decisions
        after = replace(state, decisions=rows[: self.number] + (lifted,) + rows[self.number + 1 :])
        return on_record(after, Decision(kind="lifted", entrant=self.entrant, why=self.why))

    def seen_by(self, viewer: Actor) -> Line | None:
        if is_official(viewer) or is_of(viewer, self.entrant):
            return line("penalty-lifted", seat=self.entrant, why=self.why)
        return None


class Dispensed(Event, tag="dispensed"):
    """Leave to depart from the rules, and who gave it; everyone may know that."""

    what: Dispensation
    count: int
    why: str

    def evolve(self, state: State) -> State:
        after = on_record(state, Decision(kind=self.what, points=self.count, why=self.why))
        match self.what:
            case "rounds":
                return replace(after, rounds=self.count)
            case "finalists":
                return replace(after, finalists=self.count)
            case "minutes":
                return replace(after, minutes=self.count)
            case "length":
                return replace(after, length=self.count)
            case "mixing":
                return replace(after, mixing=bool(self.count))
            case "prizes":
                return replace(after, prizes=bool(self.count))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"dispensed-{self.what}", count=self.count)


class Noted(Event, tag="noted"):
    """Any other decision, in words."""

    why: str

    def evolve(self, state: State) -> State:
        return on_record(state, Decision(kind="note", why=self.why))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("noted", why=self.why) if is_official(viewer) else None


class RefereeCalled(Event, tag="referee-called"):
    """A player asks the referee to come and watch."""

    entrant: int
    table: str

    def evolve(self, state: State) -> State:
        return replace(state, calls=(*state.calls, self.entrant))

    def seen_by(self, viewer: Actor) -> Line | None:
        if is_official(viewer) or is_of(viewer, self.entrant):
            return line("referee-called", seat=self.entrant, table=self.table)
        return None


class CallAnswered(Event, tag="call-answered"):
    """The referee has been there."""

    entrant: int

    def evolve(self, state: State) -> State:
        return replace(state, calls=tuple(actor for actor in state.calls if actor != self.entrant))

    def seen_by(self, viewer: Actor) -> Line | None:
        if is_official(viewer) or is_of(viewer, self.entrant):
            return line("call-answered", seat=self.entrant)
        return None

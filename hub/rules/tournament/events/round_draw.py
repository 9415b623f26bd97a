"""Rounds: drawn, started, out of time, or not to stand."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.tournament.events.referee_record import STOPPED, is_official, on_record
from hub.rules.tournament.round_draw import Tables, Urn
from hub.rules.tournament.state import Decision, Seating, State, replace


class Drawn(Event, tag="drawn"):
    """A round's tables, and all that they were drawn from; `again` are Shoguns once more."""

    round: int
    urn: Urn
    tables: Tables
    again: tuple[int, ...] = ()

    def evolve(self, state: State) -> State:
        part = f".{state.voided + 1}" if state.voided else ""
        names = [f"r{self.round}{part}-t{table}" for table in range(1, len(self.tables) + 1)]
        seated = {
            name: Seating(name=name, round=self.round, entrants=entrants)
            for name, entrants in zip(names, self.tables, strict=True)
        }
        after = replace(
            state,
            round=self.round,
            field=state.field or len(self.urn.candidates),
            draws=state.draws + 1,
            tables={**state.tables, **seated},
            desk="",
            left_game=(),
            departing=(),
            **STOPPED,
        )
        for entrant in self.again:
            after = on_record(after, Decision(kind="shogun-again", entrant=entrant))
        return after

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("drawn", number=self.round, count=len(self.tables))


class DrawVoided(Event, tag="draw-voided"):
    """The last draw does not stand; nobody was Shogun in it."""

    why: str

    def evolve(self, state: State) -> State:
        kept = {name: table for name, table in state.tables.items() if table.round < state.round}
        after = replace(
            state,
            round=state.round - 1,
            field=state.field if state.round > 1 else 0,
            tables=kept,
            voided=state.voided + 1,
            desk="",
            calls=(),
            **STOPPED,
        )
        return on_record(after, Decision(kind="void-draw", why=self.why))

    def seen_by(self, viewer: Actor) -> Line | None:
        if is_official(viewer):
            return line("draw-voided-why", why=self.why)
        return line("draw-voided")


class RoundStarted(Event, tag="round-started"):
    """The clock of the round runs; when it began is the log's to say."""

    tells = story("round-started")

    def evolve(self, state: State) -> State:
        return replace(state, clock="running")


class ClockPaused(Event, tag="clock-paused"):
    """The clock stands still; the tables play on. With `restart`, because the hub was off."""

    restart: bool = False

    def evolve(self, state: State) -> State:
        return replace(state, is_paused=True, after_restart=self.restart)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("clock-held" if self.restart else "clock-paused")


class ClockResumed(Event, tag="clock-resumed"):
    """The clock goes on from where it stood."""

    tells = story("clock-resumed")

    def evolve(self, state: State) -> State:
        return replace(state, is_paused=False, after_restart=False)


class TimeAdded(Event, tag="time-added"):
    """This round has so many minutes more; where time was called it goes on with them."""

    tells = story("time-added", "count")

    count: int

    def evolve(self, state: State) -> State:
        clock = "running" if state.clock == "up" else state.clock
        after = replace(state, added=state.added + self.count, clock=clock)
        return on_record(after, Decision(kind="time-added", points=self.count))


class TimeCalled(Event, tag="time-called"):
    """Time is up: at every table the turn in progress is finished, and points are counted."""

    tells = story("time-called")

    def evolve(self, state: State) -> State:
        return replace(state, clock="up", is_paused=False, after_restart=False)


class TimeRecalled(Event, tag="time-recalled"):
    """Time is not up after all: the clock stands still, with what was left when it was called."""

    tells = story("time-recalled")

    def evolve(self, state: State) -> State:
        after = replace(state, clock="running", is_paused=True)
        return on_record(after, Decision(kind="time-recalled"))

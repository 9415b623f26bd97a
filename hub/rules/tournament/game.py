"""The tournament under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence

import msgspec

from hub.rules.contract.action import ByKey
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import Game, Sums
from hub.rules.contract.night import Step
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.view import AnyView, Secret, View
from hub.rules.tournament import draw_checks, ranking, required_tables, table_report, view
from hub.rules.tournament.actions import actions_now
from hub.rules.tournament.events import EVENTS, SLIPS
from hub.rules.tournament.events.entries import Opened
from hub.rules.tournament.format import FEWEST, MOST
from hub.rules.tournament.options import LEVELS, Options
from hub.rules.tournament.own_views import Tournament as Seen
from hub.rules.tournament.state import BLANK, State, Transaction


class Tournament(Game[State]):
    """A game whose moves are the referee's; its seats are the entrants, in the order they came."""

    key = "tournament"
    players = range(FEWEST, MOST + 1)
    levels: tuple[str, ...] = LEVELS
    options_type: type[AnyOptions] = Options
    events = EVENTS
    has_ring = False
    chart_markers: frozenset[str] = frozenset({"drawn", "qualifying-closed", "duel-decided"})

    def blank(self) -> State:
        return BLANK

    def setup(self, tx: Transaction, options: Options) -> None:
        entries = tuple(name.strip() for name in options.entries)
        tx.emit(Opened(options=msgspec.structs.replace(options, entries=entries)))

    def actions(self, state: State, actor: Actor) -> ByKey[State]:
        return actions_now(state, actor)

    def view(self, state: State, viewer: Actor) -> View[Seen]:
        return view.view(state, viewer)

    def is_final(self, state: State, tag: str, actor: Actor) -> bool:
        """A draw is voided, a sheet corrected, on the record, which loses no line."""
        return tag not in SLIPS

    def outcome(self, state: State) -> Outcome | None:
        return ranking.outcome(state)

    def invariants(self, state: State) -> Sums:
        """Nobody sits twice in a round, and every sheet is of the people at its table."""
        seated = [actor for table in state.tables_of(state.round) for actor in table.entrants]
        sheets = sum(
            tuple(row.entrant for row in sheet.rows) == state.tables[name].entrants
            for name, sheet in state.sheets.items()
        )
        return {
            "seated": (len(seated), len(set(seated))),
            "sheets": (sheets, len(state.sheets)),
        }

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        # A hub that runs tournaments never needs it, so it does not load it.
        from hub.rules.tournament import resampling

        return resampling.resample_hidden(steps, viewer, chance)

    def policy(
        self, view: AnyView, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        raise NotImplementedError("nobody plays a tournament itself; its tables are played")

    def tables_wanted(self, state: State) -> tuple[required_tables.WantedTable, ...]:
        """Which tables should be running now."""
        return required_tables.tables_wanted(state)

    def report(
        self, state: State, table: str, outcome: Outcome, figures: tuple[str, ...]
    ) -> Move | None:
        """The hub's move that reports a finished table; None if it is not wanted any more."""
        found = next((each for each in self.tables_wanted(state) if each.name == table), None)
        if found is None:
            return None
        if found.game == required_tables.DUEL:
            return table_report.duel_of(table, outcome)
        return table_report.report_of(table, outcome, figures)

    def check(self, events: Sequence[Event]) -> list[draw_checks.Checked]:
        """Every recorded draw, drawn again."""
        return draw_checks.check_draws(events)

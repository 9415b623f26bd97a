"""The tournament under the contract: the folder's parts, named as every ruleset names them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.ruleset import Step, Sums
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.stage import Stage
from hub.rules.contract.view import Line, Secret, View
from hub.rules.contract.who import Who
from hub.rules.tournament import checking, ranking, reporting, view, wanted
from hub.rules.tournament.deeds import deeds_now
from hub.rules.tournament.events import SLIPS, Happening, Opened
from hub.rules.tournament.field import FEWEST, MOST
from hub.rules.tournament.options import LEVELS, Options
from hub.rules.tournament.seen import Tournament as Seen
from hub.rules.tournament.state import BLANK, State
from hub.rules.tournament.telling import Tale


class Tournament:
    """The ruleset; its seats are the entrants, in the order they came."""

    key = "tournament"
    schema = 1
    players = range(FEWEST, MOST + 1)
    levels: tuple[str, ...] = LEVELS
    options_type: type[Any] = Options
    event_type: Any = Happening
    showcase: Any = None
    landmarks: frozenset[str] = frozenset({"drawn", "qualifying-closed", "duel-decided"})
    fences: frozenset[str] = frozenset()
    sheets: Sheets | None = None

    def blank(self) -> State:
        return BLANK

    def setup(self, tale: Tale, options: Options) -> None:
        entries = tuple(name.strip() for name in options.entries)
        tale.tell(Opened(options=msgspec.structs.replace(options, entries=entries)))

    def offers(self, state: State, who: Who) -> tuple[Offer, ...]:
        found = [deed.offer(state, who) for deed in deeds_now(state, who).values()]
        return tuple([offer for offer in found if offer is not None])

    def offer(self, state: State, who: Who, key: str) -> Offer | None:
        deed = deeds_now(state, who).get(key)
        return None if deed is None else deed.offer(state, who)

    def decide(self, tale: Tale, who: Who, move: Move) -> None:
        deeds_now(tale.state, who)[move.offer].do(tale, who, move.values)

    def awaited(self, state: State) -> tuple[int, ...]:
        """A tournament waits for its referee and its tables, never for a seat."""
        return ()

    def view(self, state: State, viewer: Who) -> View[Seen]:
        return view.view(state, viewer)

    def secret(self, state: State, seat: int) -> Secret | None:
        return None

    def witness(self, event: Event, viewer: Who) -> Line | None:
        return event.witness(viewer)

    def is_undo_barrier(self, state: State, event: Event) -> bool:
        return event.is_undo_barrier(state)

    def is_over(self, state: State) -> bool:
        return state.phase == "over"

    def is_final(self, state: State, tag: str, who: Who) -> bool:
        """A draw is voided, a sheet corrected, on the record, which loses no line."""
        return tag not in SLIPS

    def outcome(self, state: State) -> Outcome | None:
        return ranking.outcome(state)

    def conserved(self, state: State) -> Sums:
        """Nobody sits twice in a round, and every sheet is of the people at its table."""
        seated = [who for table in state.tables_of(state.round) for who in table.entrants]
        sheets = sum(
            tuple(row.entrant for row in sheet.rows) == state.tables[name].entrants
            for name, sheet in state.sheets.items()
        )
        return {
            "seated": (len(seated), len(set(seated))),
            "sheets": (sheets, len(state.sheets)),
        }

    def redeal(self, steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
        # A hub that runs tournaments never needs it, so it does not load it.
        from hub.rules.tournament import redealing

        return redealing.redeal(steps, viewer, chance)

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        raise NotImplementedError("nobody plays a tournament itself; its tables are played")

    def real_table(self, options: Options, chance: Chance) -> Stage | None:
        return None

    def tables_wanted(self, state: State) -> tuple[wanted.WantedTable, ...]:
        """Which tables should be running now."""
        return wanted.tables_wanted(state)

    def report(
        self, state: State, table: str, outcome: Outcome, figures: tuple[str, ...]
    ) -> Move | None:
        """The hub's move that reports a finished table; None if it is not wanted any more."""
        found = next((each for each in self.tables_wanted(state) if each.name == table), None)
        if found is None:
            return None
        if found.game == wanted.DUEL:
            return reporting.duel_of(table, outcome)
        return reporting.report_of(table, outcome, figures)

    def check(self, events: Sequence[Any]) -> list[checking.Checked]:
        """Every recorded draw, drawn again."""
        return checking.check_draws(events)

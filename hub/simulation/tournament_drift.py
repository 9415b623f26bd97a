"""Simulate tournaments at whose tables people slip: every table and duel, and its record."""

from collections import Counter
from typing import NamedTuple

import msgspec

from hub.bots.player import PlainPlayer
from hub.rules.contract.actor import HUB, REFEREE, TABLE
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.drifting_table import DriftingTable
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.play import apply
from hub.rules.contract.simulated_table import RealTable
from hub.rules.contract.slips import Drift
from hub.rules.registry import RULES, TOURNAMENT
from hub.simulation.correction_record import record_faults
from hub.simulation.game import run
from hub.simulation.ledger import Ledger
from hub.simulation.tournament_hub import TournamentHub
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.table_registry import TableRegistry
from hub.tournaments.reconciler import Reconciler, open_tournament

replace = msgspec.structs.replace

CUP = "cup"
# One table of Samurai Sword, two semi-finals and the final.
TABLES = 4
COUNTED = ("told", "slips", "corrections", "taps", "late", "undone")


class DriftingCup(msgspec.Struct, frozen=True, kw_only=True):
    """What to play; its chance follows from the seed and its number alone."""

    players: int
    level: str
    seed: str
    number: int

    @property
    def chances(self) -> str:
        return f"{self.seed}/{self.players}/{self.level}/{self.number}"


class DriftedTable(NamedTuple):
    """One table: what slipped, and what was put right at it. Its drift's gaps are the faults."""

    name: str
    drift: Drift
    ledger: Ledger


class CupTally(NamedTuple):
    """Many tables of one kind of cup."""

    what: str
    tables: list[DriftedTable]

    @property
    def faults(self) -> list[str]:
        return [f"{each.name}: {gap}" for each in self.tables for gap in each.drift.gaps]

    def __str__(self) -> str:
        counts: Counter[str] = Counter()
        for each in self.tables:
            counts.update({name: getattr(each.drift, name) for name in COUNTED})
            counts.update(recorded=len(each.ledger.done), reopened=len(each.ledger.reopened))
            counts.update(called=each.ledger.calls, sheets=len(each.ledger.sheets))
        many = len(self.tables)
        means = ", ".join(f"{number / many:.2f} {name}" for name, number in counts.items())
        astray = sum(bool(each.drift.gaps) for each in self.tables)
        return f"{self.what}: {many} tables, {astray} astray; at each {means}"


class SeededRegistry(TableRegistry):
    """Tables that are dealt the same again."""

    def __init__(self, seed: str) -> None:
        self.store = MemoryStore()
        super().__init__(self.store, RULES.__getitem__, lambda: 0)
        self._seed = seed

    def seed_of(self, name: str) -> str:
        return f"{self._seed}/{name}"


class CupNight:
    """One tournament of one round and its finals, one table after the other."""

    def __init__(self, cup: DriftingCup) -> None:
        self.registry = SeededRegistry(cup.chances)
        names = tuple(f"Player {each}" for each in range(1, cup.players + 1))
        options = TOURNAMENT.options_type(entries=names, level=cup.level, rounds=1)
        self.reconciler: Reconciler = open_tournament(self.registry, CUP, options)
        self._move("draw")

    def play(self) -> list[DriftedTable]:
        """All of it."""
        played: list[DriftedTable] = []
        while not TOURNAMENT.is_over(self.reconciler.state):
            wanted = TOURNAMENT.tables_wanted(self.reconciler.state)
            if wanted:
                played.append(self.drift(wanted[0].name))
            if played and played[-1].drift.gaps:
                return played
            if not wanted:
                self._move("close-qualifying")
        return played

    def drift(self, short: str) -> DriftedTable:
        """One table, to its end, and whether that is the real one's."""
        before = self.reconciler.state
        wanted = {each.name: each for each in TOURNAMENT.tables_wanted(before)}[short]
        table = self.reconciler.tables.table(short)
        rules, options = table.rules, table.settings.options()
        chance = SeededChance(self.registry.seed_of(table.name))
        real, facts = rules.simulated_table(options, chance), rules.table_facts(options)
        assert isinstance(real, RealTable)
        assert facts is not None
        hub = TournamentHub(self.reconciler, short, chance)
        drifting = DriftingTable(real, hub, facts, chance)
        run(drifting, [PlainPlayer(rules, chance)] * len(wanted.entrants))
        drift = drifting.drift
        drift.gaps += hub.faults
        drift.gaps += self._result_faults(short, drifting.real, before, hub.ledger)
        drift.gaps += record_faults(self.reconciler, short, wanted.entrants, hub.ledger)
        return DriftedTable(short, drift, hub.ledger)

    def _result_faults(
        self, short: str, real: RealTable, before: AnyState, ledger: Ledger
    ) -> list[str]:
        """The sheet, or the duel's winner, must be what the real table would have reported."""
        outcome = real.outcome()
        assert outcome is not None
        figures = tuple(place.figure for place in real.hub.rules.view(real.hub.state, TABLE).places)
        report = TOURNAMENT.report(before, short, outcome, figures)
        assert report is not None
        right, _ = apply(TOURNAMENT, before, HUB, report, SeededChance(""))
        wrong = _wrong_chairs(right, self.reconciler.state, short)
        if outcome.cause == "deck" and wrong == [real.hub.state.turn]:
            self._correct_sheet(short, report.values, ledger)
        one, other = _result(right, short), _result(self.reconciler.state, short)
        return [] if one == other else [f"the result is another: {other} [{one}]"]

    def _correct_sheet(self, short: str, values: dict[str, FieldValue], ledger: Ledger) -> None:
        """Whoever got up before they drew the last card has their resilience; a hub that was told
        of that deck's end while the rest was due has not booked it (open). The referee sees it.
        """
        why = f"the sheet of {short} had a resilience wrong"
        self._move("take-sheet", table=short)
        self._move("correct-sheet", **values, why=why)
        ledger.sheets.append(why)

    def _move(self, key: str, **values: FieldValue) -> None:
        table = self.reconciler.tournament
        offer = TOURNAMENT.offer(self.reconciler.state, REFEREE, key)
        assert offer is not None
        move = Move(offer=key, question=offer.question, values=values)
        table.game.submit(REFEREE, move, f"{key}@{table.version}")


def _wrong_chairs(right: AnyState, state: AnyState, short: str) -> list[int]:
    """Whose resilience is all that is not right on a sheet."""
    one, other = right.sheets.get(short), state.sheets.get(short)
    if one is None or other is None:
        return []
    pairs = list(enumerate(zip(one.rows, other.rows, strict=True)))
    wrong = [chair for chair, (row, had) in pairs if row != had]
    alike = [replace(had.had, resilience=row.had.resilience) == row.had for _, (row, had) in pairs]
    return wrong if all(alike) else []


def _result(state: AnyState, short: str) -> object:
    """Its sheet, whoever wrote it, or who won the duel."""
    if short not in state.tables:
        return state.duels[short.partition(".")[0]].winner
    sheet = state.sheets.get(short)
    return None if sheet is None else (sheet.rows, sheet.ending, sheet.chair)


def drift_cup(cup: DriftingCup) -> list[DriftedTable]:
    """Play one tournament through, with people who slip."""
    return CupNight(cup).play()

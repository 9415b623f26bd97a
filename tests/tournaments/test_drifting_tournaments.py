"""People slip at a tournament's tables: each ends as the real one, and all that was put right is
on the record, once.
"""

from itertools import chain
from typing import Any

import msgspec
import pytest

from hub.rules.contract.drifting_hub import DriftingHub
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.rules.tournament.actions import tables as reports
from hub.simulation.tournament_drift import (
    TABLES,
    CupNight,
    CupTally,
    DriftedTable,
    DriftingCup,
    drift_cup,
)
from hub.tables import running_game, undo
from hub.tables.corrections import told_before
from hub.tables.own_corrections import OwnCorrections
from hub.tables.running_game import RunningGame
from hub.tables.table_registry import TableRegistry
from hub.tournaments import reconciler
from hub.tournaments.reconciler import Reconciler, resume_tournaments

SIZES = (4, 5, 6, 7)
LEVELS = ("companion", "tokens")
MANY = 1000
# A planted fault shows at one of so many tables.
MOST = 20


def cup(number: int, players: int = 4, level: str = "companion") -> DriftingCup:
    return DriftingCup(players=players, level=level, seed="restless", number=number)


def cups(level: str, players: int, tables: int) -> CupTally:
    """So many tables, as many cups as that takes."""
    played = (drift_cup(cup(number, players, level)) for number in range(-(-tables // TABLES)))
    return CupTally(f"{level}, {players} players", list(chain.from_iterable(played)))


def check(tally: CupTally) -> None:
    """Nothing went astray, and something had been wrong."""
    assert tally.faults == []
    assert sum(each.drift.slips for each in tally.tables) > len(tally.tables)
    assert sum(len(each.ledger.done) for each in tally.tables) > len(tally.tables)


@pytest.mark.parametrize(("level", "players"), [("companion", 4), ("tokens", 7)])
def test_a_cup_that_drifts_ends_as_the_real_one_and_its_record_is_whole(
    level: str, players: int
) -> None:
    tally = cups(level, players, TABLES)
    assert [each.name for each in tally.tables] == ["r1-t1", "semi-1", "semi-2", "final"]
    check(tally)


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", SIZES)
def test_a_thousand_tables_of_cups_that_drift_end_as_the_real_ones(
    level: str, players: int
) -> None:
    tally = cups(level, players, MANY // len(SIZES) // len(LEVELS))
    print(tally)
    check(tally)


def test_the_same_table_drifts_the_same_way() -> None:
    one, other = (CupNight(cup(1, level="tokens")).drift("r1-t1") for _ in range(2))
    assert (one.drift, one.ledger.done) == (other.drift, other.ledger.done)


def test_what_was_put_right_is_the_same_after_a_restart() -> None:
    night = CupNight(cup(2, 5, "tokens"))
    played = night.play()
    assert faults(played) == []
    registry = TableRegistry(night.registry.store, night.registry.rules_of, lambda: 0)
    assert registry.resume() == {}
    (again,) = resume_tournaments(registry)
    assert again.state.decisions == night.reconciler.state.decisions
    for each in played:
        shown = again.tables.table(each.name).corrections
        assert [(e.by, e.what, e.why) for e in shown] == [
            (e.by, e.what, e.why) for e in each.ledger.done
        ]


def test_a_resilience_that_the_decks_end_left_out_is_set_right_on_the_sheet() -> None:
    """Who got up and drew the last card was still down in the books (open): the referee sees it."""
    table = CupNight(cup(11)).drift("r1-t1")
    assert (table.drift.gaps, len(table.ledger.sheets)) == ([], 1)


# --- Planted faults: each is found ---------------------------------------------------------------


def faults(played: list[DriftedTable]) -> list[str]:
    return [gap.partition(" [")[0] for each in played for gap in each.drift.gaps]


def found(level: str = "tokens") -> set[str]:
    """The faults of the first qualifying table that shows any."""
    for number in range(MOST):
        if told := faults([CupNight(cup(number, 5, level)).drift("r1-t1")]):
            return set(told)
    return set()


def test_a_seats_correction_left_off_the_record_is_found(monkeypatch: pytest.MonkeyPatch) -> None:

    def forgetful(rules: Any, of: str, state: Any, who: Any, offer: str, why: str) -> Any:
        is_left_off = who.kind == "seat" and offer == "correct-hand"
        return None if is_left_off else told_before(rules, of, state, who, offer, why)

    monkeypatch.setattr(running_game, "told_before", forgetful)
    assert {"the table misses correct-hand", "the desk misses correct-hand"} <= found("companion")


def test_a_referees_undo_left_off_the_record_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "_told", lambda now, who, why: ())
    assert {"the table misses undo", "the desk misses undo"} <= found()


def test_a_correction_that_the_desk_never_hears_of_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At the table it is told of; on its way to the tournament every third is lost."""
    untold = Reconciler._untold

    def lossy(self: Any, table: Any) -> Any:
        moves = untold(self, table)
        return tuple(each for each in moves if int(str(each.values.get("number", 1))) % 3)

    monkeypatch.setattr(Reconciler, "_untold", lossy)
    told = found()
    assert any(each.startswith("the desk misses") for each in told)
    assert not any(each.startswith("the table misses") for each in told)


def test_a_record_that_does_not_tell_from_what_to_what_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reports, "written", lambda changes: "")
    told = found()
    assert any(each.startswith("the desk misses") for each in told)
    assert any(each.startswith("the paper does not say what") for each in told)


def test_a_correction_that_the_table_refuses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules would have it, and the tournament's table does not let the seat."""
    submit = RunningGame.submit

    def refusing(self: Any, who: Any, move: Any, move_id: str, **more: Any) -> Any:
        if who.kind == "seat" and move.offer == "correct-resilience":
            raise Refusal("host-only")
        return submit(self, who, move, move_id, **more)

    monkeypatch.setattr(RunningGame, "submit", refusing)
    assert "the table refuses correct-resilience by the seat: host-only" in found()


def test_a_correction_that_nobody_offers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES["samurai"]
    offer = type(rules).offer

    def refusing(self: Any, state: Any, actor: Any, key: str) -> Offer | None:
        return None if key == "correct-honor" else offer(self, state, actor, key)

    monkeypatch.setattr(type(rules), "offer", refusing)
    told = found()
    assert "the referee cannot set honor: correct-honor is not offered" in told


def test_tokens_that_nobody_confirmed_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_game, "gain_of", lambda now, commit, who, move: None)
    assert "correct-resilience asks nobody" in found()


def test_a_referee_who_is_not_called_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OwnCorrections, "_call_overdue", lambda self, at_ms: None)
    assert "0 calls for what nobody confirms" in found()


def test_an_end_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DriftingHub, "_correct", lambda hub, actor, truth: ())
    assert any(each.startswith("the end is another") for each in found())


def test_a_sheet_that_differs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game ends as it should, and its table reports one honor more of somebody."""
    outcome_of = reconciler._outcome

    def richer(table: Any) -> Any:
        outcome = outcome_of(table)
        if outcome is None or "honor" not in outcome.numbers[0]:
            return outcome
        first = {**outcome.numbers[0], "honor": outcome.numbers[0]["honor"] + 1}
        return msgspec.structs.replace(outcome, numbers=(first, *outcome.numbers[1:]))

    monkeypatch.setattr(reconciler, "_outcome", richer)
    assert any(each.startswith("the result is another") for each in found())

"""Tokens that a tournament's player gives themselves: two others say that it is right, first."""

import pytest

from hub.rules.box.characters import CHARACTERS, NAMES
from hub.rules.contract.actor import HOST, HUB, REFEREE, TABLE, at
from hub.rules.contract.change import Change
from hub.rules.contract.form import Move
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import RULES
from hub.storage.memory import MemoryStore
from hub.tables.commit import TableFault
from hub.tables.events import SeatClaimed, SeatUncovered
from hub.tables.own_corrections import CALL_AFTER, OwnCorrections
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tournaments.reconciler import Reconciler, resume_tournaments
from hub.tournaments.record import happened, record_rows
from tests.tournaments.test_put_right import begun, chosen, correct_honor, honor, move


def asked(reconciler: Reconciler, seat: int = 2, more: int = 2) -> tuple[Table, int]:
    """Somebody says that they have more than the hub thinks; the version that asks it."""
    table = reconciler.tables.table("r1-t1")
    return table, correct_honor(table, at(seat), seat, honor(table, seat) + more)


def called(reconciler: Reconciler) -> int:
    return len(reconciler.state.calls)


def test_more_of_ones_own_tokens_waits_and_play_goes_on_with_the_old_number() -> None:
    reconciler = begun()
    was = honor(reconciler.tables.table("r1-t1"), 2)
    table, since = asked(reconciler)
    assert honor(table, 2) == was
    (seen,) = table.views.look(at(0)).corrections
    assert (seen.seat, seen.key, seen.was, seen.now) == (2, "honor", was, was + 2)
    assert (seen.yes, seen.needs, seen.called, seen.since) == (0, 2, False, since)
    answers = {seat: table.views.look(at(seat)).corrections[0].answer for seat in range(4)}
    assert answers == {0: True, 1: True, 2: False, 3: True}
    assert not any(table.views.look(who).corrections[0].answer for who in (TABLE, REFEREE, HOST))
    assert reconciler.state.decisions == ()


def test_less_of_them_is_believed_at_once() -> None:
    table = begun().tables.table("r1-t1")
    was = honor(table, 2)
    correct_honor(table, at(2), 2, was - 1)
    assert honor(table, 2) == was - 1
    assert table.own_corrections.pending == ()


def test_two_other_seats_make_it_count_and_it_is_on_the_record_then() -> None:
    reconciler = begun()
    table, since = asked(reconciler)
    was = honor(table, 2)
    table.own_corrections.answer(0, since, is_right=True)
    assert honor(table, 2) == was
    table.own_corrections.answer(3, since, is_right=True)
    assert honor(table, 2) == was + 2
    assert table.own_corrections.pending == ()
    (line,) = reconciler.state.decisions
    assert (line.kind, line.what) == ("own-correction", "correct-honor")
    assert Change("counter", was, was + 2, "honor", 2) in line.changes


def test_one_that_would_break_a_sum_is_a_fault_and_never_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, since = asked(begun())
    was = honor(table, 2)
    table.own_corrections.answer(0, since, is_right=True)
    monkeypatch.setattr(type(RULES["samurai"]), "invariants", lambda *_: {"tokens": (1, 2)})
    with pytest.raises(TableFault):
        table.own_corrections.answer(3, since, is_right=True)
    monkeypatch.undo()
    assert honor(table, 2) == was


@pytest.mark.parametrize("by", [2, 7, -1])
def test_nobody_confirms_their_own_nor_a_stranger_anybodys(by: int) -> None:
    table, since = asked(begun())
    with pytest.raises(Refusal) as refused:
        table.own_corrections.answer(by, since, is_right=True)
    assert refused.value.code == "cannot-confirm"
    assert table.own_corrections.pending[0].yes == ()


@pytest.mark.parametrize("is_uncovered", [False, True])
def test_a_seat_that_nobody_vouched_for_confirms_nothing(is_uncovered: bool) -> None:
    """Somebody else has Aya's seat since the start; time alone makes nobody known."""
    table, since = asked(begun())
    commit = table.own_corrections._commit
    with commit.decision():
        commit.append(HUB, SeatClaimed(seat=Seat(0), was="Aya"))
        if is_uncovered:
            commit.append(HUB, SeatUncovered(seat=Seat(0)))
    assert not table.views.look(at(0)).corrections[0].answer
    with pytest.raises(Refusal) as refused:
        table.own_corrections.answer(0, since, is_right=True)
    assert refused.value.code == "cannot-confirm"
    table.own_corrections.answer(1, since, is_right=True)


def test_one_seat_counts_once() -> None:
    table, since = asked(begun())
    table.own_corrections.answer(0, since, is_right=True)
    with pytest.raises(Refusal) as refused:
        table.own_corrections.answer(0, since, is_right=True)
    assert refused.value.code == "cannot-confirm"


def test_what_happened_meanwhile_counts_too() -> None:
    """It was 2 too few; since then one was lost."""
    reconciler = begun()
    table, since = asked(reconciler)
    was = honor(table, 2)
    correct_honor(table, REFEREE, 2, was - 1, why="lost to Bruno")
    for seat in (0, 1):
        table.own_corrections.answer(seat, since, is_right=True)
    assert honor(table, 2) == was - 1 + 2


def test_another_number_takes_the_place_of_the_one_that_waits() -> None:
    reconciler = begun()
    table, first = asked(reconciler, more=2)
    assert asked(reconciler, more=2)[1] == first
    _, second = asked(reconciler, more=1)
    assert [each.since for each in table.own_corrections.pending] == [second]
    with pytest.raises(Refusal) as refused:
        table.own_corrections.answer(0, first, is_right=True)
    assert refused.value.code == "no-correction"
    correct_honor(table, at(2), 2, honor(table, 2) - 1)
    assert table.own_corrections.pending == ()


def test_a_no_calls_the_referee_once_and_nobody_else_answers_then() -> None:
    reconciler = begun()
    table, since = asked(reconciler)
    table.own_corrections.answer(1, since, is_right=False)
    (caller,) = reconciler.state.calls
    assert reconciler.state.entrants[caller].name == table.seats.names[2]
    with pytest.raises(Refusal):
        table.own_corrections.answer(0, since, is_right=True)
    tournament = reconciler.tournament
    answered = Move(offer="answer-call", values={"entrant": caller})
    tournament.game.submit(REFEREE, answered, "been-there")
    reconciler.tend()
    assert reconciler.state.calls == ()


def test_silence_for_a_minute_calls_the_referee() -> None:
    reconciler = begun()
    table, _ = asked(reconciler)
    corrections = table.own_corrections
    assert corrections.see_to(1_000) == CALL_AFTER
    assert corrections.see_to(1_000 + CALL_AFTER - 1) == 1
    assert called(reconciler) == 0
    assert corrections.see_to(1_000 + CALL_AFTER) is None
    assert called(reconciler) == 1
    assert table.views.look(at(0)).corrections[0].called


def test_the_referee_overturns_it_or_lets_it_pass_and_says_why() -> None:
    for is_right in (False, True):
        reconciler = begun()
        table, since = asked(reconciler)
        was = honor(table, 2)
        with pytest.raises(Refusal) as refused:
            table.own_corrections.rule(since, is_right=is_right, why=" ")
        assert refused.value.code == "wrong-text"
        table.own_corrections.rule(since, is_right=is_right, why="I counted them")
        assert honor(table, 2) == was + 2 * is_right
        assert table.own_corrections.pending == ()
        (line,) = reconciler.state.decisions
        assert (line.kind, line.why, line.chair) == ("put-right", "I counted them", 2)
        assert line.what == ("correct-honor" if is_right else "overturned")


def test_with_a_new_deal_nothing_waits_of_the_one_before() -> None:
    table, since = asked(begun())
    move(table, REFEREE, "deal-again", why="a card lay face up")
    assert table.own_corrections.pending == ()
    with pytest.raises(Refusal) as refused:
        table.own_corrections.answer(0, since, is_right=True)
    assert refused.value.code == "no-correction"


def stronger(table: Table, seat: int) -> tuple[str, str]:
    """Who a seat is, and somebody free who begins with one resilience more."""
    own = table.views.look(TABLE).view.places[seat].figure
    taken = {place.figure for place in table.views.look(TABLE).view.places}
    free = [name for name in NAMES if name not in taken and CHARACTERS[name] > CHARACTERS[own]]
    return own, free[0]


def resilience(table: Table, seat: int) -> int:
    counters = table.views.look(TABLE).view.places[seat].counters
    return int(next(each.value for each in counters if each.key == "resilience"))


def test_a_character_with_more_tokens_is_confirmed_too_and_says_who_was_who() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    seat = 2
    move(table, REFEREE, "correct-character", seat=seat, character="hanzo", why="the wrong card")
    (own, name), was = stronger(table, seat), resilience(table, seat)
    since = move(table, at(seat), "correct-character", seat=seat, character=name)
    assert resilience(table, seat) == was
    (pending,) = table.own_corrections.pending
    assert (pending.change.key, pending.change.was, pending.change.now) == ("resilience", was, 5)
    for other in [each for each in range(4) if each != seat][:2]:
        table.own_corrections.answer(other, since, is_right=True)
    assert resilience(table, seat) == 5
    line = reconciler.state.decisions[-1]
    assert line.kind == "own-correction"
    assert Change("character", 0, 0, own, seat, name) in line.changes

    class Running:
        table = reconciler.tournament

    row = record_rows(happened(Running), is_whole=False)[-1]  # type: ignore[arg-type]
    assert own in str(row["was"])
    assert name in str(row["now"])
    # Back to fewer is believed.
    move(table, at(seat), "correct-character", seat=seat, character=own)
    assert resilience(table, seat) == was


def test_it_waits_through_a_restart_and_what_was_confirmed_is_done_once() -> None:
    store = MemoryStore()
    table, since = asked(begun(store))
    was = honor(table, 2)
    registry = TableRegistry(store, RULES.__getitem__, lambda: 0)
    registry.resume()
    (reconciler,) = resume_tournaments(registry)
    again = reconciler.tables.table("r1-t1")
    assert [each.since for each in again.own_corrections.pending] == [since]
    for seat in (0, 1):
        again.own_corrections.answer(seat, since, is_right=True)
    assert again.own_corrections.see_to(0) is None
    assert honor(again, 2) == was + 2


def test_what_was_confirmed_when_the_hub_died_is_done_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    table, since = asked(begun(store))
    was = honor(table, 2)
    with monkeypatch.context() as dying:
        dying.setattr(OwnCorrections, "_settle_confirmed", lambda _: None)
        for seat in (0, 1):
            table.own_corrections.answer(seat, since, is_right=True)
    registry = TableRegistry(store, RULES.__getitem__, lambda: 0)
    registry.resume()
    (reconciler,) = resume_tournaments(registry)
    again = reconciler.tables.table("r1-t1")
    assert (honor(again, 2), len(again.own_corrections.pending)) == (was, 1)
    assert again.own_corrections.see_to(0) is None
    assert (honor(again, 2), again.own_corrections.pending) == (was + 2, ())


def test_at_a_table_without_a_tournament_nobody_is_asked() -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    table = registry.open("home", "samurai", {"players": 4, "level": "tokens"})
    for seat, name in enumerate(("Aya", "Bruno", "Carla", "Dino")):
        table.seats.sit(seat, name)
    table.game.start(HOST)
    chosen(table)
    was = honor(table, 2)
    correct_honor(table, at(2), 2, was + 1)
    assert honor(table, 2) == was + 1
    assert table.corrections == ()

"""Whoever leaves a question unanswered is called by the table; time is told, never waited for."""

from typing import Any

import pytest

from hub.bots.player import PlainPlayer
from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, Actor, at
from hub.rules.contract.form import Move
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.simulated_table import Perspective
from hub.rules.contract.view import Asked, View
from hub.rules.registry import GAMES
from hub.tables.call_timer import call_timer
from hub.tables.calls import CALL_AFTER, QuestionTimes, Unanswered
from hub.tables.chance import SeededChance
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.tables.shelf import Shelf, Ticks, a
from tests.tables.toy import Toy, ToyRules

AYA, BEA, BOTAN = range(3)
EVERYONE = (at(AYA), at(BEA), HOST, TABLE, PANEL, WATCHER)


class Asking(ToyRules):
    """All are asked together, in the first turn."""

    round = 1
    hides_asked = False
    renumbers = 0

    def view(self, state: Toy, viewer: Actor) -> View[Any]:
        view = super().view(state, viewer)
        frames = () if self.hides_asked else state.frames
        asked = tuple(
            Asked(question=frame.question + self.renumbers, key="guess", seats=frame.awaited)  # type: ignore[union-attr]  # it only asks
            for frame in frames
        )
        names = ("game", "level", "phase", "turn", "places", "piles", "own")
        shown = {name: getattr(view, name) for name in names}
        return View(**shown, round=self.round, asked=asked)


class Room:
    """Aya, Bea and a bot, who are all asked at once, and a clock that the test turns."""

    def __init__(self, rules: Asking | None = None, players: int = 3) -> None:
        self.now = 0
        found = Asking() if rules is None else rules
        self.timer = call_timer(lambda: self.now)
        registry = TableRegistry(Shelf(), lambda _: found, Ticks())
        self.table: Table = registry.open("one", "toy", {"players": players})
        self.table.seats.sit(AYA, "Aya")
        self.table.seats.sit(BEA, "Bea")
        if players > BOTAN:
            self.table.seats.seat_bot(BOTAN, "Botan")
        self.shown: list[tuple[int, ...]] = []
        # Told before the timer is, as those may be who came before it.
        self.shown_first: list[tuple[int, ...]] = []
        self.table.watch(lambda _: self.shown_first.append(self.called()))
        self.timer.mind(self.table)
        self.table.game.start(HOST)
        self.table.watch(lambda _: self.shown.append(self.called()))

    def called(self, viewer: Actor = TABLE) -> tuple[int, ...]:
        return self.table.views.look(viewer).called

    def pass_for(self, milliseconds: int) -> int | None:
        self.now += milliseconds
        return self.timer.look()

    def answer(self, seat: int) -> None:
        self.guess(seat, f"answer-{seat}-{self.table.version}")

    def guess(self, seat: int, move_id: str) -> None:
        offer = next(o for o in self.table.views.look(at(seat)).offers if o.key == "guess")
        move = Move(offer="guess", question=offer.question, values={"say": "high"})
        self.table.game.submit(at(seat), move, move_id)


def test_times_are_kept_for_each_seat_and_question() -> None:
    times = QuestionTimes()
    aya, bea = Unanswered(Seat(AYA), 1), Unanswered(Seat(BEA), 1)
    times.note(frozenset({aya}), 100)
    times.note(frozenset({aya, bea}), 1_100)
    assert times.next_in(1_100) == CALL_AFTER - 1_000
    assert times.overdue(100 + CALL_AFTER - 1) == frozenset()
    assert times.overdue(100 + CALL_AFTER) == {aya}
    assert times.next_in(100 + CALL_AFTER) == 1_000
    assert times.overdue(1_100 + CALL_AFTER) == {aya, bea}
    assert times.next_in(1_100 + CALL_AFTER) is None
    times.note(frozenset({Unanswered(Seat(AYA), 2)}), 9_000)
    assert times.overdue(9_000) == frozenset()


def test_nobody_is_called_before_five_seconds_and_everyone_sees_who_is_after_them() -> None:
    room = Room()
    assert room.pass_for(CALL_AFTER - 1) == 1
    assert room.called() == ()
    assert room.shown == []
    assert room.pass_for(1) is None
    for viewer in EVERYONE:
        assert room.called(viewer) == (AYA, BEA), viewer


def test_a_call_is_shown_once_and_is_on_no_record() -> None:
    room = Room()
    version = room.table.version
    room.pass_for(CALL_AFTER)
    room.pass_for(CALL_AFTER)
    assert room.shown == [(AYA, BEA)]
    assert room.table.version == version


def test_an_answer_ends_the_call_of_that_seat_alone() -> None:
    room = Room()
    room.pass_for(CALL_AFTER)
    room.answer(BEA)
    assert room.shown[-1] == room.called() == (AYA,)


def test_the_next_question_has_its_own_five_seconds() -> None:
    room = Room(players=2)
    room.pass_for(CALL_AFTER)
    room.answer(AYA)
    room.answer(BEA)
    assert room.called() == ()
    assert room.pass_for(0) == CALL_AFTER
    room.pass_for(CALL_AFTER)
    assert room.called() == (AYA, BEA)


def test_a_bot_is_never_called() -> None:
    room = Room()
    room.answer(AYA)
    room.answer(BEA)
    assert room.pass_for(CALL_AFTER) is None
    assert room.called() == ()


def test_nobody_is_called_at_a_table_that_rests_and_time_begins_anew_after_it() -> None:
    room = Room()
    room.pass_for(CALL_AFTER)
    room.table.pause(HOST, "pizza")
    assert room.shown[-1] == room.called() == ()
    room.pass_for(10 * CALL_AFTER)
    room.table.resume_play(HOST)
    assert room.called() == ()
    room.pass_for(CALL_AFTER - 1)
    assert room.called() == ()
    room.pass_for(1)
    assert room.called() == (AYA, BEA)


def test_nobody_is_called_before_the_first_turn() -> None:
    rules = Asking()
    rules.round = 0
    room = Room(rules)
    room.pass_for(CALL_AFTER)
    assert room.called() == ()


def test_a_call_says_nothing_that_the_view_does_not_say() -> None:
    """Were a game to hide who is asked, the call would be hidden with it."""
    rules = Asking()
    room = Room(rules)
    rules.hides_asked = True
    room.pass_for(CALL_AFTER)
    for viewer in EVERYONE:
        assert room.called(viewer) == ()


def test_nor_does_it_speak_of_another_question() -> None:
    rules = Asking()
    room = Room(rules)
    room.pass_for(CALL_AFTER)
    assert room.called() == (AYA, BEA)
    rules.renumbers = 1
    assert room.called() == ()


def test_whoever_is_told_first_is_told_of_no_call_that_is_over() -> None:
    room = Room()
    room.pass_for(CALL_AFTER)
    room.answer(BEA)
    room.table.pause(HOST, "pizza")
    assert room.shown_first[-2:] == [(AYA,), ()]


def test_nobody_is_called_who_plays_alone() -> None:
    now = 0
    timer = call_timer(lambda: now)
    table = TableRegistry(Shelf(), GAMES.__getitem__, Ticks()).open("one", "solo", {"players": 1})
    table.seats.sit(AYA, "Aya")
    table.gather(HOST)
    timer.mind(table)
    player = PlainPlayer(table.rules, SeededChance("alone"))
    sight = table.views.look(at(AYA))
    for move in range(20):
        if sight.view.asked and sight.view.round:
            break
        secret = table.views.secret(AYA)
        chosen = player.move(Perspective(sight.view, secret, sight.offers))
        table.game.submit(at(AYA), chosen, f"move-{move:04d}")
        sight = table.views.look(at(AYA))
    assert sight.view.asked
    assert sight.view.round
    now = CALL_AFTER
    assert timer.look() is None
    assert table.views.look(TABLE).called == ()


def test_a_move_by_others_does_not_make_anyone_wait_longer_or_shorter() -> None:
    room = Room()
    room.pass_for(CALL_AFTER - 1_000)
    room.table.game.submit(at(AYA), a("throw"), "throw-1")
    assert room.pass_for(999) == 1
    room.pass_for(1)
    assert room.called() == (AYA, BEA)


def test_the_thread_sleeps_where_nobody_is_asked() -> None:
    room = Room(players=2)
    room.table.end(HOST)
    assert room.pass_for(0) is None


def test_the_thread_is_woken_for_the_first_question_and_calls_in_its_own_time() -> None:
    woken: list[None] = []
    timer = call_timer(lambda: 0)
    timer._thread.wake = lambda: woken.append(None)  # type: ignore[method-assign]  # to count
    room = Room()
    timer.mind(room.table)
    assert len(woken) == 1
    room.table.game.submit(at(AYA), a("throw"), "throw-1")
    assert len(woken) == 1


@pytest.mark.parametrize("game", ["samurai", "bang", "duel"])
def test_real_games_call_nobody_while_roles_are_looked_at(game: str) -> None:
    now = 0
    timer = call_timer(lambda: now)
    registry = TableRegistry(Shelf(), GAMES.__getitem__, Ticks())
    count = GAMES[game].players[-1]
    table = registry.open("one", game, {"players": count})
    for seat in range(count):
        table.seats.sit(seat, f"Guest {seat}")
    table.gather(HOST)
    timer.mind(table)
    now = CALL_AFTER
    timer.look()
    sight = table.views.look(TABLE)
    assert sight.view.asked
    assert sight.called == ()

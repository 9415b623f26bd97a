"""Looking: each viewer sees their own, of one version, and the watchers hear all in order."""

import threading
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from hub.rules.contract.actor import HOST, NOBODY, TABLE, WATCHER, at, viewers
from hub.rules.contract.identifiers import Version
from hub.rules.contract.view import Secret
from hub.tables.snapshot import Snapshot
from hub.tables.story import LINES
from hub.tables.viewer_snapshot import Person
from hub.tables.watchers import Watchers
from tests.tables.shelf import Shelf, a, opened, resumed, started, state_of, versions_into


def test_before_the_start_there_are_people_and_no_view() -> None:
    table = opened(Shelf())
    table.seats.sit(1, "Yuki")
    sight = table.views.look(TABLE)
    assert (sight.game, sight.version, sight.view, sight.offers) == ("toy", 2, None, ())
    assert sight.people[1] == Person(seat=1, name="Yuki", linked=False)
    assert len(sight.people) == 6
    assert table.views.secret(1) is None


def test_a_seat_sees_its_view_offers_and_lines() -> None:
    table = started(Shelf())
    table.game.submit(at(1), a("peek"), "m1")
    mine, public = table.views.look(at(1)), table.views.look(WATCHER)
    assert mine.view.own == 5
    assert [offer.key for offer in mine.offers][:2] == ["guess", "pay"]
    assert [line.code for line in mine.lines] == ["dealt", "peeked"]
    assert [line.code for line in public.lines] == ["dealt"]
    assert public.offers == ()
    assert mine.version == public.version == 3


def test_a_secret_is_fetched_and_never_part_of_what_is_shown() -> None:
    table = started(Shelf())
    numbers = state_of(table).numbers
    assert table.views.secret(1) == Secret(role=str(numbers[1]), team="")
    for viewer in viewers(3):
        assert b"role" not in msgspec.json.encode(table.views.look(viewer)).replace(
            b'"role":""', b""
        )


def test_a_seat_is_told_that_it_has_a_secret_and_nobody_else_has_one() -> None:
    table = opened(Shelf())
    assert not table.views.look(at(1)).covered
    table.game.start(HOST)
    assert table.views.look(at(1)).covered
    assert not any(table.views.look(viewer).covered for viewer in (HOST, TABLE, WATCHER))


def test_what_is_shown_can_be_sent() -> None:
    table = started(Shelf())
    assert msgspec.json.decode(msgspec.json.encode(table.views.look(at(0))))["table"] == "one"


def test_the_story_keeps_its_last_lines_in_order() -> None:
    table = started(Shelf())
    for number in range(LINES + 10):
        table.game.submit(at(number % 3), a("throw"), f"m{number}")
        if number % 7 == 0:
            table.views.look(at(0))
    told = [line.params.get("die") for line in table.views.look(at(0)).lines]
    assert told == list(state_of(table).thrown[-LINES:])
    assert table.views.look(at(1)).lines == table.views.look(at(0)).lines


def test_a_story_told_step_by_step_is_the_story_told_at_once() -> None:
    shelf = Shelf()
    table = started(shelf)
    for number in range(60):
        table.game.submit(at(number % 3), a("peek" if number % 2 else "throw"), f"m{number}")
        table.views.look(at(number % 2))
        if number % 5 == 4:
            table.undo.last_move(HOST)
    fresh = resumed(shelf)
    for viewer in viewers(3):
        assert table.views.look(viewer) == fresh.views.look(viewer)


def test_a_seat_is_linked_while_any_of_its_phones_is() -> None:
    table = opened(Shelf())
    told: list[int] = []
    table.watch(versions_into(told))
    leave, leave_too = table.connections.link(2), table.connections.link(2)
    assert [person.linked for person in table.views.look(TABLE).people][:4] == [
        False,
        False,
        True,
        False,
    ]
    leave()
    leave()
    assert table.views.look(TABLE).people[2].linked
    leave_too()
    assert not table.views.look(TABLE).people[2].linked
    assert told == [1, 1]


def test_phones_go_with_their_owners_when_seats_are_reordered() -> None:
    table = opened(Shelf())
    leave = table.connections.link(0)
    table.seats.reorder((1, 2, 0, 3, 4, 5))
    assert [person.seat for person in table.views.look(TABLE).people if person.linked] == [2]
    leave()
    assert not any(person.linked for person in table.views.look(TABLE).people)


def test_whoever_looks_is_told_their_seat_and_how_the_table_plays_before_it_begins() -> None:
    table = opened(Shelf())
    table.seats.sit(1, "Yuki")
    assert (table.views.look(at(1)).you, table.views.look(TABLE).you) == (1, NOBODY)
    assert table.views.look(at(1)).options == {"players": 3}
    table.game.start(HOST)
    mine = table.views.look(at(1))
    assert (mine.you, mine.options) == (1, {"players": 3})


def test_a_table_screen_is_there_while_any_is_and_sits_nowhere() -> None:
    table = opened(Shelf())
    told: list[int] = []
    table.watch(versions_into(told))
    assert not table.views.look(at(0)).on_screen
    leave, leave_too = table.connections.link_screen(), table.connections.link_screen()
    assert table.views.look(at(0)).on_screen
    assert not any(person.linked for person in table.views.look(at(0)).people)
    table.seats.reorder((1, 0, 2, 3, 4, 5))
    leave()
    assert table.views.look(at(0)).on_screen
    before = len(told)
    leave_too()
    assert not table.views.look(at(0)).on_screen
    assert len(told) == before + 1, "everyone hears that it is gone"


def test_a_watcher_is_told_until_it_stops() -> None:
    table = started(Shelf())
    told: list[int] = []
    stop = table.watch(versions_into(told))
    table.game.submit(at(0), a("throw"), "m1")
    stop()
    table.game.submit(at(0), a("throw"), "m2")
    assert told == [3]


def test_a_watcher_that_fails_harms_neither_the_table_nor_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = started(Shelf())
    told: list[int] = []

    def fail(now: Snapshot) -> None:
        raise RuntimeError(f"the numbers are {state_of(table).numbers}")

    table.watch(fail)
    table.watch(versions_into(told))
    table.game.submit(at(0), a("throw"), "m1")
    table.game.submit(at(0), a("throw"), "m2")
    assert told == [3, 4]
    assert table.views.look(TABLE).paused == ""
    assert "RuntimeError" in caplog.text
    assert "numbers" not in caplog.text


def test_watchers_hear_every_version_in_order_whatever_the_threads_do() -> None:
    table = started(Shelf(), players=6)
    heard: list[list[int]] = [[], [], []]
    for ear in heard:
        table.watch(versions_into(ear))
    line = threading.Barrier(6)

    def play(seat: int) -> None:
        line.wait()
        for number in range(100):
            table.game.submit(at(seat), a("throw"), f"m{number}")

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(play, range(6)))
    for ear in heard:
        assert ear == list(range(3, 603))


def test_what_a_watcher_sees_is_never_older_than_what_it_was_told() -> None:
    table = started(Shelf())
    seen: list[tuple[int, int]] = []
    table.watch(lambda now: seen.append((now.version, table.views.look(TABLE).version)))

    def play(seat: int) -> None:
        for number in range(50):
            table.game.submit(at(seat), a("throw"), f"m{number}")

    with ThreadPoolExecutor(3) as threads:
        list(threads.map(play, range(3)))
    assert len(seen) == 150
    assert all(shown >= version for version, shown in seen)


def test_a_watcher_may_move_and_all_still_hear_in_order() -> None:
    table = started(Shelf())
    told: list[int] = []

    def answer(now: Snapshot) -> None:
        if now.version < 10:
            table.game.submit(at(1), a("throw"), f"bot {now.version}")

    table.watch(answer)
    table.watch(versions_into(told))
    table.game.submit(at(0), a("throw"), "m1")
    assert told == list(range(3, 11))


def test_what_is_noted_while_the_teller_lets_go_is_not_left_behind() -> None:
    watchers = Watchers()
    told: list[int] = []
    watchers.add(versions_into(told))
    first = opened(Shelf())._commit.snapshot

    class Turn:
        """At the first release another thread notes a change, and finds the turn still taken."""

        def __init__(self) -> None:
            self.lock = threading.Lock()
            self.others = [msgspec.structs.replace(first, version=Version(2))]

        def acquire(self, blocking: bool = True) -> bool:
            return self.lock.acquire(blocking)

        def release(self) -> None:
            if self.others:
                watchers.note(self.others.pop())
                watchers.tell()
            self.lock.release()

    watchers._telling = Turn()  # type: ignore[assignment]  # as much of a lock as is used
    watchers.note(first)
    watchers.tell()
    assert told == [1, 2]

"""Looking: each viewer sees their own, of one version, and who is linked."""

import msgspec

from hub.rules.contract.actor import HOST, NOBODY, TABLE, WATCHER, at, viewers
from hub.rules.contract.view import Secret
from hub.tables.story import LINES
from hub.tables.viewer_snapshot import Person
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


def test_who_plays_without_a_phone_is_told_from_who_is_away() -> None:
    table = opened(Shelf())
    table.seats.sit(0, "Ada")
    table.seats.sit(1, "Grandma")
    table.seats.seat_bot(2, "Botan")
    table.keys.give("seat", 0)
    sight = table.views.look(at(0))
    assert not any(person.linked for person in sight.people)
    assert sight.without_phone == (1,)
    table.keys.give("seat", 1)
    assert table.views.look(at(0)).without_phone == ()


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

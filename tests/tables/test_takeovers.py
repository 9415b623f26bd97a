"""Seats that are taken over in the middle of a game: told to all, and covered for a while."""

from collections.abc import Sequence
from threading import Event
from typing import Any

import msgspec
import pytest

from hub.bots.runner import BotRunner
from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, Actor, at
from hub.rules.contract.form import Move
from hub.rules.contract.identifiers import Seat
from hub.rules.contract.view import Line, View
from hub.tables.export import bring_in, export
from hub.tables.join_service import JoinService
from hub.tables.keys import digest_of
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tables.takeover_limits import WAIT, TakeoverWaits
from hub.tables.takeover_timer import takeover_timer
from hub.tables.viewer_snapshot import Takeover, ViewerSnapshot
from tests.tables.shelf import Shelf, Ticks, a, refused
from tests.tables.toy import Toy, ToyRules

AYA, BEA, CHIE, BOTAN = range(4)
EVERYONE = (at(AYA), at(BEA), HOST, TABLE, PANEL, WATCHER)


class Turns(ToyRules):
    """Whoever throws ends the turn."""

    def view(self, state: Toy, viewer: Actor) -> View[Any]:
        view = super().view(state, viewer)
        turn = len(state.thrown)
        hand = (str(state.numbers[viewer.seat]),) if viewer.kind == "seat" else ()
        return View(
            **{name: getattr(view, name) for name in ("game", "level", "phase", "places", "own")},
            turn=turn % state.players,
            round=1 + turn,
            you=viewer.seat,
            piles=(),
            asked=(),
            hand=hand,
        )


class Room:
    """Aya and Bea with their phones, Chie without one, and a bot; the game has begun."""

    def __init__(self, *, begun: bool = True) -> None:
        self.now = 0
        self.shelf = Shelf()
        self.join_service = JoinService(
            TableRegistry(self.shelf, lambda _: Turns(), Ticks()), lambda: self.now
        )
        self.table = self._timed(self.join_service.open("toy", {"players": 4}))
        self.keys = [
            self.join_service.join(self.table.settings.code, name, None).key
            for name in ("Aya", "Bea")
        ]
        self.table.seats.sit(CHIE, "Chie", HOST)
        self.table.seats.seat_bot(BOTAN, "Botan")
        if begun:
            self.table.game.start(HOST)

    def _timed(self, table: Table) -> Table:
        table.takeovers._waits = TakeoverWaits(lambda: self.now)
        return table

    def restarted(self) -> "Room":
        registry = TableRegistry(self.shelf, lambda _: Turns(), Ticks())
        registry.resume()
        self.join_service = JoinService(registry, lambda: self.now)
        self.table = self._timed(registry.get(self.table.name))
        return self

    def join(self, seat: int, name: str, address: str = "") -> str:
        return self.join_service.join(self.table.settings.code, name, seat, address).key

    def peek(self) -> str:
        """The host's way to Chie's role: send her away, and come in as her."""
        self.table.seats.stand(CHIE)
        return self.join(CHIE, "Chie")

    def takeover(self, viewer: Actor = TABLE) -> Takeover:
        (found,) = self.table.views.look(viewer).takeovers
        return found

    def vouch(self, by: int) -> None:
        takeover = self.takeover(at(by))
        self.table.takeovers.vouch(by, takeover.seat, takeover.since)

    def told(self, viewer: Actor = TABLE) -> list[str]:
        return codes(self.table.views.look(viewer).lines)

    def is_covered(self, seat: int) -> bool:
        sight = self.table.views.look(at(seat))
        is_covered = not sight.view.hand
        if is_covered:
            with pytest.raises(Exception, match=r"^takeover-(waits|asks)$"):
                self.table.views.secret(seat)
        else:
            assert self.table.views.secret(seat) is not None
        return is_covered


def codes(lines: Sequence[Line]) -> list[str]:
    return [line.code for line in lines]


def test_freeing_and_taking_a_seat_are_told_to_everyone_by_name() -> None:
    room = Room()
    room.peek()
    room.join(BOTAN, "Dino")
    room.table.seats.stand(BEA)
    room.table.seats.seat_bot(BEA, "Fuji")
    wanted = [
        ("seat-vacated", {"name": "Chie"}),
        ("seat-resumed", {"name": "Chie"}),
        ("bot-relieved", {"name": "Dino", "was": "Botan"}),
        ("seat-vacated", {"name": "Bea"}),
        ("bot-seated", {"name": "Fuji", "was": "Bea"}),
    ]
    for table in (room.table, room.restarted().table):
        for viewer in EVERYONE:
            sight = table.views.look(viewer)
            assert [(line.code, line.params) for line in sight.lines[1:]] == wanted
            assert sight.seat_news == sight.lines[1:]


def test_before_the_start_nothing_is_told_and_nothing_is_covered() -> None:
    room = Room(begun=False)
    room.peek()
    room.join(BOTAN, "Dino")
    room.table.seats.stand(BEA)
    room.table.seats.sit(BEA, "Bea", HOST)
    room.table.game.start(HOST)
    sight = room.table.views.look(at(CHIE))
    assert codes(sight.lines) == ["dealt"]
    assert (sight.seat_news, sight.takeovers) == ((), ())
    assert not room.is_covered(CHIE)


def test_what_is_told_stays_until_the_next_turn() -> None:
    room = Room()
    room.table.seats.stand(CHIE)
    room.table.game.submit(at(AYA), a("pay", coins=1), "pays-one")
    assert codes(room.table.views.look(at(BEA)).seat_news) == ["seat-vacated"]
    assert codes(room.restarted().table.views.look(TABLE).seat_news) == ["seat-vacated"]
    room.table.game.submit(at(AYA), a("throw"), "ends-turn")
    for table in (room.table, room.restarted().table):
        assert table.views.look(TABLE).seat_news == ()
        assert "seat-vacated" in codes(table.views.look(TABLE).lines)


def test_an_undo_takes_none_of_it_back() -> None:
    room = Room()
    room.table.game.submit(at(AYA), a("pay", coins=1), "pays-one")
    room.peek()
    room.table.undo.last_move(HOST)
    assert room.told() == ["dealt", "seat-vacated", "seat-resumed", "taken-back"]
    assert room.is_covered(CHIE)


def test_whoever_takes_a_seat_over_has_it_but_sees_what_a_watcher_sees() -> None:
    room = Room()
    key = room.peek()
    assert room.table.keys.who(key) == at(CHIE)
    sight, anyone = room.table.views.look(at(CHIE)), room.table.views.look(WATCHER)
    assert (sight.you, sight.covered, sight.undo) == (CHIE, True, None)
    assert sight.view == anyone.view
    assert sight.lines == anyone.lines
    assert room.is_covered(CHIE)


def test_they_may_do_what_needs_no_look_and_nothing_else() -> None:
    room = Room()
    room.peek()
    sight = room.table.views.look(at(CHIE))
    assert sight.offers == room.table.views.acting(CHIE)
    assert "peek" not in {offer.key for offer in sight.offers}
    for offer in ("peek", "no-such-thing"):
        with refused("takeover-waits"):
            room.table.game.submit(at(CHIE), a(offer), f"a-{offer}")
    room.table.game.submit(at(CHIE), a("pay", coins=1), "pays-one")
    with refused("takeover-waits"):
        room.table.undo.last_move(at(CHIE))


def test_one_tap_of_another_seat_uncovers_it_at_once_and_is_told() -> None:
    room = Room()
    room.peek()
    assert room.takeover(at(AYA)) == Takeover(
        seat=CHIE, name="Chie", was="Chie", since=room.table.version, wait=30, vouch=True
    )
    assert [room.takeover(each).vouch for each in EVERYONE] == [True, True, *[False] * 4]
    room.vouch(BEA)
    assert room.table.views.look(TABLE).takeovers == ()
    assert not room.is_covered(CHIE)
    assert room.table.views.look(TABLE).lines[-1].params == {"seat": CHIE, "by": BEA}
    assert not room.restarted().is_covered(CHIE)


def test_without_it_thirty_seconds_do() -> None:
    room = Room()
    room.peek()
    assert WAIT == 30_000
    assert room.table.takeovers.uncover() == WAIT
    room.now = WAIT - 1
    assert room.table.takeovers.uncover() == 1
    assert room.is_covered(CHIE)
    assert room.takeover().wait == 1
    room.now = WAIT
    assert room.table.takeovers.uncover() is None
    assert not room.is_covered(CHIE)
    assert room.told()[-1] == "seat-uncovered"


def test_a_restart_begins_the_thirty_seconds_anew() -> None:
    room = Room()
    room.peek()
    room.table.takeovers.uncover()
    room.now = WAIT - 1
    room.restarted()
    assert room.is_covered(CHIE)
    assert room.table.takeovers.uncover() == WAIT
    room.now += WAIT
    room.table.takeovers.uncover()
    assert not room.is_covered(CHIE)


def test_the_timer_uncovers_what_is_due_at_each_table_and_sleeps_until_the_next() -> None:
    room, timer = Room(), takeover_timer()
    timer.mind(room.table)
    assert timer.look() is None
    room.peek()
    assert timer.look() == WAIT
    room.now = WAIT
    assert timer.look() is None
    assert not room.is_covered(CHIE)
    room.peek()
    room.join_service.registry.forget(room.table.name)
    room.now += 2 * WAIT
    assert timer.look() is None, "a table that is gone keeps nobody awake"


def test_a_seat_that_is_not_known_itself_has_no_say() -> None:
    room = Room()
    room.peek()
    room.join(BOTAN, "Dino")
    asked = {each.seat: each for each in room.table.views.look(TABLE).takeovers}
    for by, seat in ((CHIE, CHIE), (CHIE, BOTAN), (BOTAN, CHIE), (99, CHIE)):
        with refused("cannot-vouch"):
            room.table.takeovers.vouch(by, seat, asked[seat].since)
    # Nor later, when only time has made it so: whoever held still would vouch for the next one.
    room.table.takeovers.uncover()
    room.now = WAIT
    room.table.takeovers.uncover()
    room.table.seats.stand(BEA)
    room.join(BEA, "Gina")
    for by in (CHIE, BOTAN):
        with refused("cannot-vouch"):
            room.table.takeovers.vouch(by, BEA, room.takeover().since)
    room.vouch(AYA)
    assert not room.is_covered(BEA)


def test_neither_a_bot_nor_a_seat_without_a_phone_nor_its_lent_device_has_a_say() -> None:
    room = Room()
    room.table.seats.stand(BEA)
    room.join(BEA, "Gina")
    who = room.table.keys.who(room.join_service.hand(room.table, CHIE))
    assert who == at(CHIE)
    for by in (CHIE, BOTAN):
        assert not room.takeover(at(by)).vouch
        with refused("cannot-vouch"):
            room.table.takeovers.vouch(by, BEA, room.takeover().since)


def test_a_tap_that_was_meant_for_another_takeover_is_none() -> None:
    room = Room()
    room.peek()
    old = room.takeover()
    room.peek()
    with refused("no-takeover"):
        room.table.takeovers.vouch(AYA, CHIE, old.since)
    with refused("no-takeover"):
        room.table.takeovers.vouch(AYA, BOTAN, old.since)
    room.vouch(AYA)
    with refused("no-takeover"):
        room.table.takeovers.vouch(BEA, CHIE, old.since)


def test_freeing_the_seat_or_giving_it_to_the_hub_ends_the_question() -> None:
    room = Room()
    for end in (lambda: None, lambda: room.table.seats.seat_bot(CHIE, "Fuji")):
        room.peek()
        room.table.seats.stand(CHIE)
        end()
        assert room.table.views.look(at(AYA)).takeovers == ()
        assert not room.table.takeovers.is_waiting
        assert not room.is_covered(CHIE)
        room.table.seats.sit(CHIE, "Chie", HOST)


def test_another_name_makes_nobody_known() -> None:
    room = Room()
    room.peek()
    room.table.seats.rename(CHIE, "Chie B")
    assert room.is_covered(CHIE)
    assert room.takeover().name == "Chie B"


def test_the_hosts_code_moves_a_seat_covered_and_its_owners_own_does_not() -> None:
    room = Room()
    own = room.join_service.move(room.join_service.move_code(room.table, AYA, is_own=True))
    assert room.table.keys.who(own.key) == at(AYA)
    assert not room.is_covered(AYA)
    hosts = room.join_service.move(room.join_service.move_code(room.table, AYA))
    assert room.table.keys.who(hosts.key) == at(AYA)
    assert room.is_covered(AYA)
    takeover = room.takeover(at(BEA))
    assert (takeover.name, takeover.was, takeover.vouch) == ("Aya", "Aya", True)
    assert codes(room.table.views.look(TABLE).seat_news) == ["seat-moved", "seat-moved"]


def test_an_own_code_carries_a_covered_seat_on_covered() -> None:
    room = Room()
    room.peek()
    since = room.takeover().since
    room.join_service.move(room.join_service.move_code(room.table, CHIE, is_own=True))
    assert room.is_covered(CHIE)
    assert room.takeover().since == since


def test_somebody_whom_the_host_seats_without_a_phone_is_covered_too() -> None:
    room = Room()
    room.table.seats.stand(CHIE)
    room.table.seats.sit(CHIE, "Chie", HOST)
    assert room.table.keys.who(room.join_service.hand(room.table, CHIE)) == at(CHIE)
    assert room.is_covered(CHIE)
    room.vouch(AYA)
    assert not room.is_covered(CHIE)


def test_a_device_that_goes_round_to_whoever_always_sat_there_shows_it_as_ever() -> None:
    room = Room()
    assert room.table.keys.who(room.join_service.hand(room.table, CHIE)) == at(CHIE)
    assert not room.is_covered(CHIE)


def test_where_no_other_person_sits_it_is_uncovered_at_once() -> None:
    room = Room(begun=False)
    for seat in (AYA, BEA, CHIE):
        room.table.seats.stand(seat)
        room.table.seats.seat_bot(seat, f"Bot {seat}")
    room.table.game.start(HOST)
    room.join(AYA, "Aya", "10.0.0.2")
    assert not room.is_covered(AYA)
    assert codes(room.table.views.look(TABLE).lines) == ["dealt", "bot-relieved"]
    # The second person is asked about, by the first one.
    room.join(BEA, "Bea", "10.0.0.3")
    assert room.is_covered(BEA)
    room.vouch(AYA)
    assert not room.is_covered(BEA)


def test_a_second_bots_seat_from_one_address_needs_a_yes_however_long_it_waits() -> None:
    room = Room()
    room.table.seats.stand(CHIE)
    room.table.seats.seat_bot(CHIE, "Fuji")
    room.join(CHIE, "Dino", "10.0.0.9")
    room.join(BOTAN, "Emi", "10.0.0.9")
    room.table.takeovers.uncover()
    room.now = WAIT
    room.table.takeovers.uncover()
    assert not room.is_covered(CHIE)
    assert room.is_covered(BOTAN)
    with refused("takeover-asks"):
        room.table.views.secret(BOTAN)
    assert room.takeover(at(AYA)).wait == -1
    room.vouch(AYA)
    assert not room.is_covered(BOTAN)


def test_a_bot_that_was_sent_away_first_makes_no_difference() -> None:
    room = Room()
    room.join(BOTAN, "Dino", "10.0.0.9")
    room.table.seats.stand(CHIE)
    room.join(CHIE, "Emi", "10.0.0.9")
    assert [each.wait for each in room.table.views.look(TABLE).takeovers] == [30, -1]


def test_whoever_comes_back_to_the_same_seat_waits_as_at_first() -> None:
    room = Room()
    for _ in range(2):
        room.join(BOTAN, "Dino", "10.0.0.9")
        assert room.takeover().wait == 30
        room.table.seats.stand(BOTAN)


def test_a_hosts_code_counts_for_nobody() -> None:
    room = Room()
    for seat in (AYA, BEA):
        room.join_service.move(room.join_service.move_code(room.table, seat), "10.0.0.9")
    assert [each.wait for each in room.table.views.look(TABLE).takeovers] == [30, 30]


def test_whoever_took_one_bots_seat_does_not_say_yes_to_their_own_second() -> None:
    room = Room()
    room.table.seats.stand(CHIE)
    room.table.seats.seat_bot(CHIE, "Fuji")
    room.join(CHIE, "Dino", "10.0.0.9")
    room.vouch(AYA)
    room.join(BOTAN, "Emi", "10.0.0.9")
    assert not room.takeover(at(CHIE)).vouch
    with refused("cannot-vouch"):
        room.table.takeovers.vouch(CHIE, BOTAN, room.takeover().since)


def test_a_player_does_not_say_yes_to_a_second_phone_at_their_own_address() -> None:
    room = Room()
    room.table.connections.link(AYA, "10.0.0.2")
    room.table.connections.link(BEA, "10.0.0.3")
    room.join(BOTAN, "Dino", "10.0.0.2")
    assert not room.takeover(at(AYA)).vouch
    assert room.takeover(at(BEA)).vouch


def test_where_all_phones_have_one_address_anyone_says_yes() -> None:
    room = Room()
    for seat in (AYA, BEA):
        room.table.connections.link(seat, "10.0.0.1")
    room.join(BOTAN, "Dino", "10.0.0.1")
    assert room.takeover(at(AYA)).vouch
    room.vouch(AYA)
    assert not room.is_covered(BOTAN)


def test_people_behind_one_address_take_as_many_bots_seats_as_they_like_before_the_start() -> None:
    room = Room(begun=False)
    room.join(BOTAN, "Dino", "10.0.0.1")
    room.table.seats.stand(CHIE)
    room.table.seats.seat_bot(CHIE, "Fuji")
    room.join(CHIE, "Emi", "10.0.0.1")
    room.table.game.start(HOST)
    assert not room.is_covered(CHIE)
    room.table.seats.stand(BEA)
    room.table.seats.seat_bot(BEA, "Ginko")
    room.join(BEA, "Gina", "10.0.0.1")
    assert room.takeover().wait > 0


def test_the_hubs_own_player_makes_no_move_for_a_seat_that_a_person_took() -> None:
    room = Room()
    before = room.table.views.look(at(BOTAN))
    room.join(BOTAN, "Dino")
    with refused("seat-taken"):
        room.table.game.submit_bot(BOTAN, a("throw"), f"bot-{before.version}")
    room.vouch(AYA)
    with refused("seat-taken"):
        room.table.game.submit_bot(BOTAN, a("throw"), f"bot-{before.version}")


def test_a_herd_leaves_a_taken_seat_alone_at_once() -> None:
    room = Room()
    room.join(BOTAN, "Dino")
    version = room.table.version
    herd = BotRunner(0)
    try:
        herd.mind(room.table)
    finally:
        herd.stop()
    assert room.table.version == version


def test_a_move_that_the_hub_was_thinking_of_is_not_made_for_whoever_sat_down_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room, thought, has_thought = Room(), [], Event()

    def think(_: object, seen: object) -> Move:
        thought.append(room.join(BOTAN, "Dino"))
        has_thought.set()
        return a("throw")

    monkeypatch.setattr("hub.bots.runner.PlainPlayer.move", think)
    herd = BotRunner(0)
    try:
        herd.mind(room.table)
        # It thinks in a thread of its own; stopped before, it would not begin.
        assert has_thought.wait(60)
    finally:
        herd.stop()
    assert len(thought) == 1
    assert room.told() == ["dealt", "bot-relieved"]


def test_again_at_a_table_that_was_deleted_meanwhile_opens_none() -> None:
    room = Room()
    room.join_service.registry.forget(room.table.name)
    with refused("no-such-table"):
        room.join_service.again(room.table)
    assert room.join_service.registry.tables() == ()
    assert room.shelf.tables() == []


def test_again_begins_with_nothing_covered() -> None:
    room = Room()
    key = room.peek()
    table = room.join_service.again(room.table)
    table.game.start(HOST)
    assert table.keys.who(key) == at(CHIE)
    assert table.views.look(at(CHIE)).view.hand
    assert table.views.look(TABLE).takeovers == ()
    assert room.table.views.look(at(AYA)).takeovers == ()
    with refused("table-ended"):
        room.table.takeovers.vouch(
            AYA, CHIE, room.table._commit.snapshot.changes.claims[Seat(CHIE)].since
        )


def test_an_export_tells_of_it_and_comes_in_again() -> None:
    room = Room()
    room.peek()
    room.vouch(AYA)
    story = room.table.views.look(TABLE).lines
    room.table.game.submit(at(AYA), a("finish"), "finishes")
    data = msgspec.json.encode(export(room.table))
    assert b"seat-claimed" in data
    other = TableRegistry(Shelf(), lambda _: Turns(), Ticks())
    back = bring_in(other, data, "back")
    assert back.views.look(TABLE).lines[: len(story)] == story


def test_no_more_is_news_than_a_screen_can_show() -> None:
    room = Room()
    for _ in range(20):
        room.table.seats.stand(CHIE)
        room.table.seats.sit(CHIE, "Chie", HOST)
    assert len(room.table.views.look(TABLE).seat_news) == 12


def test_a_sight_of_a_table_where_nothing_happened_to_seats_is_as_it_was() -> None:
    sight: ViewerSnapshot = Room().table.views.look(at(AYA))
    assert (sight.seat_news, sight.takeovers) == ((), ())


def test_a_tournaments_key_for_another_phone_is_told_and_covers_nothing() -> None:
    room = Room(begun=False)
    room.table.keys.share("entrant", BEA, digest_of("the first phone's key"))
    room.table.game.start(HOST)
    assert room.told() == ["dealt"]
    room.table.keys.share("entrant", BEA, digest_of("the second phone's key"))
    for table in (room.table, room.restarted().table):
        sight = table.views.look(TABLE)
        assert [(line.code, line.params) for line in sight.seat_news] == [
            ("seat-moved", {"seat": BEA})
        ]
        assert sight.takeovers == ()
    assert not room.is_covered(BEA)

"""A phone that the host lets answer for a guest without one: for that seat, and nothing more."""

from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, Actor, at
from hub.rules.contract.form import Move
from hub.rules.registry import GAMES
from hub.tables.keys import digest_of
from hub.tables.table import Table
from tests.tables.shelf import Shelf, Ticks, refused
from tests.tables.test_panel import GRANDMA, asked, gathered, struck


def helped() -> tuple[Table, int, int]:
    """Grandma is struck; one who was not the striker answers for her, another does not."""
    table, _, _ = struck()
    by = table.views.look(TABLE).view.turn
    proxy, other = (seat for seat in range(4) if seat not in (GRANDMA, by))
    table.proxies.appoint(GRANDMA, proxy)
    return table, proxy, other


def restarted(shelf: Shelf) -> Table:
    return Table.resume(shelf, "one", GAMES.__getitem__, Ticks())


def test_a_proxy_is_told_for_whom_and_nobody_else_is() -> None:
    table, proxy, other = helped()
    assert table.views.look(at(proxy)).answers_for == (GRANDMA,)
    for viewer in (at(other), at(GRANDMA), HOST, TABLE, PANEL, WATCHER):
        assert table.views.look(viewer).answers_for == ()
    assert table.proxies.pairs() == ((GRANDMA, proxy),)


def test_a_proxy_answers_and_the_record_says_who_did() -> None:
    table, proxy, _ = helped()
    offers = table.views.acting(GRANDMA, at(proxy))
    assert [offer.key for offer in offers] == ["parry", "take"]
    table.game.submit(at(proxy), asked(table, "take"), "answer-1", for_seat=GRANDMA)
    record = table.log.records()[-1]
    assert (record.by, record.for_seat) == (f"seat {proxy}", GRANDMA)
    assert table.views.look(TABLE).view.asked == ()


def test_a_proxy_may_take_the_answer_back_as_their_own_move() -> None:
    table, proxy, other = helped()
    version = table.game.submit(at(proxy), asked(table, "take"), "answer-1", for_seat=GRANDMA)
    assert table.views.look(at(proxy)).undo == version
    assert table.views.look(at(other)).undo is None


def test_an_answer_is_not_taken_back_once_the_right_is_withdrawn() -> None:
    table, proxy, other = helped()
    version = table.game.submit(at(proxy), asked(table, "take"), "answer-1", for_seat=GRANDMA)
    table.proxies.appoint(GRANDMA, other)
    for who in (at(proxy), at(other)):
        assert table.views.look(who).undo is None
        with refused("not-yours-to-undo"):
            table.undo.last_move(who, "undo-1", last=version)
    table.proxies.appoint(GRANDMA, proxy)
    assert table.views.look(at(proxy)).undo == version


def test_after_a_restart_a_proxy_takes_its_answer_back_as_before() -> None:
    table, shelf, _ = struck()
    proxy = next(
        seat for seat in range(4) if seat not in (GRANDMA, table.views.look(TABLE).view.turn)
    )
    table.proxies.appoint(GRANDMA, proxy)
    version = table.game.submit(at(proxy), asked(table, "take"), "answer-1", for_seat=GRANDMA)
    again = restarted(shelf)
    assert again.views.look(at(proxy)).undo == version
    again.proxies.appoint(GRANDMA, None)
    assert restarted(shelf).views.look(at(proxy)).undo is None


def test_only_what_the_game_waits_for_is_the_proxys() -> None:
    """No correction, no leaving: that stays with the host."""
    table, proxy, _ = helped()
    assert {offer.key for offer in table.views.acting(GRANDMA, HOST)} > {"leave", "deck-end"}
    for key in ("leave", "deck-end", "correct-honor", "never-heard-of"):
        with refused("needs-the-owner"):
            table.game.submit(at(proxy), Move(offer=key), "answer-1", for_seat=GRANDMA)


def test_nobody_else_acts_or_looks_for_a_seat() -> None:
    table, proxy, other = helped()
    for who, seat in ((at(other), GRANDMA), (at(proxy), other), (TABLE, GRANDMA)):
        with refused("host-only"):
            table.views.acting(seat, who)
        with refused("host-only"):
            table.views.look_for(seat, who)
        with refused("host-only"):
            table.game.submit(who, asked(table, "take"), "answer-1", for_seat=seat)


def test_the_right_is_taken_back() -> None:
    table, proxy, other = helped()
    table.proxies.appoint(GRANDMA, other)
    with refused("host-only"):
        table.views.acting(GRANDMA, at(proxy))
    table.proxies.appoint(GRANDMA, None)
    with refused("host-only"):
        table.views.acting(GRANDMA, at(other))


def test_a_guest_with_a_phone_answers_themselves() -> None:
    table, proxy, _ = helped()
    table.keys.share("seat", GRANDMA, digest_of("grandmas-own-key"))
    assert table.views.look(at(proxy)).answers_for == ()
    with refused("host-only"):
        table.game.submit(at(proxy), asked(table, "take"), "answer-1", for_seat=GRANDMA)


def test_whoever_sits_down_in_the_proxys_seat_is_no_proxy() -> None:
    table, proxy, _ = helped()
    table.seats.stand(proxy)
    assert table.proxies.pairs() == ()
    table.seats.sit(proxy, "A stranger", digest=digest_of("a-strangers-key"))
    with refused("host-only"):
        table.views.acting(GRANDMA, at(proxy))


def test_whoever_took_the_proxys_seat_over_answers_for_nobody_until_they_are_known() -> None:
    table, proxy, _ = helped()
    name = table.seats.names[proxy]
    table.seats.stand(proxy)
    table.seats.sit(proxy, name, digest=digest_of("the-same-name-but-who"))
    assert table.views.look(at(proxy)).answers_for == ()
    with refused("host-only"):
        table.views.acting(GRANDMA, at(proxy))


def test_a_proxy_has_a_phone_and_the_guest_has_none() -> None:
    table, proxy, other = helped()
    for guest, by, code in (
        (other, proxy, "seat-has-phone"),
        (GRANDMA, GRANDMA, "proxy-without-phone"),
        (5, proxy, "seat-free"),
        (99, proxy, "no-such-seat"),
        (GRANDMA, 99, "no-such-seat"),
    ):
        with refused(code):
            table.proxies.appoint(guest, by)
    assert table.proxies.pairs() == ((GRANDMA, proxy),)


def test_a_proxy_says_that_a_guest_has_looked_only_after_they_could() -> None:
    table = gathered()
    table.proxies.appoint(GRANDMA, 0)
    table.game.start(HOST)

    def offered(who: Actor) -> bool:
        return any(offer.looked for offer in table.views.acting(GRANDMA, who))

    assert offered(HOST)
    assert not offered(at(0))
    with refused("needs-the-owner"):
        table.game.submit(at(0), asked(table, "seen"), "answer-1", for_seat=GRANDMA)
    table.device.hand(GRANDMA, digest_of("the-key-that-goes-round"), lambda: True)
    assert offered(at(0))


def test_whoever_acts_for_a_seat_is_told_how_far_the_others_are_from_there() -> None:
    table, proxy, _ = helped()
    theirs = table.views.look(at(GRANDMA)).view.reach
    assert theirs[GRANDMA] == 0
    assert sum(theirs) > 0
    assert table.views.look_for(GRANDMA, HOST).view.reach == theirs
    assert table.views.look_for(GRANDMA, at(proxy)).view.reach == theirs
    assert table.views.look(HOST).view.reach == ()


def test_a_restart_keeps_the_right_and_that_it_was_withdrawn() -> None:
    shelf = Shelf()
    table = gathered(shelf)
    table.proxies.appoint(GRANDMA, 0)
    table.proxies.appoint(GRANDMA, 1)
    again = restarted(shelf)
    assert again.proxies.pairs() == ((GRANDMA, 1),)
    assert again.views.look(at(1)).answers_for == (GRANDMA,)
    again.proxies.appoint(GRANDMA, None)
    assert restarted(shelf).proxies.pairs() == ()


def test_after_a_restart_a_proxy_answers_the_question_that_lay_before_it() -> None:
    table, shelf, _ = struck()
    by = table.views.look(TABLE).view.turn
    proxy, other = (seat for seat in range(4) if seat not in (GRANDMA, by))
    table.proxies.appoint(GRANDMA, proxy)
    again = restarted(shelf)
    with refused("host-only"):
        again.game.submit(at(other), asked(again, "take"), "answer-1", for_seat=GRANDMA)
    again.game.submit(at(proxy), asked(again, "take"), "answer-1", for_seat=GRANDMA)
    assert again.views.look(TABLE).view.asked == ()


def test_saying_the_same_twice_is_one_record() -> None:
    table = gathered()
    table.proxies.appoint(GRANDMA, None)
    version = table.version
    assert table.proxies.appoint(GRANDMA, 0) == version + 1
    assert table.proxies.appoint(GRANDMA, 0) == version + 1
    assert table.proxies.appoint(GRANDMA, None) == version + 2
    assert table.proxies.appoint(GRANDMA, None) == version + 2


def test_the_right_goes_with_both_to_other_chairs_and_other_names() -> None:
    shelf = Shelf()
    table = gathered(shelf)
    table.proxies.appoint(GRANDMA, 0)
    table.seats.rename(0, "Somebody's sister")
    table.seats.reorder((3, GRANDMA, 1, 0, 4, 5, 6))
    for now in (table, restarted(shelf)):
        assert now.proxies.pairs() == ((1, 3),)
        assert now.views.look(at(3)).answers_for == (1,)


def test_whoever_gets_up_is_nobodys_proxy_and_has_none_also_after_a_restart() -> None:
    shelf = Shelf()
    table = gathered(shelf)
    for gone in (0, GRANDMA):
        table.proxies.appoint(GRANDMA, 0)
        name = table.seats.names[gone]
        table.seats.stand(gone)
        table.seats.sit(gone, name, digest=digest_of("a-new-key") if gone == 0 else "")
        for now in (table, restarted(shelf)):
            assert now.proxies.pairs() == ()

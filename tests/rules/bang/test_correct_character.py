"""A wrongly typed character of BANG!: who it is, what life stays, and a borrowed ability."""

from hub.rules.contract.actor import HOST
from tests.rules.bang.arranged import Player, do, keys, lives, moves, offer, plain, table
from tests.rules.game import choices

KEY = "correct-character"


def test_a_seat_and_the_host_say_who_it_really_is() -> None:
    state = table(Player("paul-regret", life=3), *plain(3))
    assert KEY in keys(state, 0, standing=True)
    after, _ = do(state, 0, KEY, seat=0, character="rose-doolan")
    assert after.seats[0].character == "rose-doolan"
    # Paul Regret begins with 4, Rose Doolan with 5: one was lost.
    assert lives(after)[0] == 4
    assert lives(moves(after, (HOST, KEY, {"seat": 0, "character": "paul-regret"})))[0] == 3


def test_only_who_is_in_this_tables_box_can_be_named() -> None:
    base = table(*plain(4), box="base")
    assert "vera-custer" not in choices(offer(base, HOST, KEY), "character")
    assert "vera-custer" in choices(offer(table(*plain(4)), HOST, KEY), "character")


def test_whoever_was_not_vera_custer_has_copied_nobody() -> None:
    state = table(Player("vera-custer", copied="paul-regret"), Player("paul-regret"), *plain(2))
    after = moves(state, (0, KEY, {"seat": 0, "character": "rose-doolan"}))
    assert after.seats[0].ability == "rose-doolan"

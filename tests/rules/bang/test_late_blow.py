"""Tokens: a shot that is told after its turn names who fired it."""

from tests.rules.bang.arranged import Player, do, lives, offer, plain, reputations, table
from tests.rules.game import names, open_values

KEY = "late-wound"


def test_a_shot_told_a_turn_late_gives_the_reputation_to_whoever_fired_it() -> None:
    state = table(Player(), Player(life=2), *plain(3), level="tokens", turn=2)
    state, events = do(state, 1, KEY, seat=1, by=0, wounds=2, game="goes-on")
    assert names(events) == ["Wounded", "Fallen"]
    assert (lives(state)[1], reputations(state)[:3]) == (0, [3, 1, 2])


def test_in_ones_own_turn_one_has_got_up_again() -> None:
    state = table(Player(), Player(life=2), *plain(3), level="tokens", turn=1)
    state, events = do(state, 1, KEY, seat=1, by=0, wounds=2, game="goes-on")
    assert names(events) == ["Wounded", "Fallen", "Recovered"]
    assert lives(state)[1] == 5


def test_a_shot_told_late_that_ends_the_game_says_so_and_asks() -> None:
    state = table(Player(), Player(life=2, reputation=1), *plain(3), level="tokens", turn=2)
    form = offer(state, 1, KEY)
    assert open_values(form, "game", seat=1, wounds=1) == ["goes-on"]
    assert open_values(form, "game", seat=1, wounds=2) == ["ends"]

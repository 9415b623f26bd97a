"""BANG!: distances, damage and turns go by how people really sit."""

from hub.rules.bang.ring import damages, distances
from hub.rules.contract.actor import HOST
from tests.rules.bang.arranged import Player, do, plain, table


def test_distance_damage_and_turns_follow_two_who_changed_places() -> None:
    state = table(Player(laid=("winchester",)), *plain(5))
    assert distances(state, 0) == (0, 1, 2, 3, 2, 1)
    after, _ = do(state, HOST, "swap-places", seat=1, other=3)
    assert distances(after, 0) == (0, 3, 2, 1, 2, 1)
    assert damages(after, 0) == (0, 3, 4, 5, 4, 5)
    assert after.seats == state.seats
    after, _ = do(after, 0, "end-turn")
    assert after.turn == 3

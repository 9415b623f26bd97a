"""What is told with tokens alone and could end the game says so, and is never done by one tap."""

from typing import Any

import pytest
from msgspec import UNSET

from tests.rules.bang.arranged import Player, do, offer, plain, table

ENDS, GOES_ON = (True, 1), (UNSET, 0)


@pytest.mark.parametrize(("reputation", "expected"), [(1, ENDS), (2, GOES_ON)])
@pytest.mark.parametrize(
    ("seat", "key", "values"),
    [
        (1, "wound", {"wounds": 2}),
        (0, "duel-lost", {"target": 2}),
        (0, "burned", {"wounds": 2}),
    ],
)
def test_the_last_life_told_as_lost_asks_where_that_ends_the_game(
    seat: int, key: str, values: dict[str, Any], reputation: int, expected: object
) -> None:
    players = list(plain(5))
    players[seat] = Player(reputation=reputation, life=2)
    state = table(*players, level="tokens")
    found = offer(state, seat, key)
    assert (found.asks, found.about["ends"]) == expected
    assert not (found.spread and expected == ENDS), "a number would be one tap"
    assert (do(state, seat, key, **values)[0].ending is not None) == (expected == ENDS)

"""People sit in another order than the hub thinks: the ring changes, and nothing that is theirs."""

from hub.rules.contract.actor import HOST, at
from hub.rules.samurai.state import State
from tests.rules.game import because, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    difficulty,
    do,
    keys,
    moves,
    plain,
    points,
    refused,
    start,
    table,
)

KEY = "swap-places"


def swapped(state: State, seat: int, other: int) -> State:
    return do(state, HOST, KEY, seat=seat, other=other)[0]


def test_two_change_places_and_each_keeps_what_is_theirs() -> None:
    state = table(Player("musashi", laid=("armor",)), Player("hanzo", resilience=2), *plain(3))
    after, events = do(state, HOST, KEY, seat=0, other=3)
    assert names(events) == ["PlacesSwapped"]
    assert after.seats == state.seats
    assert (after.turn, after.step) == (state.turn, state.step)
    told = events[0].seen_by(at(2))
    assert told is not None
    assert told.params == {"seat": 0, "target": 3}


def test_distances_go_by_how_people_sit() -> None:
    state = table(*plain(6))
    assert [difficulty(state, 0, other) for other in range(1, 6)] == [1, 2, 3, 2, 1]
    # Clockwise now: 0 4 2 3 1 5.
    after = swapped(state, 1, 4)
    assert [difficulty(after, 0, other) for other in range(1, 6)] == [2, 2, 3, 1, 1]
    assert RULES.view(after, at(0)).reach == (0, 2, 2, 3, 1, 1)


def test_turns_go_by_how_people_sit() -> None:
    state = swapped(table(*plain(5), level="tokens"), 1, 3)
    seen = []
    for _ in range(5):
        state, _ = do(state, state.turn, "end-turn")
        seen.append(state.turn)
    assert seen == [3, 2, 1, 4, 0]


def test_a_battle_cry_falls_as_they_sit() -> None:
    weak = Player(resilience=1, honor=1)
    state = swapped(table(Player(), weak, Player(), weak, level="tokens"), 1, 3)
    state = moves(state, (0, "everyone"), (1, "was-hit"), (2, "not-hit"), (3, "was-hit"))
    assert state.ending is not None
    assert state.ending.seat == 3
    assert points(state) == [5, 1, 5, 0]


def test_bushido_goes_to_who_really_sits_on_the_left() -> None:
    state = swapped(table(*plain(4), bushido_at=0), 1, 3)
    state, _ = do(state, 0, "leave")
    assert state.bushido_at == 3


def test_the_screens_are_told_how_they_sit_and_by_their_numbers_nothing() -> None:
    state = table(*plain(5))
    assert not RULES.view(state, at(0)).ring
    after = swapped(state, 1, 3)
    for viewer in (at(0), at(3), HOST):
        assert RULES.view(after, viewer).ring == (0, 3, 2, 1, 4)
    assert swapped(after, 3, 1) == state


def test_it_is_the_hosts_at_any_time_of_a_game_and_a_new_deal_keeps_it() -> None:
    state = start(players=4)
    assert KEY not in keys(state, 1, standing=True)
    state = swapped(state, 0, 2)
    assert state.ring == (2, 1, 0, 3)
    state, _ = do(state, HOST, "deal-again")
    assert state.ring == (2, 1, 0, 3)
    asked = moves(table(*plain(4)), (0, "attack", {"target": 1, "weapon": "bokken"}))
    assert KEY in keys(asked, HOST, standing=True)
    assert refused(asked, HOST, KEY, seat=1, other=1) == because("picked-twice", field="other")

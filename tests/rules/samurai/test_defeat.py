"""Losing the last point: the honor, being harmless, and coming back."""

from hub.rules.contract.actor import at
from tests.rules.game import names, why
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    honors,
    moves,
    offer,
    plain,
    points,
    table,
)


def test_the_defeated_gives_an_honor_to_the_victor() -> None:
    state = table(Player(), Player(resilience=1), *plain(3))
    box = state.box
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert honors(state) == [5, 3, 4, 4, 4]
    assert state.box == box


def test_a_wound_that_is_not_the_last_costs_no_honor() -> None:
    state = table(Player(), Player(resilience=2), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    state, events = do(state, 1, "take")
    assert honors(state) == [4, 4, 4, 4, 4]
    assert "Defeated" not in names(events)


def test_the_defeated_is_harmless_until_their_next_turn() -> None:
    state = table(Player(laid=("focus",)), Player(resilience=1), *plain(3))
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert state.seats[1].harmless
    assert why(offer(state, 0, "attack"), "target", 1) is not None
    state = moves(state, (0, "end-turn"), (1, "recover"))
    assert not state.seats[1].harmless
    assert points(state)[1] == 5


def test_the_harmless_are_in_play_in_every_other_way() -> None:
    state = table(Player(), Player(resilience=0), *plain(3))
    for card in ("geisha", "diversion", "breathing", "bushido"):
        assert why(offer(state, 0, card), "target", 1) is None
    state, _ = do(state, 0, "tea-ceremony")
    assert state.seats[1].hand == 4


def test_everyone_sees_who_is_harmless() -> None:
    state = table(Player(), Player(resilience=0), Player(hand=0), *plain(2))
    marks = [place.marks for place in RULES.view(state, at(0)).places]
    assert [[mark.key for mark in each] for each in marks] == [
        [],
        ["harmless"],
        ["harmless"],
        [],
        [],
    ]


def test_a_defeat_in_a_row_gives_each_time_an_honor() -> None:
    state = table(Player(laid=("focus",)), Player(resilience=1), *plain(2), Player(resilience=1))
    state = moves(
        state,
        (0, "attack", {"target": 1, "weapon": "bo"}),
        (1, "take"),
        (0, "attack", {"target": 4, "weapon": "bo"}),
        (4, "take"),
    )
    assert honors(state) == [6, 3, 4, 4, 3]


def test_the_victor_is_told() -> None:
    state = table(Player(), Player(resilience=1), *plain(3))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    _, events = do(state, 1, "take")
    lines = [event.seen_by(at(3)) for event in events]
    told = {line.code: line.params for line in lines if line}
    assert told["wounded"] == {"seat": 1, "by": 0, "count": 1}
    assert told["defeated"] == {"seat": 1, "by": 0}

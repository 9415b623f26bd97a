"""Falling for good, a Shogun stepping in, and what becomes of what lay there."""

from hub.rules.contract.actor import HOST, TABLE
from tests.rules.box import kinds
from tests.rules.duel.arranged import (
    RULES,
    a,
    attack,
    b,
    do,
    far,
    keys,
    moves,
    offer,
    points,
    table,
)
from tests.rules.game import because, names

ONE_EACH = {"tomoe": 1, "hideyoshi": 1, "kojiro": 1}


def test_a_character_at_nothing_is_out_for_good() -> None:
    state = attack(table(a(active="hanzo"), b(points={"kojiro": 1})), "kojiro")
    assert state.figure("kojiro").fallen
    assert "kojiro" not in state.sides[1].line
    state = moves(state, (0, "end-turn"))
    assert "kojiro" not in {
        choice.value
        for choice in offer(state, 1, "name").fields[0].choices  # type: ignore[union-attr]
    }
    assert points(state, "kojiro") == [0]


def test_the_shogun_steps_in_at_full_resilience_between_the_two_that_are_left() -> None:
    for fallen, line in (
        ("tomoe", ("hideyoshi", "ieyasu", "kojiro")),
        ("hideyoshi", ("tomoe", "ieyasu", "kojiro")),
        ("kojiro", ("tomoe", "ieyasu", "hideyoshi")),
    ):
        state = table(a(active="hanzo"), b(points={fallen: 1}))
        after = attack(state, fallen, "shuriken")
        assert after.sides[1].line == line
        assert points(after, "ieyasu") == [5]
        assert after.heap == state.heap + 1 - 5


def test_only_the_first_fall_of_a_side_brings_its_shogun_in() -> None:
    two = b(line=("tomoe", "ieyasu", "kojiro"), points={"kojiro": 1, "ieyasu": 2})
    state = attack(table(a(active="hanzo"), two), "kojiro")
    assert (state.sides[1].line, points(state, "ieyasu")) == (("tomoe", "ieyasu"), [2])


def test_one_side_falling_leaves_the_other_shogun_behind() -> None:
    state = attack(table(a(active="hanzo"), b(points={"kojiro": 1})), "kojiro")
    assert state.sides[0].is_behind
    assert not state.sides[1].is_behind


def test_the_difficulty_changes_when_the_shogun_stands_in_the_circle() -> None:
    state = attack(table(a(active="hanzo"), b(points={"kojiro": 1})), "kojiro")
    assert far(state) == {"hideyoshi": 1, "ieyasu": 2, "tomoe": 3}


def test_two_fall_at_once_and_the_shogun_stands_on_the_side_its_player_chooses() -> None:
    two = b(points={"tomoe": 1, "kojiro": 1})
    state = moves(table(a(active="benkei"), two), (0, "jujutsu"), (0, "take"), (1, "take"))
    assert (RULES.awaited(state), keys(state, 1)) == ((1,), ["beside"])
    left, _ = do(state, 1, "beside", side="left")
    right, _ = do(state, 1, "beside", side="right")
    assert left.sides[1].line == ("ieyasu", "hideyoshi")
    assert right.sides[1].line == ("hideyoshi", "ieyasu")
    assert (left.step, RULES.awaited(left)) == ("play", (0,))
    assert points(left, "ieyasu") == [5]


def test_three_fall_at_once_and_the_shogun_stands_alone() -> None:
    state = table(a(active="benkei"), b(points=ONE_EACH))
    state = moves(state, (0, "battle-cry"), (0, "parry"), (1, "take"))
    assert (state.sides[1].line, RULES.awaited(state)) == (("ieyasu",), (0,))


def test_whoever_steps_in_is_not_touched_by_what_brought_them_in() -> None:
    state = table(a(active="benkei"), b(points={"kojiro": 1}))
    state = moves(state, (0, "battle-cry"), (0, "parry"), (1, "take"))
    assert points(state, "ieyasu") == [5]


def test_what_lay_before_the_fallen_is_discarded() -> None:
    two = b(points={"kojiro": 1}, laid={"kojiro": ("armor", "focus"), "tomoe": ("focus",)})
    state = attack(table(a(active="hanzo"), two, discards=("daimyo",)), "kojiro")
    assert kinds(state.discards) == ["daimyo", "armor", "focus", "bo"]
    assert state.figure("tomoe").laid == ("focus",)


def test_when_the_active_one_falls_there_is_none_until_the_next_turn() -> None:
    two = b(active="kojiro", points={"kojiro": 1})
    state = attack(table(a(active="hanzo"), two), "kojiro")
    assert state.sides[1].active == ""
    state = moves(state, (0, "end-turn"), (1, "name", {"character": "tomoe"}))
    assert state.sides[1].active == "tomoe"


def test_when_ones_own_active_one_falls_there_are_no_more_weapons_this_turn() -> None:
    state = table(a(active="hanzo", points={"hanzo": 1}))
    state, _ = do(state, HOST, "deck-end")
    assert state.sides[0].active == ""
    assert offer(state, 0, "attack").closed == because("no-active")


def test_with_the_active_one_fallen_nobody_is_harmless_for_want_of_cards() -> None:
    two = b(active="kojiro", hand=1, points={"kojiro": 1})
    state, _ = do(table(a(active="hanzo"), two), HOST, "deck-end")
    marks = [mark.key for place in RULES.view(state, TABLE).places for mark in place.marks]
    assert "harmless" not in marks


def test_the_place_is_chosen_when_the_move_is_done_with() -> None:
    """The deck ends in a draw and fells two; the rest of the draw comes first."""
    two = b(points={"tomoe": 1, "kojiro": 1})
    state = table(two=two, steps=("draw", "play"), deck=("bo",), rest="discards")
    state, events = do(state, 0, "draw")
    state, more = do(state, 0, "deck-empty", deck="yes")
    told = names((*events, *more))
    assert told.count("CardsDrawn") == 2
    assert told.index("Asked") > max(i for i, each in enumerate(told) if each == "CardsDrawn")
    assert (state.sides[0].hand, RULES.awaited(state)) == (5, (1,))

"""Battle Cry and Jujutsu: everyone but the active one, and one card for a whole side."""

import pytest

from hub.rules.contract.actor import HOST, TABLE, at
from tests.rules.box import kinds
from tests.rules.duel.arranged import (
    RULES,
    Player,
    a,
    b,
    do,
    hands,
    keys,
    moves,
    points,
    table,
    winner,
)

SIX = ("hanzo", "benkei", "ushiwaka", "tomoe", "hideyoshi", "kojiro")
CRIES = pytest.mark.parametrize(
    ("card", "answer"), [("battle-cry", "parry"), ("jujutsu", "give-weapon")]
)


@CRIES
def test_it_hits_everyone_on_both_sides_but_the_active_one(card: str, answer: str) -> None:
    state = moves(table(a(active="benkei")), (0, card), (1, "take"), (0, "take"))
    assert points(state, *SIX) == [3, 5, 3, 4, 3, 4]
    assert points(state, "nobunaga", "ieyasu") == [0, 0]


@CRIES
def test_one_card_saves_the_opponents_whole_side(card: str, answer: str) -> None:
    state = moves(table(a(active="benkei")), (0, card), (1, answer), (0, "take"))
    assert points(state, *SIX) == [3, 5, 3, 5, 4, 5]
    assert hands(state) == [2, 2]


@CRIES
def test_its_player_may_save_their_own_others_with_one_card(card: str, answer: str) -> None:
    state = moves(table(a(active="benkei")), (0, card), (1, "take"), (0, answer))
    assert points(state, *SIX) == [4, 5, 4, 4, 3, 4]
    assert hands(state) == [1, 3]


def test_both_are_asked_at_the_same_time_and_answers_are_sealed() -> None:
    state, _ = do(table(a(active="benkei")), 0, "battle-cry")
    assert set(RULES.awaited(state)) == {0, 1}
    before = RULES.view(state, at(0))
    state, events = do(state, 1, "parry")
    after = RULES.view(state, at(0))
    assert (before.places, before.piles) == (after.places, after.piles)
    assert [RULES.seen_by(event, at(0)).code for event in events] == ["answered"]  # type: ignore[union-attr]
    state, _ = do(state, 1, "take-back")
    assert set(RULES.awaited(state)) == {0, 1}


def test_answers_lie_below_the_card_the_opponents_first() -> None:
    state = moves(table(a(active="benkei")), (0, "jujutsu"), (0, "give-weapon"), (1, "take"))
    assert kinds(state.discards) == ["", "jujutsu"]
    state = moves(table(a(active="benkei")), (0, "battle-cry"), (0, "parry"), (1, "parry"))
    assert kinds(state.discards) == ["parry", "parry", "battle-cry"]


def test_without_an_active_character_nobody_is_exempt() -> None:
    state = moves(table(), (0, "battle-cry"), (1, "parry"), (0, "take"))
    assert points(state, "hanzo", "benkei", "ushiwaka") == [3, 4, 3]


def test_a_shogun_behind_the_line_is_not_hit_and_exempts_nobody() -> None:
    state = moves(table(a(active="nobunaga")), (0, "battle-cry"), (1, "parry"), (0, "take"))
    assert points(state, "nobunaga", "hanzo", "benkei", "ushiwaka") == [0, 3, 4, 3]


def test_it_passes_the_harmless_by() -> None:
    state = table(a(active="benkei"), b(active="kojiro", hand=0))
    state = moves(state, (0, "battle-cry"), (1, "take"), (0, "parry"))
    assert points(state, "tomoe", "hideyoshi", "kojiro") == [4, 3, 5]


def test_a_side_with_nobody_to_hit_is_not_asked() -> None:
    alone = a(line=("nobunaga",), active="nobunaga")
    state, _ = do(table(alone), 0, "battle-cry")
    assert RULES.awaited(state) == (1,)


def test_it_may_be_played_when_it_touches_nobody() -> None:
    alone = a(line=("nobunaga",), active="nobunaga")
    bare = b(line=("ieyasu",), active="ieyasu", hand=0)
    state, _ = do(table(alone, bare), 0, "jujutsu")
    assert (state.step, kinds(state.discards)) == ("play", ["jujutsu"])


def test_who_is_touched_is_settled_when_the_card_is_played() -> None:
    state, _ = do(table(a(active="benkei"), b(points={"kojiro": 1})), 0, "battle-cry")
    state, _ = do(state, HOST, "deck-end")
    assert "ieyasu" in state.sides[1].line
    state = moves(state, (1, "take"), (0, "parry"))
    assert points(state, "ieyasu", "tomoe") == [5, 3]


@pytest.mark.parametrize(
    ("two", "may"),
    [
        (Player("ieyasu", ("hanzo", "goemon", "kojiro"), active="hanzo"), True),
        (Player("ieyasu", ("hanzo", "goemon", "kojiro"), active="goemon"), False),
        (Player("hanzo", ("ieyasu", "goemon", "kojiro"), active="goemon"), True),
    ],
    ids=["hit and active", "hit, not active", "shogun"],
)
def test_a_side_answers_with_what_any_of_those_hit_could_use(two: Player, may: bool) -> None:
    one = Player("nobunaga", ("tomoe", "benkei", "ushiwaka"), active="benkei")
    state, _ = do(table(one, two), 0, "battle-cry")
    assert ("parry-weapon" in keys(state, 1)) is may


def test_the_cards_own_active_character_cannot_answer() -> None:
    state, _ = do(table(a(active="hanzo")), 0, "battle-cry")
    assert keys(state, 0) == ["parry", "take"]


def test_hanzo_the_shogun_answers_for_the_others_of_the_cards_player() -> None:
    one = Player("hanzo", ("nobunaga", "benkei", "ushiwaka"), active="benkei")
    state, _ = do(table(one), 0, "battle-cry")
    assert keys(state, 0) == ["parry", "parry-weapon", "take"]


def test_two_shoguns_at_once_and_whose_turn_it_is_wins() -> None:
    one = a(line=("hanzo", "nobunaga"), active="hanzo", points={"nobunaga": 1})
    two = b(line=("ieyasu", "kojiro"), points={"ieyasu": 1})
    for turn in (0, 1):
        active = two._replace(active="kojiro")
        state = table(one, active, turn=turn)
        state = moves(state, (turn, "battle-cry"), (0, "take"), (1, "take"))
        assert winner(state) == turn


def test_ones_own_shogun_may_fall_to_ones_own_cry() -> None:
    one = a(line=("hanzo", "nobunaga"), active="hanzo", points={"nobunaga": 1})
    state = moves(table(one), (0, "battle-cry"), (1, "take"), (0, "take"))
    assert winner(state) == 1
    assert kinds(state.discards)[-1] == "battle-cry"


def test_the_answer_of_a_side_that_was_not_reached_stays_in_hand() -> None:
    two = b(line=("ieyasu", "kojiro"), points={"ieyasu": 1})
    state = table(a(active="hanzo"), two)
    state = moves(state, (0, "battle-cry"), (0, "parry"), (1, "take"))
    assert (winner(state), hands(state)) == (0, [2, 3])


def test_a_question_names_those_it_would_hit() -> None:
    state, _ = do(table(a(active="benkei")), 0, "jujutsu")
    (asked,) = RULES.view(state, TABLE).asked
    assert asked.about["characters"] == ("tomoe", "hideyoshi", "kojiro", "hanzo", "ushiwaka")

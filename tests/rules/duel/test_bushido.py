"""Bushido in a duel: back and forth, on a character, three points when it bites."""

import pytest

from hub.rules.contract.actor import TABLE
from tests.rules.box import kinds
from tests.rules.duel.arranged import (
    RULES,
    a,
    attack,
    b,
    do,
    hands,
    keys,
    moves,
    offer,
    points,
    table,
    winner,
)
from tests.rules.game import because, choices

CHECK = ("bushido", "draw", "play")


def test_whoever_receives_it_chooses_the_character() -> None:
    for target in (0, 1):
        state, _ = do(table(a(active="hanzo")), 0, "bushido", target=target)
        assert (RULES.awaited(state), keys(state, target)) == ((target,), ["hold"])
        name = state.sides[target].line[1]
        state, _ = do(state, target, "hold", character=name)
        assert (state.bushido_at, state.bushido_on) == (target, name)
        assert (state.step, RULES.awaited(state)) == ("play", (0,))


def test_it_lies_only_on_a_character_in_the_circle() -> None:
    state, _ = do(table(), 0, "bushido", target=1)
    assert set(choices(offer(state, 1, "hold"), "character")) == {"tomoe", "hideyoshi", "kojiro"}


def test_with_one_character_in_the_circle_nobody_is_asked() -> None:
    state, _ = do(table(two=b(line=("ieyasu",))), 0, "bushido", target=1)
    assert (state.bushido_on, RULES.awaited(state)) == ("ieyasu", (0,))


def test_there_is_one_bushido_at_a_time() -> None:
    closed = offer(table(bushido_on="kojiro"), 0, "bushido").closed
    assert closed == because("bushido-in-play", seat=1)


def test_the_check_comes_in_its_holders_turn_alone() -> None:
    state = moves(table(bushido_on="kojiro"), (0, "end-turn"), (1, "name", {"character": "tomoe"}))
    assert (state.step, keys(state, 1)) == ("bushido", ["flip"])
    state = table(bushido_on="hanzo")
    state = moves(state, (0, "end-turn"), (1, "name", {"character": "tomoe"}))
    assert state.step == "draw"


def test_no_weapon_sends_it_across() -> None:
    state = table(bushido_on="hanzo", steps=CHECK)
    state, _ = do(state, 0, "flip", flipped="other")
    assert (state.bushido_at, RULES.awaited(state)) == (1, (1,))
    state, _ = do(state, 1, "hold", character="tomoe")
    assert (state.bushido_on, state.step, RULES.awaited(state)) == ("tomoe", "draw", (0,))


def test_a_weapon_given_up_sends_it_across() -> None:
    state = table(bushido_on="hanzo", steps=CHECK)
    state, _ = do(state, 0, "flip", flipped="weapon")
    assert keys(state, 0) == ["give-weapon", "take"]
    state, _ = do(state, 0, "give-weapon")
    assert (state.bushido_at, hands(state), points(state, "hanzo")) == (1, [2, 3], [4])


def test_when_it_bites_the_character_loses_three_and_it_is_discarded() -> None:
    state = table(bushido_on="benkei", steps=CHECK)
    state = moves(state, (0, "flip", {"flipped": "weapon"}), (0, "take"))
    assert (points(state, "benkei"), state.bushido_at, state.bushido_on) == ([2], -1, "")
    assert kinds(state.discards) == ["", "bushido"]
    assert state.step == "draw"


def test_a_question_names_the_character_it_would_bite() -> None:
    state, _ = do(table(bushido_on="benkei", steps=CHECK), 0, "flip", flipped="weapon")
    (asked,) = RULES.view(state, TABLE).asked
    assert (asked.about["character"], asked.about["wounds"]) == ("benkei", 3)


def test_whoever_falls_to_it_brings_the_shogun_in() -> None:
    state = table(a(points={"benkei": 3}), bushido_on="benkei", steps=CHECK)
    state = moves(state, (0, "flip", {"flipped": "weapon"}), (0, "take"))
    assert state.sides[0].line == ("hanzo", "nobunaga", "ushiwaka")


def test_a_shogun_who_falls_to_it_loses_the_duel() -> None:
    one = a(line=("hanzo", "nobunaga"), points={"nobunaga": 2})
    state = table(one, bushido_on="nobunaga", steps=CHECK)
    state = moves(state, (0, "flip", {"flipped": "weapon"}), (0, "take"))
    assert winner(state) == 1


@pytest.mark.parametrize("card", ["bo", "parry"])
def test_with_cards_on_phones_the_hub_flips_itself(card: str) -> None:
    state = table(bushido_on="hanzo", steps=CHECK, level="cards", deck=(card,))
    state, _ = do(state, 0, "flip")
    assert state.question is not None
    assert state.question.key == ("bushido" if card == "bo" else "hold")


def test_with_an_empty_hand_it_bites_and_nobody_is_asked() -> None:
    one = a(hand=())
    options = {"level": "cards", "pace": "flow", "deck": ("bo", "geisha", "geisha")}
    state = table(one, bushido_on="benkei", steps=("active", *CHECK), **options)  # type: ignore[arg-type]
    state, _ = do(state, 0, "name", character="hanzo")
    assert (state.step, RULES.awaited(state)) == ("play", (0,))
    assert (points(state, "benkei"), state.bushido_at) == ([2], -1)


def test_when_its_holder_falls_it_moves_to_another_of_that_side() -> None:
    state = table(a(active="hanzo"), b(points={"kojiro": 1}), bushido_on="kojiro")
    state = attack(state, "kojiro")
    assert (RULES.awaited(state), state.bushido_at) == ((1,), 1)
    allowed = set(choices(offer(state, 1, "hold"), "character"))
    assert allowed == {"tomoe", "ieyasu", "hideyoshi"}
    state, _ = do(state, 1, "hold", character="ieyasu")
    assert (state.bushido_on, RULES.awaited(state)) == ("ieyasu", (0,))


def test_a_flip_that_fells_its_holder_asks_for_another_before_it_bites() -> None:
    one = a(points={"hanzo": 1})
    state = table(one, bushido_on="hanzo", steps=CHECK, deck=("bo",), rest="discards")
    state, _ = do(state, 0, "flip", flipped="weapon")
    state, _ = do(state, 0, "deck-empty", deck="yes")
    assert keys(state, 0) == ["hold"]
    state, _ = do(state, 0, "hold", character="benkei")
    assert keys(state, 0) == ["give-weapon", "take"]
    state, _ = do(state, 0, "take")
    assert points(state, "benkei") == [1]


def test_a_flip_that_finds_no_card_counts_as_no_weapon() -> None:
    state = table(bushido_on="hanzo", steps=CHECK, rest=1)
    state, _ = do(state, 0, "flip", flipped="weapon")
    assert state.bushido_at == 1

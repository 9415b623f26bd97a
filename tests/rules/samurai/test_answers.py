"""Answers to a weapon: who is asked, with what it may be parried, what stays hidden."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import at, viewers
from hub.rules.contract.play import on_behalf
from hub.rules.samurai.state import State
from tests.rules.box import kinds
from tests.rules.game import because, choices
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    table,
)


def attacked(target: Player, level: Level = "cards", weapon: str = "bokken") -> State:
    """Seat 1 is asked to answer a weapon of seat 0."""
    state = table(Player(hand=(weapon, "geisha")), target, *plain(3), level=level)
    return do(state, 0, "attack", target=1, weapon=weapon)[0]


@pytest.mark.parametrize("hand", [("parry", "bo"), ("bo", "geisha")])
def test_a_target_is_always_asked_and_has_the_same_buttons(hand: tuple[str, ...]) -> None:
    """Ruling 15: nothing answers by itself, parry or no parry."""
    state = attacked(Player(hand=hand))
    assert state.question is not None
    assert state.question.awaited == (1,)
    assert keys(state, 1) == ["parry", "take"]


def test_the_table_cannot_tell_whether_a_parry_is_there() -> None:
    with_parry, without = (attacked(Player(hand=hand)) for hand in (("parry",), ("geisha",)))
    for viewer in viewers(5):
        if viewer != at(1):
            assert RULES.view(with_parry, viewer) == RULES.view(without, viewer)
            assert RULES.offers(with_parry, viewer) == RULES.offers(without, viewer)


def test_without_a_parry_in_hand_the_button_says_so() -> None:
    state = attacked(Player(hand=("bo", "geisha")))
    assert offer(state, 1, "parry").closed == because("not-in-hand", card="parry")
    assert refused(state, 1, "parry") == because("not-in-hand", card="parry")


def test_with_real_cards_a_parry_is_believed() -> None:
    state = attacked(Player(hand=2), level="companion")
    state, _ = do(state, 1, "parry")
    assert kinds(state.discards) == ["parry", "bokken"]
    assert hands(state)[:2] == [1, 1]


def test_the_very_card_goes_from_the_hand_to_the_discards() -> None:
    state = attacked(Player(hand=("geisha", "parry", "parry")))
    held = state.seats[1].cards
    state, _ = do(state, 1, "parry")
    assert state.seats[1].cards == (held[0], held[2])
    assert state.discards[0] == held[1]


def test_parrying_with_the_last_card_is_allowed_and_leaves_one_harmless() -> None:
    """Ruling 8."""
    state = attacked(Player(hand=("parry",)))
    state, _ = do(state, 1, "parry")
    assert hands(state)[1] == 0
    assert points(state)[1] == 5
    assert state.seats[1].harmless


def test_only_the_target_answers() -> None:
    state = attacked(Player(hand=("parry",)))
    assert keys(state, 2) == []
    assert refused(state, 2, "parry").code == "not-offered"
    assert refused(state, 0, "take").code == "not-offered"


def test_an_answer_names_the_question_it_answers() -> None:
    state = attacked(Player(hand=("parry",)))
    question = offer(state, 1, "take").question
    assert state.question is not None
    assert question == state.question.question
    assert refused(state, 1, "take", question=question - 1).code == "old-question"
    assert refused(state, 1, "take", question=question + 1).code == "old-question"
    assert refused(state, 1, "take", question=0).code == "old-question"


def test_an_answer_to_a_settled_question_is_old() -> None:
    state = attacked(Player(hand=("parry",)))
    question = offer(state, 1, "take").question
    state, _ = do(state, 1, "take")
    assert refused(state, 1, "take", question=question).code == "old-question"


def test_the_host_may_answer_only_what_needs_no_look_at_the_hand() -> None:
    """Ruling 16: with cards on phones, take the wound and nothing else."""
    state = attacked(Player("hanzo", hand=("parry", "bo")))
    offers = [each for each in RULES.offers(state, at(1)) if not each.standing]
    assert [each.key for each in offers] == ["parry", "parry-weapon", "take"]
    assert [each.key for each in on_behalf(offers)] == ["take"]


def test_with_real_cards_the_host_may_say_any_answer() -> None:
    state = attacked(Player("hanzo", hand=3), level="companion")
    offers = [each for each in RULES.offers(state, at(1)) if not each.standing]
    assert [each.key for each in on_behalf(offers)] == ["parry", "parry-weapon", "take"]


def test_the_bushido_honor_may_be_paid_by_the_host_but_no_weapon_given() -> None:
    state = table(
        *plain(5), level="cards", steps=("bushido", "draw", "play"), bushido_at=0, deck=("bo",)
    )
    state, _ = do(state, 0, "flip")
    offers = [each for each in RULES.offers(state, at(0)) if not each.standing]
    assert [each.key for each in on_behalf(offers)] == ["pay-honor"]


def test_hanzo_parries_with_a_weapon_of_his_choice() -> None:
    state = attacked(Player("hanzo", hand=("kiseru", "bo", "geisha")))
    assert list(choices(offer(state, 1, "parry-weapon"), "weapon")) == ["bo", "kiseru"]
    state, _ = do(state, 1, "parry-weapon", weapon="kiseru")
    assert points(state)[1] == 4
    assert kinds(state.discards) == ["kiseru", "bokken"]
    assert kinds(state.seats[1].cards) == ["bo", "geisha"]


def test_hanzo_does_not_parry_with_what_he_has_not() -> None:
    state = attacked(Player("hanzo", hand=("bo", "geisha")))
    assert refused(state, 1, "parry-weapon", weapon="katana").code == "not-a-choice"
    unarmed = attacked(Player("hanzo", hand=("geisha", "geisha")))
    assert offer(unarmed, 1, "parry-weapon").closed == because("no-weapon")


@pytest.mark.parametrize("level", ["cards", "companion"])
def test_hanzos_last_card_is_no_parry(level: Level) -> None:
    state = attacked(Player("hanzo", hand=("bo",)), level=level)
    assert offer(state, 1, "parry-weapon").closed == because("last-card")


def test_hanzos_real_weapon_is_simply_laid_down() -> None:
    state = attacked(Player("hanzo", hand=2), level="companion")
    assert offer(state, 1, "parry-weapon").fields == ()
    state, _ = do(state, 1, "parry-weapon")
    assert hands(state)[1] == 1
    assert kinds(state.discards) == ["", "bokken"]


def test_nobody_but_hanzo_parries_with_a_weapon() -> None:
    state = attacked(Player("musashi", hand=("bo", "bo")))
    assert refused(state, 1, "parry-weapon", weapon="bo").code == "not-offered"


def test_a_weapon_used_as_a_parry_does_not_count_against_the_limit() -> None:
    """Ruling 6."""
    state = attacked(Player("hanzo", hand=("bo", "geisha")))
    state, _ = do(state, 1, "parry-weapon", weapon="bo")
    assert state.weapons == 1
    state = moves(state, (0, "end-turn"), (1, "draw"))
    assert state.weapons == 0


def test_after_the_answer_the_turn_goes_on() -> None:
    state = attacked(Player(hand=("parry",)))
    state, _ = do(state, 1, "parry")
    assert state.question is None
    assert state.step == "play"
    assert "end-turn" in keys(state, 0)


def test_a_hand_is_corrected_also_while_a_card_may_lie_in_an_answer() -> None:
    """The card of a sealed answer is laid down all the same, and the count follows."""
    state = moves(table(*plain(5)), (0, "battle-cry"), (1, "parry"))
    state, _ = do(state, 1, "correct-hand", seat=1, value=0, game="goes-on")
    state = moves(state, *((seat, "take") for seat in (2, 3, 4)))
    assert (hands(state)[1], points(state)[1]) == (0, 5)


def test_someone_corrected_to_nothing_while_asked_has_no_last_point_to_lose() -> None:
    state = attacked(Player(hand=2), level="companion")
    state, _ = do(state, 1, "correct-resilience", seat=1, value=0, game="goes-on")
    state, _ = do(state, 1, "take")
    assert points(state)[1] == 0
    assert [seat.honor for seat in state.seats] == [4, 4, 4, 4, 4]


def test_tomoe_draws_nothing_for_a_weapon_that_takes_no_point() -> None:
    state = table(Player("tomoe"), *plain(4))
    state, _ = do(state, 0, "attack", target=1, weapon="bo")
    state, _ = do(state, 1, "correct-resilience", seat=1, value=0, game="goes-on")
    state, _ = do(state, 1, "take")
    assert hands(state)[0] == 2

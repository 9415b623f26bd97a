"""Cards that ask everyone else at once: sealed answers, clockwise effects."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import TABLE, at, viewers
from hub.rules.samurai.state import State
from tests.rules.box import kinds
from tests.rules.game import because, choices, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    honors,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    table,
)


def cried(*others: Player, card: str = "battle-cry", level: Level = "cards") -> State:
    """Seat 0 has played the card; the others are asked."""
    state = table(Player(hand=(card, "geisha")), *others, level=level)
    return do(state, 0, card)[0]


def asked(state: State) -> tuple[int, ...]:
    assert state.question is not None
    return state.question.asked


@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_everyone_else_is_asked_clockwise(card: str) -> None:
    state = table(*plain(5, hand=(card,)), level="companion", turn=2)
    state, _ = do(state, 2, card)
    assert asked(state) == (3, 4, 0, 1)


@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_the_harmless_and_chiyo_are_passed_by(card: str) -> None:
    others = (Player(hand=0), Player(resilience=0), Player("chiyo"), Player())
    assert asked(cried(*others, card=card)) == (4,)


@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_it_may_be_played_when_it_touches_nobody(card: str) -> None:
    """Ruling 20."""
    state = table(Player(hand=(card,)), *plain(4, hand=0), level="cards")
    state, events = do(state, 0, card)
    assert names(events) == ["CardPlayed", "Settled"]
    assert state.question is None
    assert kinds(state.discards) == [card]
    assert points(state) == [5, 5, 5, 5, 5]


def test_a_battle_cry_wounds_one_who_does_not_parry() -> None:
    state = cried(Player(hand=("parry",)), *plain(3))
    state = moves(state, (1, "parry"), (2, "take"), (3, "take"), (4, "take"))
    assert points(state) == [5, 5, 4, 4, 4]
    assert hands(state) == [1, 0, 3, 3, 3]


def test_a_jujutsu_takes_a_weapon_of_ones_choice_or_a_wound() -> None:
    state = cried(Player(hand=("kiseru", "bo", "parry")), *plain(3), card="jujutsu")
    assert list(choices(offer(state, 1, "give-weapon"), "weapon")) == ["bo", "kiseru"]
    assert keys(state, 1) == ["give-weapon", "take"]
    state, _ = do(state, 1, "give-weapon", weapon="kiseru")
    state = moves(state, (2, "take"), (3, "take"), (4, "take"))
    assert points(state) == [5, 5, 4, 4, 4]
    assert kinds(state.seats[1].cards) == ["bo", "parry"]


def test_without_a_weapon_jujutsu_only_wounds() -> None:
    state = cried(Player(hand=("parry",)), *plain(3), card="jujutsu")
    assert offer(state, 1, "give-weapon").closed == because("no-weapon")


def test_a_weapon_given_up_does_not_count_against_the_limit() -> None:
    """Ruling 6."""
    state = cried(*plain(4), card="jujutsu", level="companion")
    state = moves(state, *((seat, "give-weapon") for seat in (1, 2, 3, 4)))
    assert state.weapons == 0
    assert hands(state) == [1, 2, 2, 2, 2]


def test_extra_wounds_are_the_weapons_alone() -> None:
    """Musashi and Fast Draw add nothing to Battle Cry, Ginchiyo takes nothing off."""
    hand = ("battle-cry", "bo")
    state = table(Player("musashi", hand=hand, laid=("fast-draw",)), Player("ginchiyo"), *plain(3))
    state, _ = do(state, 0, "battle-cry")
    state = moves(state, *((seat, "take") for seat in (1, 2, 3, 4)))
    assert points(state) == [5, 3, 4, 4, 4]


def test_neither_ushiwaka_nor_tomoe_draws_for_a_battle_cry() -> None:
    state = table(Player("tomoe", hand=("battle-cry", "bo")), Player("ushiwaka"), *plain(3))
    state, _ = do(state, 0, "battle-cry")
    state = moves(state, *((seat, "take") for seat in (1, 2, 3, 4)))
    assert hands(state) == [1, 3, 3, 3, 3]


def test_hanzo_answers_a_battle_cry_with_a_weapon() -> None:
    state = cried(Player("hanzo", hand=("bo", "geisha")), *plain(3))
    state, _ = do(state, 1, "parry-weapon", weapon="bo")
    state = moves(state, (2, "take"), (3, "take"), (4, "take"))
    assert points(state)[1] == 4
    assert kinds(state.discards) == ["bo", "battle-cry"]


def test_hanzo_gives_even_his_last_weapon_to_jujutsu() -> None:
    state = cried(Player("hanzo", hand=("bo",)), *plain(3), card="jujutsu")
    assert offer(state, 1, "give-weapon").closed is None


def test_answers_come_in_any_order_and_fall_clockwise() -> None:
    """Rulings 3 and 18."""
    hand = ("parry", "bo")
    state = cried(*(Player(hand=hand),) * 4)
    state = moves(state, (4, "parry"), (2, "take"), (3, "parry"))
    state, events = do(state, 1, "parry")
    told = [event.seen_by(TABLE) for event in events]
    fell = [line.params["seat"] for line in told if line and line.code in ("parried", "wounded")]
    assert fell == [1, 2, 3, 4]
    assert kinds(state.discards) == ["parry", "parry", "parry", "battle-cry"]


def test_answers_are_sealed_until_all_are_in() -> None:
    state = cried(*(Player(hand=("parry", "bo")),) * 4)
    parried, _ = do(state, 2, "parry")
    taken, _ = do(state, 2, "take")
    for viewer in viewers(5):
        assert RULES.view(parried, viewer) == RULES.view(taken, viewer)
        assert RULES.offers(parried, viewer) == RULES.offers(taken, viewer)
    assert points(taken) == points(state)
    assert hands(parried) == hands(state)
    assert RULES.view(parried, at(0)).asked[0].seats == (1, 3, 4)


def test_an_answer_may_be_taken_back_while_others_are_awaited() -> None:
    state = cried(*(Player(hand=("parry", "bo")),) * 4)
    state, _ = do(state, 2, "parry")
    assert keys(state, 2) == []
    assert offer(state, 2, "take-back").standing
    state, events = do(state, 2, "take-back")
    assert names(events) == ["AnswerTakenBack"]
    assert state.question is not None
    assert state.question.awaited == (1, 2, 3, 4)
    assert keys(state, 2) == ["parry", "take"]


def test_nobody_takes_back_what_they_have_not_said() -> None:
    state = cried(*plain(4))
    assert refused(state, 1, "take-back").code == "not-offered"
    assert refused(state, 0, "take-back").code == "not-offered"


def test_nobody_answers_twice() -> None:
    state = cried(*plain(4))
    state, _ = do(state, 2, "take")
    assert refused(state, 2, "take").code == "not-offered"


def test_who_is_touched_is_settled_when_the_card_is_played() -> None:
    """Ruling 3: those who become harmless meanwhile are asked all the same."""
    state = cried(*(Player(hand=("parry",)),) * 4, level="companion")
    state = moves(state, (1, "parry"), (2, "take"), (3, "parry"), (4, "take"))
    assert hands(state) == [1, 0, 1, 0, 1]
    assert points(state) == [5, 5, 4, 5, 4]


def test_the_game_stops_at_the_first_who_ends_it() -> None:
    """Rulings 3 and 19: later answers stay in hand, the card goes to the discards."""
    fragile = Player(hand=("geisha",), resilience=1, honor=1)
    state = cried(Player(hand=("parry",)), fragile, Player(hand=("parry",)), Player())
    state = moves(state, (3, "parry"), (4, "take"), (2, "take"), (1, "parry"))
    assert state.ending is not None
    assert (state.ending.seat, state.ending.by) == (2, 0)
    assert points(state) == [5, 5, 0, 5, 5]
    assert hands(state) == [1, 0, 1, 1, 3]
    assert kinds(state.discards) == ["parry", "battle-cry"]
    assert state.aside == ()


@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_a_defeat_gives_honor_to_whoever_played_the_card(card: str) -> None:
    state = cried(Player(resilience=1), Player(resilience=1), *plain(2), card=card)
    state = moves(state, *((seat, "take") for seat in (1, 2, 3, 4)))
    assert points(state) == [5, 0, 0, 4, 4]
    assert honors(state) == [6, 3, 3, 4, 4]


@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_a_wound_says_what_it_came_from(card: str) -> None:
    state = cried(*plain(4), card=card)
    state = moves(state, (1, "take"), (2, "take"), (3, "take"))
    _, events = do(state, 4, "take")
    assert {getattr(event, "how", card) for event in events} == {card}

"""The deck's end: a new deck, and one point from everyone who is not harmless."""

import pytest

from hub.rules.contract.actor import HOST, PANEL
from tests.rules.duel.arranged import (
    RULES,
    a,
    b,
    do,
    hands,
    keys,
    moves,
    offer,
    points,
    result,
    table,
    winner,
)
from tests.rules.game import because, names

SIX = ("hanzo", "benkei", "ushiwaka", "tomoe", "hideyoshi", "kojiro")


def test_everyone_in_the_circle_loses_one_and_the_discards_are_the_new_deck() -> None:
    state = table(steps=("draw", "play"), deck=("bo", "bo"), rest="discards")
    state, _ = do(state, 0, "draw")
    assert points(state, *SIX) == [4, 5, 4, 5, 4, 5]
    state, _ = do(state, 0, "deck-empty", deck="yes")
    assert points(state, *SIX) == [3, 4, 3, 4, 3, 4]
    assert points(state, "nobunaga", "ieyasu") == [0, 0]
    assert (state.deck, state.discards, hands(state)) == (82, (), [5, 3])


def test_the_harmless_are_spared() -> None:
    two = b(active="kojiro", hand=0)
    state, _ = do(table(two=two), HOST, "deck-end")
    assert points(state, "tomoe", "hideyoshi", "kojiro") == [4, 3, 5]


def test_the_card_that_ended_it_is_already_in_the_hand() -> None:
    """Drawing the last card, its drawer is no longer without cards."""
    one = a(active="hanzo", hand=0)
    state = table(one, steps=("draw", "play"), deck=("bo",), rest="discards")
    state = moves(state, (0, "draw"), (0, "deck-empty", {"deck": "yes"}))
    assert (points(state, "hanzo"), hands(state)) == ([3], [2, 3])


def test_who_was_harmless_when_the_last_card_was_taken_is_spared() -> None:
    """The question is answered later, when that player has a card again."""
    one, two = a(active="hanzo", hand=1), b(active="kojiro", hand=0)
    state = table(one, two, deck=("bo", "bo", "bo"), rest="discards")
    state, _ = do(state, 0, "tea-ceremony")
    assert hands(state) == [3, 1]
    assert offer(state, 0, "deck-empty").about["characters"] == ()
    state, _ = do(state, 0, "deck-empty", deck="yes")
    assert points(state, "tomoe", "kojiro") == [4, 5]


def test_who_would_fall_is_said_before() -> None:
    one, two = a(points={"hanzo": 1}), b(line=("tomoe", "ieyasu"), points={"ieyasu": 1})
    about = offer(table(one, two), HOST, "deck-end").about
    assert (about["characters"], about["ends"]) == (("hanzo", "ieyasu"), 1)
    about = offer(table(one), 1, "deck-end").about
    assert (about["characters"], about["ends"]) == (("hanzo",), 0)


def test_the_rest_of_the_draw_follows_from_the_new_deck() -> None:
    state = table(a(hand=1), deck=("bo",), rest="discards")
    state, events = do(state, 0, "tea-ceremony")
    assert hands(state) == [3, 4]
    assert names(events)[:4] == ["CardPlayed", "CardsDrawn", "DeckDoubted", "CardsDrawn"]
    state, events = do(state, 0, "deck-empty", deck="yes")
    assert names(events)[:2] == ["DeckEnded", "Wounded"]


def test_with_the_house_rule_it_waits_until_a_card_is_needed() -> None:
    state = table(
        steps=("draw", "play"),
        deck=("bo", "bo"),
        rest="discards",
        house={"deck_end": "when-needed"},
    )
    state, _ = do(state, 0, "draw")
    assert (state.deck, points(state, "hanzo")) == (0, [4])
    assert "deck-empty" not in keys(state, 0)
    state = moves(state, (0, "daimyo"), (0, "deck-empty", {"deck": "yes"}))
    assert (points(state, "hanzo"), hands(state)) == ([3], [6, 3])


def test_a_card_at_work_is_not_shuffled_in() -> None:
    state = table(a(hand=("daimyo",)), level="cards", deck=("bo", "bo"), rest="discards")
    state, _ = do(state, 0, "daimyo")
    assert "daimyo-1" not in state.order
    assert state.discards == ("daimyo-1",)


def test_a_shogun_who_falls_to_it_loses_the_duel() -> None:
    two = b(line=("tomoe", "ieyasu"), points={"ieyasu": 1})
    state, _ = do(table(two=two, turn=1), HOST, "deck-end")
    assert (winner(state), result(state).cause) == (0, "deck")


@pytest.mark.parametrize("turn", [0, 1])
def test_if_both_shoguns_fall_to_it_whoevers_turn_it_is_wins(turn: int) -> None:
    one = a(line=("hanzo", "nobunaga"), points={"nobunaga": 1})
    two = b(line=("tomoe", "ieyasu"), points={"ieyasu": 1})
    state, _ = do(table(one, two, turn=turn), HOST, "deck-end")
    assert winner(state) == turn


def test_it_may_bring_in_both_shoguns_and_touches_neither() -> None:
    one, two = a(points={"hanzo": 1}), b(points={"tomoe": 1})
    state, _ = do(table(one, two), HOST, "deck-end")
    assert points(state, "nobunaga", "ieyasu") == [5, 5]


def test_the_table_says_it_once_a_turn_and_the_host_again() -> None:
    state, _ = do(table(), 1, "deck-end")
    for actor in (0, 1, PANEL):
        assert offer(state, actor, "deck-end").closed == because("deck-just-ended")
    assert offer(state, HOST, "deck-end").closed is None


def test_with_cards_on_phones_nobody_has_to_say_it() -> None:
    state = table(level="cards")
    assert "deck-end" not in keys(state, 0, standing=True)


def test_it_may_come_in_the_middle_of_a_question() -> None:
    state, _ = do(table(a(active="hanzo")), 0, "attack", target="kojiro", weapon="bo")
    state, _ = do(state, HOST, "deck-end")
    assert (points(state, "kojiro"), RULES.awaited(state)) == ([4], (1,))
    state, _ = do(state, 1, "take")
    assert points(state, "kojiro") == [3]


def test_with_nothing_to_shuffle_there_is_no_deck_end() -> None:
    state = table(rest=0)
    assert offer(state, HOST, "deck-end").closed == because("nothing-to-shuffle")

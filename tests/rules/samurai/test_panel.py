"""The buttons on the table: end of turn, end of the deck."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HUB, PANEL, TABLE
from hub.rules.contract.form import Move
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import line
from hub.rules.samurai.state import State
from hub.tables.chance import SeededChance
from tests.rules.game import because, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    honors,
    keys,
    moves,
    offer,
    plain,
    refused,
    start,
    table,
)

LEVELS: tuple[Level, ...] = ("tokens", "companion", "cards")


@pytest.mark.parametrize("level", LEVELS)
def test_the_button_ends_the_turn_of_whose_turn_it_is(level: Level) -> None:
    state = table(*plain(5), level=level, turn=3)
    state, _ = do(state, PANEL, "end-turn")
    assert state.turn == 4


def test_it_does_nothing_while_someone_is_asked() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bo")
    assert offer(state, PANEL, "end-turn").closed == because("in-the-middle")
    assert refused(state, PANEL, "end-turn") == because("in-the-middle")


def test_it_does_nothing_before_the_play_phase() -> None:
    state = table(*plain(5), steps=("draw", "play"))
    assert offer(state, PANEL, "end-turn").closed == because("in-the-middle")


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_it_does_not_choose_what_to_discard(level: Level) -> None:
    state = table(Player(hand=9), *plain(4), level=level)
    assert offer(state, PANEL, "end-turn").closed == because("must-discard", seat=0, count=2)
    seven = table(Player(hand=7), *plain(4), level=level)
    assert offer(seven, PANEL, "end-turn").closed is None


def few(level: Level = "companion") -> State:
    """Six cards are left, as far as they are counted."""
    return table(*plain(5), level=level, deck=("bo",) * 6, rest="discards")


@pytest.mark.parametrize("level", ["tokens", "companion"])
def test_a_press_asks_and_the_next_one_ends_the_deck(level: Level) -> None:
    state = few(level)
    assert keys(state, PANEL) == ["end-turn"]
    assert keys(state, PANEL, standing=True) == ["deck-end"]
    state, events = do(state, PANEL, "deck-end")
    assert (names(events), honors(state)) == (["DeckAsked"], [4] * 5)
    state, events = do(state, PANEL, "deck-end")
    assert (names(events), honors(state)) == (["DeckEnded"], [3] * 5)


def test_two_presses_meant_for_the_same_table_only_ask() -> None:
    state = few()
    press = Move(offer="deck-end", question=offer(state, PANEL, "deck-end").question)
    state, _ = apply(RULES, state, PANEL, press, SeededChance("panel"))
    with pytest.raises(Refusal, match=r"^old-question$"):
        apply(RULES, state, PANEL, press, SeededChance("panel"))


def test_a_short_press_with_many_cards_counted_does_nothing() -> None:
    state = table(*plain(5), deck=("bo",) * 7, rest="discards")
    assert refused(state, PANEL, "deck-end") == because("deck-counted", count=7)
    assert keys(state, PANEL, standing=True) == ["deck-end", "ask-deck"]


def test_a_held_press_asks_everybody_and_a_second_one_is_yes() -> None:
    state = table(*plain(5), deck=("bo",) * 12, rest="discards")
    state, events = do(state, PANEL, "ask-deck")
    assert [RULES.seen_by(each, TABLE) for each in events] == [line("deck-asked", count=12)]
    for seat in range(5):
        assert offer(state, seat, "deck-empty").about["count"] == 12
    state, _ = do(state, PANEL, "deck-end")
    assert honors(state) == [3] * 5
    assert [key for key in keys(state, 0) if key == "deck-empty"] == []


def test_what_the_button_asked_is_taken_back_by_a_no_or_by_silence() -> None:
    asked, _ = do(table(*plain(5), deck=("bo",) * 12, rest="discards"), PANEL, "ask-deck")
    for state, events in (do(asked, 3, "deck-empty", deck="not-yet"), do(asked, HUB, "lapse")):
        assert names(events) == ["DeckNotOut"]
        assert (honors(state), state.deck, state.deck_unknown) == ([4] * 5, 12, False)
        assert offer(state, PANEL, "deck-end").closed == because("deck-counted", count=12)


def test_only_what_the_button_asked_lapses() -> None:
    state = table(*plain(5), steps=("draw", "play"), deck=("bo", "bo"), rest="discards")
    assert RULES.offer(state, HUB, "lapse") is None
    state, _ = do(state, 0, "draw")
    assert RULES.offer(state, HUB, "lapse") is None


def test_before_the_first_turn_and_after_the_end_the_buttons_are_dead() -> None:
    assert keys(start(players=4), PANEL) == []
    over = table(Player(), Player(resilience=1, honor=1), *plain(3), level="cards")
    over = moves(over, (0, "attack", {"target": 1, "weapon": "bokken"}), (1, "take"))
    assert keys(over, PANEL) == []


def test_a_second_press_does_not_end_the_next_players_turn() -> None:
    state = table(*plain(5))
    button = RULES.offer(state, PANEL, "end-turn")
    assert button is not None
    press = Move(offer="end-turn", question=button.question)
    after, _ = apply(RULES, state, PANEL, press, SeededChance("panel"))
    with pytest.raises(Refusal, match=r"^old-question$"):
        apply(RULES, after, PANEL, press, SeededChance("panel"))

"""The buttons on the table: end of turn, end of the deck."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import PANEL
from hub.rules.contract.form import Move
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.tables.chance import SeededChance
from tests.rules.game import because
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


def test_it_ends_the_deck_too() -> None:
    state = table(*plain(5))
    assert keys(state, PANEL) == ["end-turn"]
    assert keys(state, PANEL, standing=True) == ["deck-end"]
    state, _ = do(state, PANEL, "deck-end")
    assert honors(state) == [3, 3, 3, 3, 3]


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

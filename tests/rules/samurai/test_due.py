"""A flowing turn with real cards: what is drawn by hand is booked with the first tap of the turn.

Never before its player could touch a card; and taken back with that tap, in one step.
"""

import pytest
from msgspec import UNSET

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, PANEL, TABLE, Actor
from hub.rules.contract.view import Due
from hub.rules.samurai.state import State
from tests.rules.game import names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    honors,
    keys,
    offer,
    plain,
    points,
    refused,
    table,
)

DRAW = ("draw", "play")
WHOLE = ("recover", "draw", "play")
BOOKED = ["Recovered", "StepTaken", "CardsDrawn", "StepTaken"]


def flowing(*first: Player, steps: tuple[str, ...] = DRAW, **more: object) -> State:
    """The first of five begins a turn."""
    return table(*first, *plain(5 - len(first)), steps=steps, pace="flow", **more)  # type: ignore[arg-type]


def test_nothing_is_booked_before_the_first_tap() -> None:
    state = flowing(Player(), Player(resilience=0), steps=("play",))
    state, events = do(state, 0, "end-turn")
    assert names(events) == ["TurnEnded", "TurnBegan"]
    assert (state.turn, state.step) == (1, "recover")
    assert (points(state)[1], hands(state)[1]) == (0, 3)


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("tea-ceremony", {}),
        ("lay", {"card": "armor"}),
        ("attack", {"target": 1, "weapon": "katana"}),
        ("end-turn", {}),
    ],
)
def test_the_first_tap_books_it_whatever_it_is(key: str, values: dict[str, object]) -> None:
    state = flowing(Player(resilience=0), steps=WHOLE)
    assert "draw" not in keys(state, 0)
    assert "recover" not in keys(state, 0)
    after, events = do(state, 0, key, **values)  # type: ignore[arg-type]
    assert names(events)[:4] == BOOKED
    assert points(after)[0] == 5
    twice, again = do(state, 0, key, **values)  # type: ignore[arg-type]
    assert (twice, names(again)) == (after, names(events)), "the hub was asked, and changed nothing"


def test_only_the_first_tap_of_a_turn_books() -> None:
    state, _ = do(flowing(), 0, "lay", card="armor")
    assert hands(state)[0] == 4
    state, events = do(state, 0, "lay", card="focus")
    assert names(events) == ["PropertyLaid"]
    assert hands(state)[0] == 3


@pytest.mark.parametrize("who", [0, HOST], ids=["its-player", "the-host"])
def test_a_hand_counted_after_the_draw_is_not_drawn_to_again(who: int | Actor) -> None:
    state = flowing()
    state, _ = do(state, who, "correct-hand", seat=0, value=6, game="goes-on")
    assert (hands(state)[0], state.step) == (6, "play")
    assert RULES.view(state, TABLE).due is UNSET


@pytest.mark.parametrize("who", [1, HOST], ids=["its-player", "the-host"])
def test_anothers_hand_set_straight_books_nothing(who: int | Actor) -> None:
    state, events = do(flowing(), who, "correct-hand", seat=1, value=5, game="goes-on")
    assert names(events) == ["HandCorrected"]
    assert (state.step, hands(state)[:2]) == ("draw", [3, 5])


def test_the_view_says_what_to_do_until_then() -> None:
    state = flowing(Player("hideyoshi", resilience=0), steps=WHOLE)
    assert RULES.view(state, TABLE).due == (
        Due(key="recover", about={"count": 4}),
        Due(key="draw", about={"count": 3, "why": "hideyoshi"}),
    )
    state, _ = do(state, 0, "lay", card="armor")
    assert RULES.view(state, TABLE).due is UNSET


def test_a_slow_table_has_nothing_due() -> None:
    state = table(*plain(5), steps=DRAW, pace="taps")
    assert RULES.view(state, TABLE).due is UNSET
    assert keys(state, 0) == ["draw"]


def test_what_is_offered_is_what_the_hand_will_be() -> None:
    state = flowing(Player(hand=6))
    assert offer(state, 0, "end-turn").about == {"count": 1}
    state, _ = do(state, 0, "end-turn", count=1)
    assert hands(state)[0] == 7
    bare = flowing(Player(hand=0))
    assert offer(bare, 0, "attack").closed is None, "they hold the two they have drawn"


def test_before_a_flip_only_what_comes_before_it_is_booked() -> None:
    steps = ("recover", "bushido", "draw", "play")
    state = flowing(Player(resilience=0), steps=steps, bushido_at=0)
    assert keys(state, 0) == ["flip"]
    assert RULES.view(state, TABLE).due == (Due(key="recover", about={"count": 5}),)
    state, events = do(state, 0, "flip", flipped="other")
    assert names(events)[:2] == ["Recovered", "StepTaken"]
    assert (state.step, hands(state)[0]) == ("draw", 3)
    assert "attack" in keys(state, 0)


def test_a_check_that_a_correction_took_away_is_not_due() -> None:
    steps = ("recover", "bushido", "draw", "play")
    state = flowing(Player(resilience=0), steps=steps, bushido_at=0)
    state, _ = do(state, HOST, "correct-bushido", place=2, source="in-play")
    assert "flip" not in keys(state, 0)
    state, _ = do(state, 0, "end-turn")
    assert (points(state)[0], hands(state)[0], state.turn) == (5, 5, 1)


def test_a_draw_that_takes_the_last_card_asks_before_it_is_booked() -> None:
    """Its owner has drawn by hand and sees the deck; Yes books the draw, then the deck ends."""
    state = flowing(Player(), Player(honor=1), deck=("bo", "bo"), discards=("bo",), rest=4)
    assert state.deck == 2
    assert "deck-empty" in keys(state, 0)
    assert "deck-empty" not in keys(state, 1)
    state, events = do(state, 0, "deck-empty", deck="yes")
    assert names(events)[:3] == ["CardsDrawn", "DeckDoubted", "StepTaken"]
    assert state.ending is not None


def test_a_tap_that_books_the_last_card_costs_nobody_anything() -> None:
    state = flowing(deck=("bo", "bo"), discards=("bo",), rest=4)
    state, events = do(state, 0, "end-turn")
    assert "DeckDoubted" in names(events)
    assert honors(state) == [4] * 5
    assert "deck-empty" in keys(state, 0)


def test_tokens_set_straight_book_nothing() -> None:
    state = flowing(Player(resilience=0), steps=WHOLE)
    state, events = do(state, 0, "correct-honor", seat=0, value=2, game="goes-on")
    assert names(events) == ["HonorCorrected"]
    state, _ = do(state, 0, "end-turn")
    assert hands(state)[0] == 5


def test_the_panels_button_and_the_host_book_too() -> None:
    state = flowing(Player(resilience=0), steps=WHOLE)
    after, events = do(state, PANEL, "end-turn")
    assert (names(events)[:4], after.turn) == (BOOKED, 1)
    lower, events = do(state, HOST, "step-down")
    assert names(events) == [*BOOKED, "LevelLowered"]
    assert lower.step == "play"


def test_the_button_says_when_cards_have_to_be_chosen() -> None:
    state = flowing(Player(hand=7))
    assert refused(state, PANEL, "end-turn").code == "must-discard"


def test_with_tokens_alone_a_hit_is_of_a_turn_that_has_begun() -> None:
    people = [Player(resilience=0), Player(resilience=1), *plain(3)]
    state = table(*people, level="tokens", steps=("recover", "play"), pace="flow")
    assert "recover" not in keys(state, 0)
    state, events = do(state, 1, "wound", wounds=1)
    assert names(events) == ["Recovered", "StepTaken", "Wounded", "Defeated"]
    assert (points(state)[0], honors(state)[0]) == (5, 5)


@pytest.mark.parametrize("who", [0, HOST], ids=["its-player", "the-host"])
def test_who_is_set_to_nothing_when_getting_up_is_due_has_been_up(who: int | Actor) -> None:
    state = flowing(Player(resilience=0), steps=WHOLE)
    state, events = do(state, who, "correct-resilience", seat=0, value=0, game="goes-on")
    assert names(events) == ["Recovered", "StepTaken", "ResilienceCorrected"]
    assert (state.seats[0].resilience, state.step) == (0, "draw")


def test_who_is_set_to_more_was_never_down() -> None:
    state = flowing(Player(resilience=0), steps=WHOLE)
    _, events = do(state, 0, "correct-resilience", seat=0, value=2, game="goes-on")
    assert "Recovered" not in names(events)


GONE = Player(hand=0, left=True)
DOWN = Player(resilience=0)


@pytest.mark.parametrize("level", ["tokens", "companion"])
@pytest.mark.parametrize("who", [1, HOST], ids=["its-player", "the-host"])
def test_nobody_stands_alone_beside_whoever_is_about_to_get_up(
    who: int | Actor, level: Level
) -> None:
    steps = WHOLE if level == "companion" else ("recover", "play")
    state = table(DOWN, *plain(2), DOWN, level=level, steps=steps, pace="flow")
    state, events = do(state, who, "correct-resilience", seat=1, value=0, game="goes-on")
    assert names(events) == ["Recovered", "StepTaken", "ResilienceCorrected"]
    assert (points(state), state.ending) == ([5, 0, 5, 0], None)


def test_nor_by_a_blow_that_is_told_late() -> None:
    state = table(DOWN, *plain(2), DOWN, level="tokens", steps=("recover", "play"), pace="flow")
    state, _ = do(state, HOST, "late-wound", seat=1, by=0, wounds=5, game="goes-on")
    assert (points(state), honors(state)) == ([5, 0, 5, 0], [5, 3, 4, 4])
    assert state.ending is None


def test_a_loss_of_one_alone_by_the_books_ends_nothing_either() -> None:
    state = table(DOWN, Player(), GONE, GONE, steps=WHOLE, pace="flow")
    state, _ = do(state, HOST, "correct-resilience", seat=1, value=2, game="goes-on")
    assert (points(state)[:2], state.ending) == ([5, 2], None)


@pytest.mark.parametrize("who", [0, HOST], ids=["its-player", "the-host"])
def test_who_was_up_and_falls_again_leaves_another_alone_and_is_asked(who: int | Actor) -> None:
    state = table(DOWN, Player(), GONE, GONE, steps=WHOLE, pace="flow")
    fallen = {"seat": 0, "value": 0}
    said = refused(state, who, "correct-resilience", **fallen, game="goes-on")
    assert said.code == "not-a-choice"
    over, _ = do(state, who, "correct-resilience", **fallen, game="ends")
    assert over.ending is not None


def test_a_loss_that_ends_nothing_books_nobodys_getting_up() -> None:
    state = flowing(DOWN, steps=WHOLE)
    _, events = do(state, HOST, "correct-resilience", seat=1, value=0, game="goes-on")
    assert names(events) == ["ResilienceCorrected"]

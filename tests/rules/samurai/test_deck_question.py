"""The deck is out by the count: who is asked, what is said before, and what each answer does."""

import pytest
from msgspec import UNSET

from hub.rules.contract.actor import HOST, PANEL, TABLE, at
from hub.rules.contract.view import line
from hub.rules.samurai.state import State
from tests.rules.game import names
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
    table,
)

DRAW = ("draw", "play")
YES = {"deck": "yes"}
NOT_YET = {"deck": "not-yet"}


def short(count: int = 2, players: tuple[Player, ...] = plain(5), **more: object) -> State:
    """Seat 0 is about to draw from a deck of so many; the rest lies on the discards."""
    return table(*players, steps=DRAW, deck=("bo",) * count, rest="discards", **more)  # type: ignore[arg-type]


def deck_seen(state: State) -> tuple[int, object]:
    pile = RULES.view(state, TABLE).piles[0]
    assert pile.key == "deck"
    return pile.count, pile.unknown


def asked(state: State) -> list[int]:
    return [seat for seat in range(5) if "deck-empty" in keys(state, seat)]


def test_a_count_alone_takes_nothing_and_ends_nothing() -> None:
    state = short(players=(*plain(4), Player(honor=1)))
    state, events = do(state, 0, "draw")
    assert names(events) == ["CardsDrawn", "DeckDoubted", "StepTaken"]
    assert (honors(state), state.ending) == ([4, 4, 4, 4, 1], None)
    assert RULES.view(state, at(1)).places[4].role == ""
    assert RULES.seen_by(events[1], at(3)) == line("deck-doubted", seat=0)


def test_whoever_drew_the_last_card_is_asked_and_nothing_waits_for_it() -> None:
    state, _ = do(short(), 0, "draw")
    assert asked(state) == [0]
    assert RULES.awaited(state) == (0,)
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"), (0, "end-turn"))
    # The next player draws from the same deck, and is asked too.
    assert (asked(state), state.turn) == ([0, 1], 1)
    state, _ = do(state, 1, "deck-empty", **YES)
    assert (asked(state), honors(state)) == ([], [3] * 5)


def test_what_would_follow_is_said_with_the_question() -> None:
    state, _ = do(short(players=(*plain(3), Player(honor=1), Player(honor=1))), 0, "draw")
    about = {"count": 0, "out": 2, "seats": (3, 4)}
    assert offer(state, 0, "deck-empty").about == about
    assert offer(state, 2, "deck-end").about == about
    assert offer(state, HOST, "deck-end").about == about
    quiet, _ = do(short(), 0, "draw")
    assert offer(quiet, 0, "deck-empty").about == {"count": 0, "out": 0, "seats": ()}


@pytest.mark.parametrize("who", [0, HOST, PANEL])
def test_yes_is_the_decks_end(who: object) -> None:
    state, _ = do(short(), 0, "draw")
    pile, box = len(state.discards), state.box
    key, values = ("deck-end", {}) if who == PANEL else ("deck-empty", YES)
    state, events = do(state, who, key, **values)  # type: ignore[arg-type]
    assert names(events) == ["DeckEnded"]
    assert (honors(state), state.box) == ([3] * 5, box + 5)
    assert (state.deck, state.discards, asked(state)) == (pile, (), [])


def test_the_rest_of_a_draw_is_counted_from_the_new_deck() -> None:
    state = short(1)
    pile = len(state.discards)
    state, _ = do(state, 0, "draw")
    assert (hands(state)[0], state.deck, deck_seen(state)) == (5, -1, (0, UNSET))
    state, _ = do(state, 0, "deck-empty", **YES)
    assert (state.deck, deck_seen(state)) == (pile - 1, (pile - 1, UNSET))


def test_a_card_that_was_at_work_is_not_in_the_new_deck() -> None:
    """Ruling 2, though the question is answered when the card lies on the discards already."""
    state = table(*plain(5), deck=("bo",) * 4, rest="discards")
    pile = len(state.discards)
    state, _ = do(state, 0, "tea-ceremony")
    assert asked(state) == [1]
    state, _ = do(state, 1, "deck-empty", **YES)
    assert (state.deck, state.discards) == (pile - 3, ("tea-ceremony",))


def test_not_yet_makes_the_count_unknown_until_the_next_card_leaves_the_deck() -> None:
    state = moves(short(), (0, "draw"), (0, "deck-empty", NOT_YET))
    assert (honors(state), deck_seen(state), asked(state)) == ([4] * 5, (0, True), [])
    state = moves(state, (0, "end-turn"), (1, "draw"))
    assert (asked(state), deck_seen(state), hands(state)[1]) == ([1], (0, True), 5)
    state, _ = do(state, 1, "deck-empty", **YES)
    assert (honors(state), deck_seen(state)[1]) == ([3] * 5, UNSET)


def test_an_unknown_deck_gives_every_card_that_is_said_to_be_drawn() -> None:
    """No discard is there to be shuffled, and people draw all the same."""
    state = table(*plain(4), Player(), steps=DRAW, deck=("bo", "bo"), discards=("bo",), rest=4)
    state = moves(state, (0, "draw"), (0, "deck-empty", NOT_YET), (0, "end-turn"))
    before = hands(state)[1]
    state = moves(state, (1, "draw"), (1, "deck-empty", NOT_YET), (1, "end-turn"), (2, "draw"))
    assert (hands(state)[1], state.deck) == (before + 2, -4)


def test_a_count_of_the_deck_settles_what_is_unknown() -> None:
    state = moves(short(), (0, "draw"), (0, "deck-empty", NOT_YET))
    state, _ = do(state, HOST, "correct-deck", count=9)
    assert (deck_seen(state), asked(state)) == ((9, UNSET), [])


def test_a_hand_that_was_counted_too_large_leaves_the_deck_something() -> None:
    state = moves(short(), (0, "draw"))
    state, _ = do(state, 0, "correct-hand", seat=0, value=3, game="goes-on")
    assert (state.deck, asked(state), deck_seen(state)) == (2, [], (2, UNSET))


def test_a_hand_may_still_be_corrected_upwards() -> None:
    state = moves(short(), (0, "draw"), (0, "deck-empty", NOT_YET))
    state, _ = do(state, 0, "correct-hand", seat=0, value=7, game="goes-on")
    assert (hands(state)[0], state.deck) == (7, -2)


def test_the_deck_may_end_twice_in_a_turn() -> None:
    state = moves(short(), (0, "draw"), (0, "deck-empty", YES))
    state, _ = do(state, HOST, "correct-deck", count=2)
    state = moves(state, (0, "daimyo"))
    assert asked(state) == [0]
    state, _ = do(state, 0, "deck-empty", **YES)
    assert honors(state) == [2] * 5


def test_of_two_ends_by_the_count_each_is_asked_and_paid_by_itself() -> None:
    """Two cards of a deck of one, and then another of what was discarded since."""
    state = table(*plain(5), steps=DRAW, deck=("bo",), discards=("bo",), rest=4)
    strike = ("attack", {"target": 1, "weapon": "bo"})
    state = moves(state, (0, "draw"), (0, *strike), (1, "take"), (0, "daimyo"))
    first, second = state.deck_doubts
    state, _ = do(state, 0, "deck-empty", **YES)
    assert state.deck_doubts == (second,)
    assert honors(state) == [3] * 5
    assert asked(state) == [0]
    state, _ = do(state, 0, "deck-empty", **YES)
    assert (state.deck_doubts, honors(state)) == ((), [2] * 5)
    assert first != second


def test_it_is_asked_and_answered_while_somebody_has_something_else_to_answer() -> None:
    state = moves(short(), (0, "draw"), (0, "attack", {"target": 1, "weapon": "bo"}))
    waiting = state.question
    state, _ = do(state, 0, "deck-empty", **YES)
    assert (state.question, honors(state), state.aside) == (waiting, [3] * 5, ("bo",))


def test_with_the_house_rule_it_is_asked_when_a_card_is_next_needed() -> None:
    state, _ = do(short(house={"deck_end": "when-needed"}), 0, "draw")
    assert (state.deck, asked(state)) == (0, [])
    state = moves(state, (0, "end-turn"), (1, "draw"))
    assert (asked(state), honors(state), hands(state)[1]) == ([1], [4] * 5, 5)


def test_the_host_does_not_pay_for_a_question_that_was_answered_meanwhile() -> None:
    state, _ = do(short(), 0, "draw")
    before = offer(state, HOST, "deck-end").question
    state, _ = do(state, 0, "deck-empty", **YES)
    assert before > 0
    assert offer(state, HOST, "deck-end").question == 0


def test_with_tokens_alone_it_is_no_longer_one_tap() -> None:
    offered = offer(table(*plain(5), level="tokens"), 0, "deck-end")
    assert (offered.standing, offered.asks) == (False, True)


def test_stepping_down_forgets_what_was_asked_of_the_cards() -> None:
    state = moves(short(), (0, "draw"), (HOST, "step-down"))
    assert (asked(state), state.deck_doubts) == ([], ())

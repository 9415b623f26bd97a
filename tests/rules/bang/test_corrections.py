"""Corrections: what lies on the table is right, sums still hold, endings ask first."""

import pytest

from hub.rules.contract.actor import HOST, PANEL, TABLE
from hub.rules.contract.form import Number
from tests.rules.bang.arranged import (
    Player,
    do,
    hands,
    keys,
    lives,
    offer,
    plain,
    refused,
    reputations,
    result,
    table,
)
from tests.rules.game import ActorOrSeat, choices, names, open_values

OWN = ["correct-reputation", "correct-life", "correct-hand", "correct-laid"]
WHO = "correct-character"
HOSTS = ["correct-deck", "correct-cards", "correct-turn"]


def corrections(found: list[str]) -> list[str]:
    return [key for key in found if key.startswith("correct-")]


def test_a_seat_sets_its_own_row_straight_and_the_host_anything() -> None:
    state = table(Player(laid=("barrel",)), *plain(4))
    assert corrections(keys(state, 3, standing=True)) == [*OWN, WHO]
    assert corrections(keys(state, HOST, standing=True)) == [*OWN, WHO, *HOSTS]
    assert corrections(keys(state, PANEL, standing=True)) == []
    assert corrections(keys(state, TABLE, standing=True)) == []
    for key in OWN:
        assert list(choices(offer(state, 3, key), "seat")) == [3]
        assert list(choices(offer(state, HOST, key), "seat")) == [0, 1, 2, 3, 4]


def test_a_hub_of_tokens_corrects_tokens_and_turn() -> None:
    state = table(*plain(5), level="tokens")
    assert corrections(keys(state, HOST, standing=True)) == [*OWN[:2], WHO, "correct-turn"]


def test_reputation_comes_from_what_was_discarded_and_goes_there() -> None:
    state = table(*plain(5))
    assert state.box == 7
    assert open_values(offer(state, 1, "correct-reputation"), "value", seat=1) == list(range(10))
    state, events = do(state, 1, "correct-reputation", seat=1, value=5, game="goes-on")
    assert (reputations(state)[1], state.box, names(events)) == (5, 4, ["ReputationCorrected"])
    state, _ = do(state, HOST, "correct-reputation", seat=1, value=1, game="goes-on")
    assert (reputations(state)[1], state.box) == (1, 8)


def test_a_correction_that_ends_the_game_says_so_and_asks() -> None:
    state = table(*plain(5))
    form = offer(state, 1, "correct-reputation")
    assert list(choices(form, "game", seat=1, value=0)) == ["ends", 0, 2, 3, 4]
    assert list(choices(form, "game", seat=1, value=1)) == ["goes-on"]
    wrong = refused(state, 1, "correct-reputation", seat=1, value=0, game="goes-on")
    assert wrong.code == "not-a-choice"
    state, _ = do(state, 1, "correct-reputation", seat=1, value=0, game="ends")
    assert (result(state).reason, result(state).cause) == ("reputation", "reputation-corrected")


@pytest.mark.parametrize(
    ("key", "now"), [("correct-reputation", 1), ("correct-life", 2), ("correct-hand", 3)]
)
@pytest.mark.parametrize("actor", [1, HOST])
def test_a_correction_marks_what_is_there_now(key: str, now: int, actor: ActorOrSeat) -> None:
    state = table(Player(), Player(reputation=1, life=2, hand=3), *plain(3))
    shown = choices(offer(state, actor, key), "value", seat=1)
    assert {value: choice.about for value, choice in shown.items() if choice.about} == {
        now: {"now": now}
    }


def test_life_is_corrected_up_to_the_start() -> None:
    state = table(Player(), Player("el-gringo", life=1), *plain(3))
    assert open_values(offer(state, 1, "correct-life"), "value", seat=1) == [0, 1, 2, 3, 4]
    state, _ = do(state, 1, "correct-life", seat=1, value=3, game="goes-on")
    assert lives(state)[1] == 3


@pytest.mark.parametrize("who", [1, HOST], ids=["its-player", "the-host"])
def test_nobody_stands_alone_beside_whoever_is_about_to_get_up(who: ActorOrSeat) -> None:
    down = Player(life=0)
    steps = ("recover", "draw", "play")
    state = table(down, Player(), Player(), down, steps=steps, pace="flow")
    state, events = do(state, who, "correct-life", seat=1, value=0, game="goes-on")
    assert names(events) == ["Recovered", "StepTaken", "LifeCorrected"]
    assert (state.seats[1].life, state.ending) == (0, None)


@pytest.mark.parametrize("players", [3, 5])
def test_a_correction_that_leaves_one_standing_says_so_and_asks(players: int) -> None:
    state = table(Player(), Player(life=2), *plain(players - 2, life=0))
    form = offer(state, 1, "correct-life")
    others = [seat for seat in range(players) if seat != 1]
    assert list(choices(form, "game", seat=1, value=0)) == ["ends", *others]
    assert list(choices(form, "game", seat=1, value=1)) == ["goes-on"]
    state, _ = do(state, 1, "correct-life", seat=1, value=0, game="ends")
    assert (result(state).reason, result(state).cause) == ("last-standing", "corrected")


def test_a_gain_does_not_make_the_hub_look_for_the_last_one_standing() -> None:
    state = table(Player(left=True, hand=0), Player(life=2), *plain(3, life=0))
    state, _ = do(state, 1, "correct-life", seat=1, value=4, game="goes-on")
    assert state.ending is None


def test_a_hand_is_counted_by_its_owner_and_the_deck_has_the_difference() -> None:
    state = table(*plain(5))
    deck = state.deck
    state, _ = do(state, 2, "correct-hand", seat=2, value=7, game="goes-on")
    assert (hands(state)[2], state.deck) == (7, deck - 3)


def test_the_decks_difference_lies_unseen_among_the_discards() -> None:
    state = table(*plain(5), discards=("beer", "bang"))
    deck = state.deck
    more, _ = do(state, HOST, "correct-deck", count=deck - 2)
    assert (more.deck, more.discards) == (deck - 2, ("", "", "bang", "beer"))
    less, _ = do(state, HOST, "correct-deck", count=deck + 1)
    assert (less.deck, less.discards) == (deck + 1, ("beer",))


def test_an_empty_deck_is_set_straight_from_the_least_it_can_hold() -> None:
    (field,) = offer(table(*plain(5), deck=0), HOST, "correct-deck").fields
    assert isinstance(field, Number)
    assert (field.low, field.start) == (1, 1)


def test_whoever_left_sets_no_reputation_straight_but_the_host_does() -> None:
    state = table(*plain(4), Player(left=True, hand=0))
    assert "correct-reputation" not in keys(state, 4, standing=True)
    assert 4 in open_values(offer(state, HOST, "correct-reputation"), "seat")


def test_before_the_first_turn_and_after_the_end_nothing_is_corrected() -> None:
    over, _ = do(table(*plain(5)), 1, "correct-reputation", seat=1, value=0, game="ends")
    assert corrections(keys(over, HOST, standing=True)) == []


def test_a_box_may_have_more_cards_than_are_printed_or_one_less() -> None:
    """The deck has the difference; what is dealt again is dealt from all of them."""
    state = table(*plain(5), level="companion")
    deck, total = state.deck, 80
    more, events = do(state, HOST, "correct-cards", count=total + 7)
    assert (more.deck, more.extra, len(more.discards)) == (deck + 7, 7, len(state.discards))
    told = events[0].seen_by(TABLE)
    assert told is not None
    assert (told.code, told.params) == ("cards-corrected", {"count": total + 7})
    form = offer(more, HOST, "correct-cards").fields[0]
    assert isinstance(form, Number)
    assert form.start == total + 7
    back, _ = do(more, HOST, "correct-cards", count=total - 1)
    assert (back.deck, back.extra) == (deck - 1, -1)
    again, _ = do(more, HOST, "deal-again")
    assert again.extra == 7
    held = sum(seat.hand for seat in again.seats)
    assert (held > 0, again.deck) == (True, total + 7 - held)


def test_the_deck_keeps_a_card_and_with_tokens_alone_there_is_nothing_to_count() -> None:
    state, _ = do(table(*plain(5), level="companion"), HOST, "correct-deck", count=1)
    form = offer(state, HOST, "correct-cards").fields[0]
    assert isinstance(form, Number)
    assert form.low == form.start
    assert "correct-cards" not in keys(table(*plain(5), level="tokens"), HOST, standing=True)

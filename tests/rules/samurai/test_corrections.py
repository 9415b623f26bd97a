"""Corrections: what lies on the table is right, tokens still add up, endings ask first."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, PANEL, TABLE, at
from hub.rules.contract.form import Number
from tests.rules.game import because, choices, names, open_values
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

ALL = [
    "correct-honor",
    "correct-resilience",
    "correct-hand",
    "correct-laid",
    "correct-character",
]
SEATS = [*ALL, "correct-bushido"]
HOSTS = ["correct-deck", "correct-cards", "correct-turn", "correct-bushido"]
LEVELS: tuple[Level, ...] = ("tokens", "companion", "cards")


def corrections(keys_: list[str]) -> list[str]:
    return [key for key in keys_ if key.startswith("correct-")]


def test_a_seat_sets_its_own_row_straight_and_the_host_anything() -> None:
    state = table(Player(laid=("armor",)), *plain(4), bushido_at=2)
    assert corrections(keys(state, 3, standing=True)) == SEATS
    assert corrections(keys(state, HOST, standing=True)) == ALL + HOSTS
    assert corrections(keys(state, PANEL, standing=True)) == []
    assert corrections(keys(state, TABLE, standing=True)) == []
    for key in ALL:
        assert list(choices(offer(state, 3, key), "seat")) == [3]
        assert list(choices(offer(state, HOST, key), "seat")) == [0, 1, 2, 3, 4]
        assert offer(state, HOST, key).standing
    for key in HOSTS:
        assert offer(state, HOST, key).standing
        assert offer(state, HOST, key).question == 0


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        (
            "tokens",
            ["correct-honor", "correct-resilience", "correct-character", "correct-turn"],
        ),
        ("companion", ALL + HOSTS),
        (
            "cards",
            [
                "correct-honor",
                "correct-resilience",
                "correct-laid",
                "correct-turn",
                "correct-bushido",
            ],
        ),
    ],
)
def test_each_level_corrects_what_the_hub_cannot_know(level: Level, expected: list[str]) -> None:
    if level == "tokens":
        state = table(*plain(5), level="tokens")
    else:
        state = table(Player(laid=("armor",)), *plain(4), bushido_at=2, level=level)
    assert corrections(keys(state, HOST, standing=True)) == expected


@pytest.mark.parametrize("level", LEVELS)
def test_before_a_referee_nobody_sets_straight_what_the_hub_alone_holds(level: Level) -> None:
    state = table(*plain(5), level=level, judged=True)
    held = level == "cards"
    assert ("correct-honor" in keys(state, 3, standing=True)) is not held
    assert ("correct-resilience" in keys(state, 3, standing=True)) is not held
    assert RULES.is_final(state, "drew", at(3)) is held
    assert not RULES.is_final(table(*plain(5), level=level), "drew", at(3))
    assert "correct-honor" in keys(state, HOST, standing=True)
    assert not RULES.is_final(state, "drew", HOST)


@pytest.mark.parametrize("level", LEVELS)
def test_honor_comes_from_the_box_and_goes_there(level: Level) -> None:
    state = table(*plain(5), level=level)
    state, events = do(state, HOST, "correct-honor", seat=2, value=6, game="goes-on")
    assert (honors(state)[2], state.box) == (6, 8)
    assert names(events) == ["HonorCorrected"]
    state, _ = do(state, 2, "correct-honor", seat=2, value=1, game="goes-on")
    assert (honors(state)[2], state.box) == (1, 13)


def test_there_is_no_more_honor_than_in_the_box() -> None:
    state = table(*plain(5))
    values = open_values(offer(state, 1, "correct-honor"), "value", seat=1)
    assert values == list(range(15))
    assert (
        refused(state, 1, "correct-honor", seat=1, value=15, game="goes-on").code == "not-a-choice"
    )


def test_an_honor_correction_that_ends_the_game_says_so_and_asks() -> None:
    state = table(*plain(5))
    correct = offer(state, 1, "correct-honor")
    assert list(choices(correct, "game", seat=1, value=0)) == ["ends", 0, 2, 3, 4]
    assert list(choices(correct, "game", seat=1, value=1)) == ["goes-on"]
    assert (
        refused(state, 1, "correct-honor", seat=1, value=0, game="goes-on").code == "not-a-choice"
    )
    assert refused(state, 1, "correct-honor", seat=1, value=1, game="ends").code == "not-a-choice"
    state, _ = do(state, 1, "correct-honor", seat=1, value=0, game="ends")
    assert state.ending is not None
    assert (state.ending.reason, state.ending.cause) == ("honor", "honor-corrected")


@pytest.mark.parametrize(
    ("key", "now"), [("correct-honor", 1), ("correct-resilience", 2), ("correct-hand", 3)]
)
def test_a_correction_marks_what_is_there_now(key: str, now: int) -> None:
    state = table(Player(), Player(honor=1, resilience=2, hand=3), *plain(3))
    shown = choices(offer(state, HOST, key), "value", seat=1)
    assert {value: choice.about for value, choice in shown.items() if choice.about} == {
        now: {"now": now}
    }


def test_resilience_comes_from_the_heap_up_to_the_characters_own() -> None:
    state = table(Player(), Player("hanzo", resilience=1), *plain(3))
    heap = state.heap
    values = open_values(offer(state, 1, "correct-resilience"), "value", seat=1)
    assert values == [0, 1, 2, 3, 4]
    state, events = do(state, 1, "correct-resilience", seat=1, value=3, game="goes-on")
    assert (points(state)[1], state.heap) == (3, heap - 2)
    assert names(events) == ["ResilienceCorrected"]


def test_there_is_no_more_resilience_than_on_the_heap() -> None:
    """Seven times five leaves one."""
    state = table(*plain(6), Player(resilience=3))
    assert state.heap == 3
    state, _ = do(state, HOST, "correct-resilience", seat=0, value=5, game="goes-on")
    values = open_values(offer(state, 6, "correct-resilience"), "value", seat=6)
    assert values == [0, 1, 2, 3, 4, 5]


def test_a_correction_to_nothing_is_no_defeat() -> None:
    state = table(*plain(5))
    state, _ = do(state, 1, "correct-resilience", seat=1, value=0, game="goes-on")
    assert honors(state) == [4, 4, 4, 4, 4]
    assert state.seats[1].harmless


def test_a_correction_that_leaves_one_standing_says_so_and_asks() -> None:
    down = Player(resilience=0)
    state = table(Player(), Player(resilience=2), down, down, down)
    correct = offer(state, HOST, "correct-resilience")
    assert list(choices(correct, "game", seat=1, value=0)) == ["ends", 0, 2, 3, 4]
    assert list(choices(correct, "game", seat=1, value=1)) == ["goes-on"]
    assert list(choices(correct, "game", seat=0, value=0)) == ["ends", 1, 2, 3, 4]
    assert list(choices(correct, "game", seat=2, value=3)) == ["goes-on"]
    state, _ = do(state, HOST, "correct-resilience", seat=1, value=0, game="ends")
    assert state.ending is not None
    assert (state.ending.reason, state.ending.cause) == ("swordmaster", "corrected")


@pytest.mark.parametrize("value", range(6))
def test_what_the_form_says_about_the_end_is_what_happens(value: int) -> None:
    """One stands alone after someone left: any loss of theirs is looked at (ruling 12)."""
    down, gone = Player(resilience=0), Player(hand=0, left=True, resilience=3)
    state = table(Player(resilience=4), gone, down, down, down)
    for seat in range(5):
        correct = offer(state, HOST, "correct-resilience")
        if value not in open_values(correct, "value", seat=seat):
            continue
        word, *_ = choices(correct, "game", seat=seat, value=value)
        after, _ = do(state, HOST, "correct-resilience", seat=seat, value=value, game=str(word))
        assert (after.ending is not None) == (word == "ends")


def test_a_gain_does_not_make_the_hub_look_for_the_swordmaster() -> None:
    """Ruling 12."""
    down, gone = Player(resilience=0), Player(hand=0, left=True)
    state = table(Player(resilience=1), gone, down, down, down)
    state, _ = do(state, HOST, "correct-resilience", seat=0, value=3, game="goes-on")
    assert state.ending is None


def test_with_three_players_no_correction_makes_a_swordmaster() -> None:
    state = table(Player(), Player(), Player(resilience=0))
    correct = offer(state, HOST, "correct-resilience")
    assert list(choices(correct, "game", seat=1, value=0)) == ["goes-on"]
    state, _ = do(state, HOST, "correct-resilience", seat=1, value=0, game="goes-on")
    assert state.ending is None


def test_a_hand_is_counted_by_its_owner_and_the_deck_has_the_difference() -> None:
    state = table(*plain(5))
    deck = state.deck
    state, events = do(state, 2, "correct-hand", seat=2, value=5, game="goes-on")
    assert (hands(state)[2], state.deck) == (5, deck - 2)
    assert names(events) == ["HandCorrected"]
    state, _ = do(state, HOST, "correct-hand", seat=2, value=0, game="goes-on")
    assert (hands(state)[2], state.deck) == (0, deck + 3)
    assert state.seats[2].harmless


def test_a_hand_holds_what_the_piles_give_and_a_hands_worth_in_any_case() -> None:
    state = table(*plain(4), Player(), deck=("bo", "bo"), rest=4)
    assert open_values(offer(state, 0, "correct-hand"), "value", seat=0) == list(range(13))
    assert open_values(offer(state, 4, "correct-hand"), "value", seat=4)[-1] == hands(state)[4] + 1


@pytest.mark.parametrize(("deck", "value", "left"), [(("bo", "bo"), 9, 5), ((), 5, 3)])
def test_cards_that_the_piles_do_not_hold_were_counted_in_the_largest_hand(
    deck: tuple[str, ...], value: int, left: int
) -> None:
    """An empty deck keeps the first card that goes back to it."""
    state = table(*plain(4), Player(), deck=deck, rest=4)
    many = hands(state)[4]
    state, events = do(state, 0, "correct-hand", seat=0, value=value, game="goes-on")
    assert names(events) == ["HandCorrected", "HandCorrected"]
    assert (hands(state), state.deck) == ([value, 3, 3, 3, many - left], 1)


def test_the_hand_of_someone_who_left_is_not_corrected() -> None:
    state = table(*plain(4), Player(hand=0, left=True))
    assert list(choices(offer(state, HOST, "correct-hand"), "seat")) == [0, 1, 2, 3]
    assert "correct-hand" not in keys(state, 4, standing=True)


def test_the_deck_is_counted_and_the_difference_lies_unseen_among_the_discards() -> None:
    state = table(*plain(5), discards=("bo", "parry"))
    deck = state.deck
    fewer, events = do(state, HOST, "correct-deck", count=deck - 3)
    assert (fewer.deck, fewer.discards) == (deck - 3, ("", "", "", "parry", "bo"))
    assert names(events) == ["DeckCorrected"]
    more, _ = do(state, HOST, "correct-deck", count=deck + 1)
    assert (more.deck, more.discards) == (deck + 1, ("bo",))
    same, _ = do(state, HOST, "correct-deck", count=deck)
    assert same == state


def test_the_form_starts_with_the_count_the_hub_has() -> None:
    state = table(*plain(5), discards=("bo", "parry"))
    (field,) = offer(state, HOST, "correct-deck").fields
    assert (field.low, field.high, field.start) == (  # type: ignore[union-attr]
        1,
        state.deck + 2,
        state.deck,
    )


def test_an_empty_deck_is_no_count_but_the_decks_end() -> None:
    state = table(*plain(5))
    assert refused(state, HOST, "correct-deck", count=0).code == "out-of-range"
    state, _ = do(state, HOST, "deck-end")
    assert honors(state) == [3, 3, 3, 3, 3]


def test_a_deck_from_which_more_was_drawn_than_there_is_waits_for_the_hands() -> None:
    state = table(*plain(5), rest=3, deck=("bo",), discards=("parry",), steps=("draw", "play"))
    state, _ = do(state, 0, "draw")
    state, _ = do(state, HOST, "correct-laid", seat=1, change="+armor", source="the-discards")
    # The one discard was drawn already, by the count.
    assert (state.deck, state.discards) == (-1, ())
    assert "correct-deck" not in keys(state, HOST, standing=True)
    # Whoever was counted with too many says so; then the deck has them, and can be counted.
    state, _ = do(state, 3, "correct-hand", seat=3, value=5, game="goes-on")
    deck = state.deck
    state, _ = do(state, HOST, "correct-deck", count=deck - 1)
    assert (state.deck, state.discards) == (deck - 1, ("",))


def test_open_cards_that_the_hub_holds_are_not_corrected_while_an_attack_is_asked() -> None:
    state = table(*plain(5), level="cards", discards=("armor",))
    weapon = open_values(offer(state, 0, "attack"), "weapon", target=1)[0]
    state, _ = do(state, 0, "attack", target=1, weapon=weapon)
    assert offer(state, HOST, "correct-laid").closed == because("in-the-middle")
    assert offer(state, HOST, "correct-turn").closed == because("in-the-middle")


def test_tokens_are_corrected_while_an_answer_is_awaited() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bo")
    state, _ = do(state, 1, "correct-honor", seat=1, value=5, game="goes-on")
    state, _ = do(state, 1, "take")
    assert (honors(state)[1], points(state)[1]) == (5, 4)


def test_a_property_that_the_hub_holds_comes_from_the_discards_and_goes_there() -> None:
    state = table(*plain(5), level="cards", discards=("bo", "armor", "parry"))
    correct = offer(state, HOST, "correct-laid")
    assert open_values(correct, "change", seat=3) == ["+armor"]
    assert "correct-laid" not in keys(state, 3, standing=True)
    laid, events = do(state, HOST, "correct-laid", seat=3, change="+armor")
    assert len(laid.seats[3].laid) == 1
    assert [card.partition("-")[0] for card in laid.discards] == ["parry", "bo"]
    assert names(events) == ["LaidCorrected"]
    gone, _ = do(laid, HOST, "correct-laid", seat=3, change="-armor")
    assert (gone.seats[3].laid, len(gone.discards)) == ((), 3)


def test_no_more_of_a_kind_that_the_hub_holds_lie_on_the_table_than_there_are() -> None:
    laid = Player(laid=("armor",) * 4)
    state = table(laid, *plain(4), level="cards", discards=("focus",))
    assert list(choices(offer(state, HOST, "correct-laid"), "change", seat=1)) == ["+focus"]


def test_properties_are_not_laid_before_someone_who_left() -> None:
    state = table(*plain(4), Player(hand=0, left=True), discards=("armor",))
    assert list(choices(offer(state, HOST, "correct-laid"), "seat")) == [0, 1, 2, 3]


def test_with_nothing_to_change_the_correction_is_not_there() -> None:
    state = table(*plain(5), level="cards", discards=("bo",))
    assert "correct-laid" not in keys(state, HOST, standing=True)


def test_before_the_first_turn_and_after_the_end_nothing_is_corrected() -> None:
    state = table(Player(), Player(resilience=1, honor=1), *plain(3), level="cards")
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bokken"}), (1, "take"))
    assert keys(state, HOST, standing=True) == []


def test_a_box_may_have_more_cards_than_are_printed_or_one_less() -> None:
    """The deck has the difference; what is dealt again is dealt from all of them."""
    state = table(*plain(5), level="companion")
    deck, total = state.deck, 90
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


def test_the_deck_keeps_a_card_and_where_the_hub_holds_them_there_is_nothing_to_count() -> None:
    state, _ = do(table(*plain(5), level="companion"), HOST, "correct-deck", count=1)
    form = offer(state, HOST, "correct-cards").fields[0]
    assert isinstance(form, Number)
    assert form.low == form.start
    without: tuple[Level, ...] = ("tokens", "cards")
    for level in without:
        assert "correct-cards" not in keys(table(*plain(5), level=level), HOST, standing=True)

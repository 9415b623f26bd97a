"""The real cards of a simulated table: what people do with them by what the hub tells."""

import pytest

from hub.rules.bang.proof.person import spoken
from hub.rules.bang.proof.printed_cards import RealCard
from hub.rules.bang.proof.real_cards import RealCards
from hub.rules.contract.form import Move
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.view import line
from hub.tables.chance import SeededChance

BANG, MISSED = RealCard("bang", "A", "♠"), RealCard("missed", "2", "♠")
BEER, BARREL = RealCard("beer", "6", "♥"), RealCard("barrel", "Q", "♠")
RED_BANG, CLUB = RealCard("bang", "9", "♦"), RealCard("bang", "2", "♣")


@pytest.fixture
def cards() -> RealCards:
    """Nobody has anything, and nothing is left but these."""
    made = RealCards(3, False, SeededChance("x"))
    made.deck = [BEER, BARREL, MISSED, BANG]
    return made


def test_a_card_knows_its_colours_and_whether_it_explodes() -> None:
    assert [card.is_red for card in (BANG, CLUB, RED_BANG, BEER)] == [False, False, True, True]
    assert [card.is_brown for card in (BANG, BEER, BARREL)] == [True, True, False]
    found = {rank: RealCard("bang", rank, "♠").explodes for rank in ("2", "9", "10", "A")}
    assert found == {"2": True, "9": True, "10": False, "A": False}
    assert not CLUB.explodes


@pytest.mark.parametrize(
    "code",
    [
        *("barrel-held", "barrel-failed", "jail-opened", "jail-shut"),
        *("dynamite-exploded", "dynamite-fizzled", "cards-burned"),
    ],
)
def test_what_is_turned_over_lies_aside_until_all_is_done(cards: RealCards, code: str) -> None:
    cards.hear(line(code, seat=1, count=2))
    assert (cards.aside, cards.discards) == ([BANG, MISSED], [])
    cards.discards.append(CLUB)
    cards.settle()
    assert (cards.aside, cards.discards) == ([], [BANG, MISSED, CLUB])


def test_cards_go_from_hand_to_hand_to_the_table_and_away(cards: RealCards) -> None:
    cards.hear(line("cards-drawn", seat=0, count=3))
    assert cards.hands[0] == [BANG, MISSED, BARREL]
    cards.hear(line("card-laid", seat=0, card="barrel"))
    assert cards.laid[0] == [BARREL]
    cards.hear(line("laid-taken", seat=1, target=0, card="barrel"))
    assert (cards.laid[0], cards.hands[1]) == ([], [BARREL])
    cards.hear(line("dodged", seat=0))
    cards.hear(line("shot-back", seat=0))
    assert cards.discards == [MISSED, BANG]
    cards.hear(line("everything-taken", seat=2, target=1))
    assert (cards.hands[1], cards.hands[2]) == ([], [BARREL])
    cards.hear(line("nobody-does-anything-for-this"))


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda cards: cards.give(1, "beer"), "seat 1 has nothing to lay down as beer"),
        (lambda cards: cards.lose(1, "barrel"), "no barrel lies before seat 1"),
        (lambda cards: cards.throw(1, 1), "seat 1 has no card to discard for that"),
        (
            lambda cards: cards.blindly(1),
            "the hub takes a card from the empty hand of seat 1",
        ),
        (lambda cards: cards.draw(1, 5), "the hub takes a card where none is left"),
        (lambda cards: cards.hear_of_shuffle(), "the hub ends a deck of 4 cards"),
    ],
)
def test_what_cannot_be_done_with_the_cards_contradicts_the_hub(
    cards: RealCards, act: object, said: str
) -> None:
    with pytest.raises(Disagreement, match=f"^{said}$"):
        act(cards)  # type: ignore[operator]  # a test's own


def test_a_plain_card_is_laid_down_before_one_that_serves_and_a_diamond_last(
    cards: RealCards,
) -> None:
    cards.hands[0] = [MISSED, RED_BANG, CLUB]
    cards.serves[0] = {"bang": ("bang", "missed")}
    assert [cards.give(0, "bang") for _ in range(3)] == [CLUB, RED_BANG, MISSED]


def test_where_the_price_is_a_blue_card_no_other_is_paid(cards: RealCards) -> None:
    cards.hands[0] = [BEER, BARREL, BANG]
    cards.hear(line("ability-used", seat=0, character="jose-delgado"))
    cards.hear(line("cards-discarded", seat=0, count=1))
    assert cards.discards == [BARREL]
    assert not cards.takes_blue


def _said(cards: RealCards, offer: str, field: str, ability: str = "") -> object:
    return spoken(Move(offer=offer, values={field: ""}), cards, ability).values[field]


def test_people_say_what_the_top_cards_really_are(cards: RealCards) -> None:
    cards.deck = [BEER]
    assert _said(cards, "check-jail", "flipped") == "hearts"
    cards.deck = [BEER, MISSED]
    assert _said(cards, "check-jail", "flipped") == "no-hearts"
    assert _said(cards, "check-jail", "flipped", "lucky-duke") == "hearts"
    assert _said(cards, "check-dynamite", "flipped") == "explodes"
    assert _said(cards, "check-dynamite", "flipped", "lucky-duke") == "passes"
    assert _said(cards, "draw", "second") == "red"
    cards.deck = [MISSED, BEER]
    assert _said(cards, "draw", "second") == "black"

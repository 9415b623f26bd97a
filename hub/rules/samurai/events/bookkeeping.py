"""The few pieces of bookkeeping that many events share."""

from hub.rules.box.cards import KIND_OF, Card, without
from hub.rules.samurai.state import Seat, replace


def hand_less(seat: Seat, card: Card) -> Seat:
    """This player with one card less in hand."""
    cards = without(seat.cards, card) if seat.cards else ()
    return replace(seat, hand=seat.hand - 1, cards=cards)


def kind(card: Card) -> str:
    """What the table sees of a card: its kind, or nothing."""
    return KIND_OF.get(card, "")


def kinds(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(KIND_OF[card] for card in cards)

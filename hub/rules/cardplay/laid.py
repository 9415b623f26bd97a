"""Some cards less one of them."""

from hub.rules.cardplay.card_state import Card

Cards = tuple[Card, ...]


def without(cards: Cards, card: Card) -> Cards:
    """These cards less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]

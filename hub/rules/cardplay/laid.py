"""Cards that lie open before somebody, and how they come there and go from there."""

from hub.rules.cardplay.card_state import UNSEEN, Card

Cards = tuple[Card, ...]


def without(cards: Cards, card: Card) -> Cards:
    """These cards less one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def without_one(discards: Cards, card: Card) -> Cards:
    """The discards less this card, which may be one of those whose faces nobody saw."""
    return without(discards, card if card in discards else UNSEEN)


def corrected(laid: Cards, discards: Cards, card: Card, *, is_laid: bool) -> tuple[Cards, Cards]:
    """Both, after a card lies there after all, or does not."""
    if is_laid:
        return (*laid, card), without_one(discards, card)
    return without(laid, card), (*discards, card)

"""The cards of the box that two games are played with, laid out for a test."""

from collections.abc import Sequence
from typing import NamedTuple

from hub.rules.box.cards import DECK, DECK_SIZE, KIND_OF, UNSEEN, Card

Hand = int | Sequence[str]


class Piles(NamedTuple):
    """What is named of the deck and the discards, from the top.

    The other cards lie beneath the "deck" or the "discards", or are in the hand of seat `rest`.
    """

    deck: Sequence[str] = ()
    discards: Sequence[str] = ()
    rest: str | int = "deck"


class Dealt(NamedTuple):
    """Where every card is; piles from the bottom."""

    hands: tuple[tuple[Card, ...], ...]
    order: tuple[Card, ...]
    discards: tuple[Card, ...]


class Counted(NamedTuple):
    """How many cards are where; discards are faces or unseen, from the bottom."""

    hands: tuple[int, ...]
    deck: int
    discards: tuple[Card, ...]


class Box:
    """The 90 cards, taken out one by one."""

    def __init__(self) -> None:
        self.cards = list(DECK)

    def take(self, kind: str) -> Card:
        card = next(card for card in self.cards if KIND_OF[card] == kind)
        self.cards.remove(card)
        return card

    def take_all(self, kinds: Sequence[str]) -> tuple[Card, ...]:
        return tuple(self.take(kind) for kind in kinds)

    def deal(self, hands: Sequence[Hand], piles: Piles) -> Dealt:
        """All that is left. A hand by count is of Bokken, then whatever."""
        dealt = [() if isinstance(hand, int) else self.take_all(hand) for hand in hands]
        order, discards = self.take_all(piles.deck), self.take_all(piles.discards)
        spare = sorted(self.cards, key=lambda card: KIND_OF[card] != "bokken")
        for seat, hand in enumerate(hands):
            size = hand if isinstance(hand, int) else 0
            size = len(spare) if piles.rest == seat else size
            dealt[seat] += tuple(spare[:size])
            spare = spare[size:]
        beneath = tuple(spare)
        return Dealt(
            hands=tuple(dealt),
            order=(beneath if piles.rest == "deck" else ()) + order[::-1],
            discards=(beneath if piles.rest == "discards" else ()) + discards[::-1],
        )


def count(hands: Sequence[Hand], piles: Piles, shown: int) -> Counted:
    """The same where the hub holds no cards; so many are shown on the table."""
    sizes = [hand if isinstance(hand, int) else len(hand) for hand in hands]
    others = DECK_SIZE - sum(sizes) - shown - len(piles.deck) - len(piles.discards)
    if isinstance(piles.rest, int):
        sizes[piles.rest] += others
    beneath = (UNSEEN,) * others if piles.rest == "discards" else ()
    return Counted(
        hands=tuple(sizes),
        deck=len(piles.deck) + (others if piles.rest == "deck" else 0),
        discards=beneath + tuple(piles.discards)[::-1],
    )


def kinds(cards: Sequence[Card]) -> list[str]:
    """The kinds of these cards, in their order; an unseen card is an empty text."""
    return [KIND_OF.get(card, "") for card in cards]

"""Which physical cards a viewer has never seen, and another deal of just those.

A card belongs to the shuffle that hid it last. Those of one shuffle that the viewer never saw
afterwards could lie in any other order; nothing the viewer saw would be different.
"""

from hub.rules.box.cards import Card
from hub.rules.contract.chance import Chance, other_order
from hub.rules.contract.event import Event
from hub.rules.contract.who import Who
from hub.rules.duel.events import (
    Answered,
    CardsDealt,
    CardsDrawn,
    CardTaken,
    DeckEnded,
    Opened,
)
from hub.rules.duel.state import State, replace

Shuffle = tuple[int, int, tuple[Card, ...]]
Origins = dict[Card, Shuffle]


class Sightings:
    """What one viewer saw of the cards of every shuffle, undone things too."""

    def __init__(self, viewer: Who) -> None:
        self.viewer = viewer
        self.hidden: dict[Shuffle, dict[Card, None]] = {}

    def note(self, state: State, event: Event, origins: Origins) -> Origins:
        """Follow one event; `state` is how it was before. Which shuffle each card is from."""
        if isinstance(event, Opened):
            return {}
        if isinstance(event, CardsDealt | DeckEnded) and event.order:
            shuffle = (state.deals, state.shuffles, event.order)
            self.hidden.setdefault(shuffle, dict.fromkeys(event.order))
            origins = origins | dict.fromkeys(event.order, shuffle)
        for card in self._seen(state, event):
            self.hidden.get(origins.get(card, (0, 0, ())), {}).pop(card, None)
        return origins

    def _seen(self, state: State, event: Event) -> tuple[Card, ...]:
        seat = self.viewer.seat
        if isinstance(event, CardsDealt):
            dealt = event.evolve(state).sides
            return dealt[seat].cards if seat >= 0 else ()
        if isinstance(event, DeckEnded):
            return ()
        if isinstance(event, CardsDrawn):
            return event.cards if seat == event.seat else ()
        if isinstance(event, CardTaken):
            return (event.card,) if seat in (event.seat, event.target) else ()
        if isinstance(event, Answered):
            return (event.answer.card,) if seat == event.answer.seat else ()
        return (*getattr(event, "cards", ()), getattr(event, "card", ""))

    def swaps(self, chance: Chance) -> dict[Shuffle, dict[Card, Card]]:
        """For each shuffle another place for each of its unseen cards."""
        result = {}
        for at, (shuffle, unseen) in enumerate(self.hidden.items()):
            cards = tuple(unseen)
            order = other_order(chance, len(cards), f"redeal/{at}")
            result[shuffle] = {card: cards[i] for card, i in zip(cards, order, strict=True)}
        return result


def swapped(event: Event, origins: Origins, swaps: dict[Shuffle, dict[Card, Card]]) -> Event:
    """The event as it is told in the other night; `origins` are those after it."""

    def other(card: Card) -> Card:
        return swaps.get(origins.get(card, (0, 0, ())), {}).get(card, card)

    def others(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(other(card) for card in cards)

    if isinstance(event, CardsDealt | DeckEnded):
        return replace(event, order=others(event.order))
    if isinstance(event, CardsDrawn):
        return replace(event, cards=others(event.cards))
    if isinstance(event, CardTaken):
        return replace(event, card=other(event.card))
    if isinstance(event, Answered):
        return replace(event, answer=replace(event.answer, card=other(event.answer.card)))
    return event

"""The ninety cards in the order that chance gave them, where the hub holds them."""

from typing import Any

from hub.rules.box.cards import DECK, DECK_SIZE, Card
from hub.rules.contract.tale import Tale


def first_order(tale: Tale[Any]) -> tuple[Card, ...]:
    """The whole deck before the deal, its top last."""
    if tale.state.level != "cards":
        return ()
    places = tale.chance.order(DECK_SIZE, f"cards/{tale.state.deals}")
    return tuple(DECK[place] for place in places)


def next_order(tale: Tale[Any]) -> tuple[Card, ...]:
    """The discards as the new deck."""
    state = tale.state
    if state.level != "cards":
        return ()
    size = len(state.discards) + state.deck
    places = tale.chance.order(size, f"deck/{state.deals}/{state.shuffles}")
    return tuple(state.discards[place] for place in places)


def top(tale: Tale[Any], count: int) -> tuple[Card, ...]:
    """So many cards from the top of the deck, the first one first."""
    cards: tuple[Card, ...] = tale.state.order[-count:][::-1]
    return cards

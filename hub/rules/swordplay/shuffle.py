"""The ninety cards in the order that chance gave them, where the hub holds them."""

from hub.rules.box.cards import DECK, DECK_SIZE
from hub.rules.cardplay.card_state import Card, G
from hub.rules.contract.transaction import Transaction


def first_order(tx: Transaction[G]) -> tuple[Card, ...]:
    """The whole deck before the deal, its top last."""
    if not tx.state.hub_holds_cards:
        return ()
    places = tx.chance.order(DECK_SIZE, f"cards/{tx.state.deals}")
    return tuple(DECK[place] for place in places)


def next_order(tx: Transaction[G]) -> tuple[Card, ...]:
    """The discards as the new deck."""
    state = tx.state
    if not state.hub_holds_cards:
        return ()
    size = len(state.discards) + state.deck
    places = tx.chance.order(size, f"deck/{state.deals}/{state.shuffles}")
    return tuple(state.discards[place] for place in places)


def top(tx: Transaction[G], count: int) -> tuple[Card, ...]:
    """So many cards from the top of the deck, the first one first."""
    return tx.state.order[-count:][::-1]

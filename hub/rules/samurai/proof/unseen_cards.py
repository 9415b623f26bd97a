"""What else is seen of the cards in this game: a leaver's hand, and every Daimyo at the end."""

from hub.rules.box.cards import count
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.ring_events import GameEnded
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.samurai.events.corrections import SeatLeft
from hub.rules.samurai.state import State
from hub.rules.swordplay.proof.unseen_cards import Sightings


class SeenHere(Sightings):
    """What one viewer saw of the cards of every shuffle."""

    def seen(self, state: AnyState, event: Event) -> tuple[Card, ...]:
        if isinstance(event, SeatLeft):
            cards: tuple[Card, ...] = state.seats[event.seat].cards
            return cards
        if isinstance(event, GameEnded):
            # The Daimyo in every hand are counted aloud; no other card may become one.
            return tuple(card for card in state_cards(state) if count("daimyo", (card,)))
        return super().seen(state, event)


def state_cards(state: State) -> tuple[Card, ...]:
    """Every card the hub knows by name and nobody has laid open."""
    return tuple(card for seat in state.seats for card in seat.cards) + state.order

"""The ninety cards as chance has them, and cards leaving the deck: its end is ruling 1."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from hub.rules.box.cards import DECK, DECK_SIZE, WEAPON_CARDS
from hub.rules.cardplay.card_state import UNSEEN, Card, G
from hub.rules.cardplay.deck import end_if_empty, has_deck, new_deck, parts
from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.card_events import CardFlipped, CardsDrawn, DeckEnded


def first_order(tx: Transaction[G]) -> tuple[Card, ...]:
    """The whole deck before the deal, its top last, where the hub holds it."""
    if not tx.state.hub_holds_cards:
        return ()
    places = tx.chance.order(DECK_SIZE, f"cards/{tx.state.deals}")
    return tuple(DECK[place] for place in places)


def reshuffle(tx: Transaction[G], ended: type[DeckEnded]) -> None:
    """The discards are the new deck; chance has its order where the hub holds it."""
    state = tx.state
    size = new_deck(state).size
    order: tuple[Card, ...] = ()
    if state.hub_holds_cards:
        places = tx.chance.order(size, f"deck/{state.deals}/{state.shuffles}")
        order = tuple(state.discards[place] for place in places)
    tx.emit(ended(deck=size, order=order))


def top(tx: Transaction[G], count: int) -> tuple[Card, ...]:
    """So many cards from the top of the deck, the first one first."""
    return tx.state.order[-count:][::-1]


class Deck(NamedTuple, Generic[G]):
    """The deck of one game; `end` is what happens when it is out."""

    end: Callable[[Transaction[G]], None]

    def draw(self, tx: Transaction[G], at: int, size: int) -> None:
        """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
        for count in parts(tx, at, size, self.end):
            tx.emit(CardsDrawn(seat=at, count=count, cards=top(tx, count)))

    def draw_phase(self, tx: Transaction[G], at: int, size: int) -> None:
        self.draw(tx, at, size)
        tx.emit(StepTaken(step="draw"))

    def flip(self, tx: Transaction[G], at: int, said_weapon: bool | None) -> bool:
        """Flip the top card for Bushido; no card to be had counts as no weapon (ruling 17)."""
        if not has_deck(tx, at, self.end):
            return False
        card = top(tx, 1)[0] if tx.state.order else UNSEEN
        is_weapon = card in WEAPON_CARDS if card else bool(said_weapon)
        tx.emit(CardFlipped(seat=at, card=card, is_weapon=is_weapon))
        end_if_empty(tx, at, self.end)
        tx.emit(Settled())
        return is_weapon

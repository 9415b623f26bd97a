"""Cards leaving the deck, and the deck's end whenever that empties it (ruling 1)."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from hub.rules.box.cards import WEAPON_CARDS
from hub.rules.cardplay.card_state import UNSEEN, G
from hub.rules.cardplay.deck import end_if_empty, has_deck, parts
from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.card_events import CardFlipped, CardsDrawn
from hub.rules.swordplay.shuffle import top


class Deck(NamedTuple, Generic[G]):
    """The deck of one game; `end` is what happens when it is out."""

    end: Callable[[Transaction[G]], None]

    def draw(self, tx: Transaction[G], at: int, size: int) -> None:
        """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
        for count in parts(tx, size, self.end):
            tx.emit(CardsDrawn(seat=at, count=count, cards=top(tx, count)))

    def draw_phase(self, tx: Transaction[G], at: int, size: int) -> None:
        self.draw(tx, at, size)
        tx.emit(StepTaken(step="draw"))

    def flip(self, tx: Transaction[G], at: int, said_weapon: bool | None) -> bool:
        """Flip the top card for Bushido; no card to be had counts as no weapon (ruling 17)."""
        if not has_deck(tx, self.end):
            return False
        card = top(tx, 1)[0] if tx.state.order else UNSEEN
        is_weapon = card in WEAPON_CARDS if card else bool(said_weapon)
        tx.emit(CardFlipped(seat=at, card=card, is_weapon=is_weapon))
        end_if_empty(tx, self.end)
        tx.emit(Settled())
        return is_weapon

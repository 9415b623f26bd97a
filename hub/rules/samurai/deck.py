"""The deck of this game: its end costs everyone one honor."""

from hub.rules.samurai.damage import judge
from hub.rules.samurai.events.game_end import DeckEnded
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.deck import Deck
from hub.rules.swordplay.shuffle import next_order


def end_deck(tx: Transaction) -> None:
    """Shuffle the discards into a new deck; everyone pays one honor, which may end it all."""
    state = tx.state
    size = len(state.discards) + state.deck
    tx.emit(DeckEnded(deck=size, order=next_order(tx)))
    judge(tx, "deck")


DECK: Deck[State] = Deck(end_deck)
draw = DECK.draw

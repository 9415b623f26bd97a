"""The deck of this game: its end costs everyone one honor."""

from hub.rules.cardplay.deck import parts
from hub.rules.cardplay.turn_events import Settled
from hub.rules.samurai.damage import judge
from hub.rules.samurai.events.cards import CardsBurned
from hub.rules.samurai.events.game_end import DeckEnded
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.deck import Deck, reshuffle, top


def end_deck(tx: Transaction) -> None:
    """Shuffle the discards into a new deck; everyone pays one honor, which may end it all."""
    reshuffle(tx, DeckEnded)
    judge(tx, "deck")


def burn(tx: Transaction, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if not tx.state.cards_are_counted:
        tx.emit(CardsBurned(seat=at, count=size))
        return
    for count in parts(tx, size, end_deck):
        tx.emit(CardsBurned(seat=at, count=count, cards=top(tx, count)))
    tx.emit(Settled())


DECK: Deck[State] = Deck(end_deck)
draw = DECK.draw

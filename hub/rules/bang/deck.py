"""Cards leave the deck here and nowhere else; the last one that leaves ends the deck."""

from hub.rules.bang.events.turns import CardFlipped, CardsBurned, CardsDrawn, DeckEnded, Why
from hub.rules.bang.score import judge
from hub.rules.bang.state import Transaction
from hub.rules.cardplay.deck import new_deck, parts
from hub.rules.cardplay.turn_events import Settled


def draw(tx: Transaction, at: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    for count in parts(tx, at, size, end_deck):
        tx.emit(CardsDrawn(seat=at, count=count))


def flip(tx: Transaction, at: int, why: Why, result: str) -> None:
    """Draw!: Lucky Duke turns over two. What fell is believed, also when no card is left."""
    size = 2 if tx.state.seats[at].ability == "lucky-duke" else 1
    for count in parts(tx, at, size, end_deck):
        tx.emit(CardFlipped(seat=at, count=count, why=why, result=result))


def burn(tx: Transaction, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if not tx.state.cards_are_counted:
        tx.emit(CardsBurned(seat=at, count=size))
        return
    for count in parts(tx, at, size, end_deck):
        tx.emit(CardsBurned(seat=at, count=count))
    tx.emit(Settled())


def end_deck(tx: Transaction) -> None:
    """Shuffle the discards; everyone discards one reputation, which may end it all."""
    tx.emit(DeckEnded(deck=new_deck(tx.state).size))
    judge(tx, "deck")

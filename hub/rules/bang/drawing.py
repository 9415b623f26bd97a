"""Cards leave the deck here and nowhere else; the last one that leaves ends the deck."""

from hub.rules.bang.events import CardFlipped, CardsBurned, CardsDrawn, DeckEnded, Settled
from hub.rules.bang.events.turning import Why
from hub.rules.bang.judging import judge
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.drawing import parts


def draw(tale: Tale, at: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    for count in parts(tale, size, end_deck):
        tale.tell(CardsDrawn(seat=at, count=count))


def flip(tale: Tale, at: int, why: Why, result: str) -> None:
    """Draw!: Lucky Duke turns over two. What fell is believed, also when no card is left."""
    size = 2 if tale.state.seats[at].ability == "lucky-duke" else 1
    for count in parts(tale, size, end_deck):
        tale.tell(CardFlipped(seat=at, count=count, why=why, result=result))


def burn(tale: Tale, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if tale.state.level == "tokens":
        tale.tell(CardsBurned(seat=at, count=size))
        return
    for count in parts(tale, size, end_deck):
        tale.tell(CardsBurned(seat=at, count=count))
    tale.tell(Settled())


def end_deck(tale: Tale) -> None:
    """Shuffle the discards; everyone discards one reputation, which may end it all."""
    state = tale.state
    tale.tell(DeckEnded(deck=state.deck + len(state.discards)))
    judge(tale, "deck")

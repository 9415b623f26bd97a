"""Cards leave the deck here and nowhere else; the last one that leaves ends the deck."""

from hub.rules.bang.events import CardFlipped, CardsBurned, CardsDrawn, DeckEnded, Settled
from hub.rules.bang.events.turning import Why
from hub.rules.bang.judging import judge
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale


def draw(tale: Tale, at: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    while size and _has_deck(tale):
        count = min(size, tale.state.deck)
        tale.tell(CardsDrawn(seat=at, count=count))
        size -= count
        _end_if_empty(tale)


def flip(tale: Tale, at: int, why: Why, result: str) -> None:
    """Draw!: Lucky Duke turns over two. What fell is believed, also when no card is left."""
    size = 2 if tale.state.seats[at].ability == "lucky-duke" else 1
    while size and _has_deck(tale):
        count = min(size, tale.state.deck)
        tale.tell(CardFlipped(seat=at, count=count, why=why, result=result))
        size -= count
        _end_if_empty(tale)


def burn(tale: Tale, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if tale.state.level == "tokens":
        tale.tell(CardsBurned(seat=at, count=size))
        return
    while size and _has_deck(tale):
        count = min(size, tale.state.deck)
        tale.tell(CardsBurned(seat=at, count=count))
        size -= count
        _end_if_empty(tale)
    tale.tell(Settled())


def can_draw(state: State) -> bool:
    """Whether there is any card to be had."""
    return state.deck > 0 or bool(state.discards)


def end_deck(tale: Tale) -> None:
    """Shuffle the discards; everyone discards one reputation, which may end it all."""
    state = tale.state
    tale.tell(DeckEnded(deck=state.deck + len(state.discards)))
    judge(tale, "deck")


def _has_deck(tale: Tale) -> bool:
    if tale.state.deck == 0 and tale.state.discards:
        end_deck(tale)
    return tale.state.deck > 0


def _end_if_empty(tale: Tale) -> None:
    state = tale.state
    if state.deck == 0 and state.discards and state.options.house.deck_end == "at-once":
        end_deck(tale)

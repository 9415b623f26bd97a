"""Cards leaving the deck, and the deck's end whenever that empties it (ruling 1)."""

from hub.rules.box.cards import UNSEEN, WEAPON_CARDS
from hub.rules.cardplay.deck import end_if_empty, has_deck, parts
from hub.rules.samurai.damage import judge
from hub.rules.samurai.events import CardFlipped, CardsBurned, CardsDrawn, DeckEnded, Settled
from hub.rules.samurai.transaction import Transaction
from hub.rules.swordplay.shuffle import next_order, top


def draw(tx: Transaction, at: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    for count in parts(tx, size, end_deck):
        tx.emit(CardsDrawn(seat=at, count=count, cards=top(tx, count)))


def flip(tx: Transaction, at: int, said_weapon: bool | None) -> bool:
    """Flip the top card for Bushido; no card to be had counts as no weapon (ruling 17)."""
    if not has_deck(tx, end_deck):
        return False
    card = top(tx, 1)[0] if tx.state.order else UNSEEN
    is_weapon = card in WEAPON_CARDS if card else bool(said_weapon)
    tx.emit(CardFlipped(seat=at, card=card, is_weapon=is_weapon))
    end_if_empty(tx, end_deck)
    tx.emit(Settled())
    return is_weapon


def burn(tx: Transaction, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if tx.state.level == "tokens":
        tx.emit(CardsBurned(seat=at, count=size))
        return
    for count in parts(tx, size, end_deck):
        tx.emit(CardsBurned(seat=at, count=count, cards=top(tx, count)))
    tx.emit(Settled())


def end_deck(tx: Transaction) -> None:
    """Shuffle the discards into a new deck; everyone pays one honor, which may end it all."""
    state = tx.state
    size = len(state.discards) + state.deck
    tx.emit(DeckEnded(deck=size, order=next_order(tx)))
    judge(tx, "deck")

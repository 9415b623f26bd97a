"""Cards leaving the deck, and the deck's end whenever that empties it."""

from hub.rules.box.cards import UNSEEN, WEAPON_CARDS
from hub.rules.cardplay.deck import end_if_empty, has_deck, parts
from hub.rules.duel.circle import exposed
from hub.rules.duel.damage import harm
from hub.rules.duel.events import CardFlipped, CardsDrawn, DeckEnded, Settled
from hub.rules.duel.transaction import Transaction
from hub.rules.swordplay.shuffle import next_order, top


def draw(tx: Transaction, seat: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    for count in parts(tx, size, end_deck):
        tx.emit(CardsDrawn(seat=seat, count=count, cards=top(tx, count)))


def flip(tx: Transaction, seat: int, said_weapon: bool | None) -> bool:
    """Flip the top card for Bushido; no card to be had counts as no weapon."""
    if not has_deck(tx, end_deck):
        return False
    card = top(tx, 1)[0] if tx.state.order else UNSEEN
    is_weapon = card in WEAPON_CARDS if card else bool(said_weapon)
    tx.emit(CardFlipped(seat=seat, card=card, is_weapon=is_weapon))
    end_if_empty(tx, end_deck)
    tx.emit(Settled())
    return is_weapon


def end_deck(tx: Transaction, spared: tuple[str, ...] = ()) -> None:
    """Shuffle the discards into a new deck; whoever is not harmless loses 1.

    `spared` are those a hub that counts no cards was told to be harmless.
    """
    state = tx.state
    size = len(state.discards) + state.deck
    tx.emit(DeckEnded(deck=size, order=next_order(tx)))
    hit = tuple(name for side in state.sides for name in exposed(side) if name not in spared)
    harm(tx, hit, 1, "deck")

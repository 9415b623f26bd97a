"""Cards leaving the deck, and the deck's end whenever that empties it (ruling 1)."""

from hub.rules.box.cards import UNSEEN, WEAPON_CARDS
from hub.rules.box.shuffling import next_order, top
from hub.rules.cardplay.drawing import end_if_empty, has_deck, parts
from hub.rules.samurai.events import CardFlipped, CardsBurned, CardsDrawn, DeckEnded, Settled
from hub.rules.samurai.harm import judge
from hub.rules.samurai.telling import Tale


def draw(tale: Tale, at: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    for count in parts(tale, size, end_deck):
        tale.tell(CardsDrawn(seat=at, count=count, cards=top(tale, count)))


def flip(tale: Tale, at: int, said_weapon: bool | None) -> bool:
    """Flip the top card for Bushido; no card to be had counts as no weapon (ruling 17)."""
    if not has_deck(tale, end_deck):
        return False
    card = top(tale, 1)[0] if tale.state.order else UNSEEN
    is_weapon = card in WEAPON_CARDS if card else bool(said_weapon)
    tale.tell(CardFlipped(seat=at, card=card, is_weapon=is_weapon))
    end_if_empty(tale, end_deck)
    tale.tell(Settled())
    return is_weapon


def burn(tale: Tale, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if tale.state.level == "tokens":
        tale.tell(CardsBurned(seat=at, count=size))
        return
    for count in parts(tale, size, end_deck):
        tale.tell(CardsBurned(seat=at, count=count, cards=top(tale, count)))
    tale.tell(Settled())


def end_deck(tale: Tale) -> None:
    """Shuffle the discards into a new deck; everyone pays one honor, which may end it all."""
    state = tale.state
    size = len(state.discards) + state.deck
    tale.tell(DeckEnded(deck=size, order=next_order(tale)))
    judge(tale, "deck")

"""Cards leaving the deck, and the deck's end whenever that empties it."""

from hub.rules.box.cards import UNSEEN, WEAPON_CARDS
from hub.rules.box.shuffling import next_order, top
from hub.rules.cardplay.drawing import end_if_empty, has_deck, parts
from hub.rules.duel.circle import exposed
from hub.rules.duel.events import CardFlipped, CardsDrawn, DeckEnded, Settled
from hub.rules.duel.harm import harm
from hub.rules.duel.telling import Tale


def draw(tale: Tale, seat: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    for count in parts(tale, size, end_deck):
        tale.tell(CardsDrawn(seat=seat, count=count, cards=top(tale, count)))


def flip(tale: Tale, seat: int, said_weapon: bool | None) -> bool:
    """Flip the top card for Bushido; no card to be had counts as no weapon."""
    if not has_deck(tale, end_deck):
        return False
    card = top(tale, 1)[0] if tale.state.order else UNSEEN
    is_weapon = card in WEAPON_CARDS if card else bool(said_weapon)
    tale.tell(CardFlipped(seat=seat, card=card, is_weapon=is_weapon))
    end_if_empty(tale, end_deck)
    tale.tell(Settled())
    return is_weapon


def end_deck(tale: Tale, spared: tuple[str, ...] = ()) -> None:
    """Shuffle the discards into a new deck; whoever is not harmless loses 1.

    `spared` are those a hub that counts no cards was told to be harmless.
    """
    state = tale.state
    size = len(state.discards) + state.deck
    tale.tell(DeckEnded(deck=size, order=next_order(tale)))
    hit = tuple(name for side in state.sides for name in exposed(side) if name not in spared)
    harm(tale, hit, 1, "deck")

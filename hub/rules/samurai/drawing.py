"""Cards leaving the deck, and the deck's end whenever that empties it (ruling 1)."""

from hub.rules.box.cards import UNSEEN, WEAPON_CARDS, Card
from hub.rules.samurai.events import CardFlipped, CardsBurned, CardsDrawn, DeckEnded, Settled
from hub.rules.samurai.harm import judge
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale


def draw(tale: Tale, at: int, size: int) -> None:
    """Draw so many; a deck that ends on the way is shuffled and the rest follows from it."""
    while size and _has_deck(tale):
        state = tale.state
        count = min(size, state.deck)
        tale.tell(CardsDrawn(seat=at, count=count, cards=_top(tale, count)))
        size -= count
        _end_if_empty(tale)


def flip(tale: Tale, at: int, said_weapon: bool | None) -> bool:
    """Flip the top card for Bushido; no card to be had counts as no weapon (ruling 17)."""
    if not _has_deck(tale):
        return False
    card = _top(tale, 1)[0] if tale.state.order else UNSEEN
    is_weapon = card in WEAPON_CARDS if card else bool(said_weapon)
    tale.tell(CardFlipped(seat=at, card=card, is_weapon=is_weapon))
    _end_if_empty(tale)
    tale.tell(Settled())
    return is_weapon


def burn(tale: Tale, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if tale.state.level == "tokens":
        tale.tell(CardsBurned(seat=at, count=size))
        return
    while size and _has_deck(tale):
        count = min(size, tale.state.deck)
        tale.tell(CardsBurned(seat=at, count=count, cards=_top(tale, count)))
        size -= count
        _end_if_empty(tale)
    tale.tell(Settled())


def can_draw(state: State) -> bool:
    """Whether there is any card to be had."""
    return state.deck > 0 or bool(state.discards)


def end_deck(tale: Tale) -> None:
    """Shuffle the discards into a new deck; everyone pays one honor, which may end it all."""
    state = tale.state
    size = len(state.discards) + state.deck
    order: tuple[Card, ...] = ()
    if state.level == "cards":
        places = tale.chance.order(size, f"deck/{state.deals}/{state.shuffles}")
        order = tuple(state.discards[place] for place in places)
    tale.tell(DeckEnded(deck=size, order=order))
    judge(tale, "deck")


def _has_deck(tale: Tale) -> bool:
    if tale.state.deck == 0 and tale.state.discards:
        end_deck(tale)
    return tale.state.deck > 0


def _end_if_empty(tale: Tale) -> None:
    state = tale.state
    if state.deck == 0 and state.discards and state.options.house.deck_end == "at-once":
        end_deck(tale)


def _top(tale: Tale, count: int) -> tuple[Card, ...]:
    return tale.state.order[-count:][::-1]

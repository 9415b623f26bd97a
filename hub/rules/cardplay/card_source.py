"""Where a real card was that nobody had told of, or where it went: a hand, the discards, the deck.

Real cards are believed. A card that turns up was somewhere, so one is taken from where it is said
to have been; where the hub counts none there, from where its count is likeliest to be wrong. So
every sum stays true. At the Cards level the hub knows where each card is, and none turns up.
"""

from typing import Final

from hub.rules.cardplay.card_moves import hand_by
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, Card, G
from hub.rules.cardplay.questions import replace

# The hand of a seat, by its number, or a pile.
Source = int | str
DECK: Final = "deck"
DISCARDS: Final = "discards"
NOBODY = -1


def take_from(state: G, source: Source, card: Card = UNSEEN) -> G:
    """One card less there."""
    if isinstance(source, int):
        return hand_by(state, source, -1)
    if source == DECK:
        return replace(state, deck=state.deck - 1)
    return state.without_discard(card)


def give_to(state: G, source: Source, card: Card) -> G:
    """One card more there."""
    if isinstance(source, int):
        return hand_by(state, source, 1)
    if source == DECK:
        return replace(state, deck=state.deck + 1)
    return replace(state, discards=(*state.discards, card))


def whence(state: AnyCardState, at: int = NOBODY) -> Source | None:
    """Where a card was, most likely, that turns up in the hand of a seat; None: all lie open.

    An undeclared draw, as long as that does not end the deck; a discard; the last card of the
    deck; or the largest of the other hands, which was counted too high.
    """
    if state.deck > 1:
        return DECK
    if state.discards:
        return DISCARDS
    if state.deck > 0:
        return DECK
    hands = [(state.holder(seat).hand, -seat) for seat in range(state.players) if seat != at]
    most, seat = max(hands)
    return -seat if most > 0 else None


def found(state: AnyCardState, said: Source) -> Source | None:
    """Where a card in play is taken from that is `said` to have been there."""
    if isinstance(said, int):
        has_it = state.holder(said).hand > 0
    else:
        has_it = state.deck > 1 if said == DECK else bool(state.discards)
    return said if has_it else whence(state)

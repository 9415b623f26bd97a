"""A person at a real table: sees their own hand, and says only what is true of it.

What can be done with a hand is looked at here; what may be done is the hub's to say.
"""

from hub.rules.bang.cards import KINDS
from hub.rules.bang.proof.real_cards import RealCards
from hub.rules.bang.view import Bang
from hub.rules.cardplay.questions import replace
from hub.rules.contract.form import Choice, FieldValue, Move, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.contract.view import View

# Offers that lay down a card of a kind; the others need none, or any.
_NEEDS = {
    "missed": "missed",
    "give-bang": "bang",
    "drink": "beer",
    **{kind: kind for kind, each in KINDS.items() if each.sort == "brown" and kind != "missed"},
    "jail": "jail",
    "dynamite": "dynamite",
}
_NOT_HELD = reason("no-cards")
_OTHER_FROM_HAND = ("discards", "in-play", "from-hand")


def with_hand(view: View[Bang], cards: RealCards, seat: int) -> View[Bang]:
    """The view as this person has it: the phone, and their own cards beside it."""
    return replace(view, hand=tuple(sorted(card.kind for card in cards.hands[seat])))


def possible(offer: Offer, cards: RealCards, seat: int) -> Offer:
    """What this person can do of it with the cards in their hand."""
    key = offer.key
    is_idle = (
        (key in _NEEDS and cards.find(seat, _NEEDS[key]) is None)
        or (key == "blue-for-two" and all(card.is_brown for card in cards.hands[seat]))
        or (key == "diamond" and (not cards.aside or cards.aside[0].suit != "♦"))
    )
    if is_idle:
        return replace(offer, closed=_NOT_HELD)
    if key in ("lay", "other", "other-attack") and offer.closed is None:
        return _with_held(offer, cards, seat)
    if key in ("panic", "cat-balou") and offer.closed is None:
        return _with_suit(offer, cards, seat)
    return offer


def _with_held(offer: Offer, cards: RealCards, seat: int) -> Offer:
    """Only what is in the hand can be put into play."""
    held = {card.kind for card in cards.hands[seat]}
    *before, field = offer.fields
    assert isinstance(field, OneOf)
    if field.of == "seat":
        # An attack for which nothing lies in play: it needs the card.
        return offer if "other" in held else replace(offer, closed=_NOT_HELD)
    kept = []
    for choice in field.choices:
        wanted = "other" if choice.value in _OTHER_FROM_HAND else choice.value
        is_there = wanted in held or choice.value in ("from-play", "before-me")
        kept.append(choice if is_there else Choice(value=choice.value, closed=_NOT_HELD))
    closed = None if any(each.closed is None for each in kept) else _NOT_HELD
    return replace(offer, fields=(*before, replace(field, choices=tuple(kept))), closed=closed)


def _with_suit(offer: Offer, cards: RealCards, seat: int) -> Offer:
    """Against Apache Kid a diamond does nothing, and anything else does something."""
    card = cards.find(seat, offer.key)
    is_diamond = card is not None and card.suit == "♦"
    targets, spoils = offer.fields
    assert isinstance(spoils, OneOf)
    by = {
        target: tuple(
            each
            for each in choices
            if all(other.value != "diamond" for other in choices)
            or (each.value == "diamond") == is_diamond
        )
        for target, choices in spoils.by.items()
    }
    return replace(offer, fields=(targets, replace(spoils, by=by)))


def spoken(move: Move, cards: RealCards, ability: str) -> Move:
    """The move with what really lies on the table in the place of what nobody could know."""
    values: dict[str, FieldValue] = dict(move.values)
    top = cards.peek(2 if ability == "lucky-duke" else 1)
    if move.offer == "check-dynamite":
        is_bad = bool(top) and all(card.explodes for card in top)
        values["flipped"] = "explodes" if is_bad else "passes"
    elif "flipped" in values:
        values["flipped"] = "hearts" if any(card.suit == "♥" for card in top) else "no-hearts"
    elif "second" in values:
        two = cards.peek(2)
        values["second"] = "red" if len(two) > 1 and two[1].is_red else "black"
    return replace(move, values=values)

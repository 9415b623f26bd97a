"""These cards change hands: dealt, drawn, given up, taken, counted anew.

A state that they happen to has a `deck` and its `order`, `discards`, what lies `aside` and who was
`picked` from; `holder` is who holds a seat's hand, and `with_holder` the state with them changed.
"""

from typing import Any

import msgspec

from hub.rules.box.cards import DECK_SIZE, UNSEEN, Card, kind, kinds, without
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.view import Line, line
from hub.rules.swordplay.hand import H

replace = msgspec.structs.replace


class ShowsCards(Event):
    """Somebody sees cards by it that they did not see before: drawn, flipped, taken, given up.

    A card that one plays in one's own turn is no such thing: nobody made its owner show it.
    """

    def is_undo_barrier(self, state: Any) -> bool:
        # Real cards lie in real hands; only where the hub holds them does it hide them.
        return bool(state.level == "cards")


class CardsDealt(ShowsCards, tag="cards-dealt"):
    """Hands by count; at the Cards level `order` is the whole deck, its top last."""

    tells = story("cards-dealt")

    hands: tuple[int, ...]
    order: tuple[Card, ...] = ()

    def evolve(self, state: Any) -> Any:
        order = self.order
        for seat, hand in enumerate(self.hands):
            cards = order[-hand:][::-1] if order else ()
            state = state.with_holder(seat, replace(state.holder(seat), hand=hand, cards=cards))
            order = order[:-hand]
        return replace(state, deck=DECK_SIZE - sum(self.hands), order=order)


class CardsDrawn(ShowsCards, tag="cards-drawn"):
    """Cards from the deck to a hand; only their owner hears which."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: Any) -> Any:
        holder = state.holder(self.seat)
        return state.with_holder(
            self.seat,
            replace(holder, hand=holder.hand + self.count, cards=holder.cards + self.cards),
            deck=state.deck - self.count,
            order=state.order[: -self.count] if state.order else (),
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        if viewer.seat == self.seat and self.cards:
            return line("you-drew", cards=kinds(self.cards))
        return line("cards-drawn", seat=self.seat, count=self.count)


class CardFlipped(ShowsCards, tag="card-flipped"):
    """The top card for a Bushido check; it lies aside until the deck's end is dealt with."""

    seat: int
    card: Card
    is_weapon: bool

    def evolve(self, state: Any) -> Any:
        aside = (*state.aside, self.card)
        return replace(state, deck=state.deck - 1, order=state.order[:-1], aside=aside)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.card:
            return line("card-flipped", seat=self.seat, card=kind(self.card))
        return line("flip-weapon" if self.is_weapon else "flip-other", seat=self.seat)


class DiscardTaken(Event, tag="discard-taken"):
    """Ieyasu's way: the top discard into the hand."""

    tells = story("discard-taken", "seat")

    seat: int

    def evolve(self, state: Any) -> Any:
        holder = state.holder(self.seat)
        cards = (*holder.cards, state.discards[-1]) if state.level == "cards" else ()
        taken = replace(holder, hand=holder.hand + 1, cards=cards)
        return state.with_holder(self.seat, taken, discards=state.discards[:-1])


class CardsDiscarded(Event, tag="cards-discarded"):
    """Down to seven at the end of a turn; the faces are known at the Cards level."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: Any) -> Any:
        holder = state.holder(self.seat)
        left = holder.cards
        for card in self.cards:
            left = without(left, card)
        return state.with_holder(
            self.seat,
            replace(holder, hand=holder.hand - self.count, cards=left),
            discards=state.discards + (self.cards or (UNSEEN,) * self.count),
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("cards-discarded", seat=self.seat, count=self.count, cards=kinds(self.cards))


class Settled(Event, tag="settled"):
    """What lay aside joins the discards."""

    tells = SILENT

    def evolve(self, state: Any) -> Any:
        return replace(state, discards=state.discards + state.aside, aside=())


class Parried(ShowsCards, tag="parried"):
    """A parry, or Hanzō's weapon as one, goes to the discards."""

    seat: int
    card: Card

    def evolve(self, state: Any) -> Any:
        return give_up(state, self.seat, self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("parried", seat=self.seat, card=kind(self.card))


class WeaponGivenUp(ShowsCards, tag="weapon-given-up"):
    """A weapon discarded for Jujutsu or Bushido."""

    seat: int
    card: Card

    def evolve(self, state: Any) -> Any:
        return give_up(state, self.seat, self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("weapon-given-up", seat=self.seat, card=kind(self.card))


class CardTaken(ShowsCards, tag="card-taken"):
    """Diversion: an unseen card changes hands; only the two of them know it."""

    seat: int
    target: int
    card: Card = UNSEEN

    def evolve(self, state: Any) -> Any:
        bared = state.with_holder(self.target, hand_less(state.holder(self.target), self.card))
        taker = bared.holder(self.seat)
        cards = (*taker.cards, self.card) if self.card else taker.cards
        taken = replace(taker, hand=taker.hand + 1, cards=cards)
        return bared.with_holder(self.seat, taken, picked=(*state.picked, self.target))

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.card and viewer.seat in (self.seat, self.target):
            return line("card-taken", seat=self.seat, target=self.target, card=kind(self.card))
        return line("unseen-card-taken", seat=self.seat, target=self.target)


class CardLost(ShowsCards, tag="card-lost"):
    """Geisha: a random card from a hand to the discards."""

    seat: int
    card: Card = UNSEEN

    def evolve(self, state: Any) -> Any:
        return replace(give_up(state, self.seat, self.card), picked=(*state.picked, self.seat))

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.card:
            return line("card-lost", seat=self.seat, card=kind(self.card))
        return line("unseen-card-lost", seat=self.seat)


class HandCorrected(Event, tag="hand-corrected"):
    """A hand as its owner counts it; the difference is the deck's (an undeclared draw)."""

    tells = story("hand-corrected", "seat", count="hand")

    seat: int
    hand: int

    def evolve(self, state: Any) -> Any:
        holder = state.holder(self.seat)
        deck = state.deck + holder.hand - self.hand
        return state.with_holder(self.seat, replace(holder, hand=self.hand), deck=deck)


class DeckCorrected(Event, tag="deck-corrected"):
    """The deck as it was counted; the difference lies, unseen, among the discards."""

    tells = story("deck-corrected", count="deck")

    deck: int

    def evolve(self, state: Any) -> Any:
        more = state.deck - self.deck
        discards = (UNSEEN,) * more + state.discards[max(0, -more) :]
        return replace(state, deck=self.deck, discards=discards)


def hand_less(holder: Any, card: Card) -> Any:
    """This player with one card less in hand."""
    cards = without(holder.cards, card) if holder.cards else ()
    return replace(holder, hand=holder.hand - 1, cards=cards)


def put_aside(state: H, seat: int, card: Card, **changes: Any) -> H:
    """A card from a hand to where it lies until what it does is done."""
    rest = hand_less(state.holder(seat), card)
    return state.with_holder(seat, rest, aside=(*state.aside, card), **changes)


def give_up(state: H, seat: int, card: Card) -> H:
    """A card from a hand straight to the discards."""
    rest = hand_less(state.holder(seat), card)
    return state.with_holder(seat, rest, discards=(*state.discards, card))

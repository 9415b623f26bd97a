"""These cards change hands: dealt, drawn, played, given up, taken."""

from hub.rules.box.cards import DECK_SIZE, kind, kinds
from hub.rules.cardplay.card_moves import H, give_up, hand_less, put_aside
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, Card, G
from hub.rules.cardplay.card_transfers import between_hands, shuffled, thrown, to_hand
from hub.rules.cardplay.deck import new_deck
from hub.rules.cardplay.laid import without
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line


class ShowsCards(Event):
    """Somebody sees cards by it that they did not see before: drawn, flipped, taken, given up.

    A card that one plays in one's own turn is no such thing: nobody made its owner show it.
    """

    def is_undo_barrier(self, state: AnyCardState) -> bool:
        # Real cards lie in real hands; only where the hub holds them does it hide them.
        return state.hub_holds_cards


class OfOneCard(Event):
    """A card of a seat's; what the table hears of it is its `face`."""

    seat: int
    card: Card

    @property
    def face(self) -> str:
        return kind(self.card)


class PlayedFromHand(OfOneCard):
    """It lies aside until what it does is done."""

    def evolve(self, state: G) -> G:
        return put_aside(state, self.seat, self.card)


class WeaponFromHand(OfOneCard):
    """A weapon, of which a turn allows only so many; it lies aside until it has been answered."""

    def evolve(self, state: AnyState) -> AnyState:
        return put_aside(state, self.seat, self.card, weapons=state.weapons + 1)


class GivenUpFromHand(OfOneCard, ShowsCards):
    """It goes straight to the discards."""

    def evolve(self, state: G) -> G:
        return give_up(state, self.seat, self.card)

    def moved(self, state: G) -> Transfers:
        return thrown(state, self.seat)


class CardsDealt(ShowsCards, tag="cards-dealt"):
    """Hands by count; at the Cards level `order` is the whole deck, its top last."""

    tells = story("cards-dealt")

    hands: tuple[int, ...]
    order: tuple[Card, ...] = ()

    def evolve(self, state: G) -> G:
        order = self.order
        for seat, hand in enumerate(self.hands):
            cards = order[-hand:][::-1] if order else ()
            state = state.with_holder(seat, replace(state.holder(seat), hand=hand, cards=cards))
            order = order[:-hand]
        return replace(state, deck=DECK_SIZE + state.extra - sum(self.hands), order=order)


class CardsDrawn(ShowsCards, tag="cards-drawn"):
    """Cards from the deck to a hand; only their owner hears which."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: G) -> G:
        drawn = hand_more(state.holder(self.seat), self.count, self.cards)
        order = state.order[: -self.count] if state.order else ()
        return state.with_holder(self.seat, drawn, deck=state.deck - self.count, order=order)

    def moved(self, state: G) -> Transfers:
        return to_hand(state, self.seat, self.count, "deck")

    def seen_by(self, viewer: Actor) -> Line | None:
        if viewer.seat == self.seat and self.cards:
            return line("you-drew", cards=kinds(self.cards))
        return line("cards-drawn", seat=self.seat, count=self.count)


class CardFlipped(ShowsCards, tag="card-flipped"):
    """The top card for a Bushido check; it lies aside until the deck's end is dealt with."""

    seat: int
    card: Card
    is_weapon: bool

    def evolve(self, state: G) -> G:
        aside = (*state.aside, self.card)
        return replace(state, deck=state.deck - 1, order=state.order[:-1], aside=aside)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.card:
            return line("card-flipped", seat=self.seat, card=kind(self.card))
        return line("flip-weapon" if self.is_weapon else "flip-other", seat=self.seat)


class DeckEnded(Event, tag="deck-ended"):
    """The discards are the new deck; what it costs, each game says.

    `deck` is the new deck's size and `order` its cards, as far as they are counted and known. When
    the table says it, the hub's count is set straight with it. Discards that came after the last
    card was taken are not shuffled in.
    """

    tells = story("deck-ended", count="size")
    highlight = "deck-end"

    deck: int
    order: tuple[Card, ...] = ()

    def evolve(self, state: AnyState) -> AnyState:
        return replace(
            state,
            deck=self.deck,
            order=self.order,
            discards=new_deck(state).kept,
            shuffles=state.shuffles + 1,
            deck_ended_in=state.turns,
            **state.deck_told_out,
        )

    def moved(self, state: AnyState) -> Transfers:
        return shuffled(state, len(new_deck(state).kept))

    @property
    def size(self) -> int:
        """What the table hears of the new deck."""
        return max(0, self.deck)


class CardsDiscarded(Event, tag="cards-discarded"):
    """Down to seven at the end of a turn; the faces are known at the Cards level."""

    tells = story("cards-discarded", "seat", "count", cards="faces")

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: G) -> G:
        holder = state.holder(self.seat)
        left = holder.cards
        for card in self.cards:
            left = without(left, card)
        return state.with_holder(
            self.seat,
            replace(holder, hand=holder.hand - self.count, cards=left),
            discards=state.discards + (self.cards or (UNSEEN,) * self.count),
        )

    def moved(self, state: G) -> Transfers:
        return thrown(state, self.seat, self.count)

    @property
    def faces(self) -> tuple[str, ...]:
        return kinds(self.cards)


class Parried(GivenUpFromHand, tag="parried"):
    """A parry, or Hanzō's weapon as one."""

    tells = story("parried", "seat", card="face")


class WeaponGivenUp(GivenUpFromHand, tag="weapon-given-up"):
    """A weapon discarded for Jujutsu or Bushido."""

    tells = story("weapon-given-up", "seat", card="face")


class CardTaken(ShowsCards, tag="card-taken"):
    """Diversion: an unseen card changes hands; only the two of them know it."""

    seat: int
    target: int
    card: Card = UNSEEN

    def evolve(self, state: G) -> G:
        bared = state.with_holder(self.target, hand_less(state.holder(self.target), self.card))
        taken = hand_more(bared.holder(self.seat), 1, (self.card,) if self.card else ())
        return bared.with_holder(self.seat, taken, picked=(*state.picked, self.target))

    def moved(self, state: G) -> Transfers:
        return between_hands(state, self.target, self.seat)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.card and viewer.seat in (self.seat, self.target):
            return line("card-taken", seat=self.seat, target=self.target, card=kind(self.card))
        return line("unseen-card-taken", seat=self.seat, target=self.target)


class CardLost(GivenUpFromHand, tag="card-lost"):
    """Geisha: a random card from a hand to the discards."""

    card: Card = UNSEEN

    def evolve(self, state: G) -> G:
        return replace(super().evolve(state), picked=(*state.picked, self.seat))

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.card:
            return line("card-lost", seat=self.seat, card=self.face)
        return line("unseen-card-lost", seat=self.seat)


def hand_more(holder: H, count: int, cards: tuple[Card, ...]) -> H:
    """This player with so many cards more in hand, and with these as far as the hub has them."""
    return replace(holder, hand=holder.hand + count, cards=holder.cards + cards)

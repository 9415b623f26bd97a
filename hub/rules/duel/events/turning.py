"""A turn: the active character, Bushido, draw, discard."""

from hub.rules.box.cards import UNSEEN, Card, without
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Queue
from hub.rules.contract.view import Line, line
from hub.rules.contract.who import Who
from hub.rules.duel.events.bookkeeping import kind, kinds
from hub.rules.duel.state import State, replace


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: State) -> State:
        question = state.questions + 1
        return replace(
            state,
            turn=self.seat,
            turns=state.turns + 1,
            weapons=0,
            picked=(),
            frames=(Queue(question=question, steps=self.steps, seat=self.seat),),
            questions=question,
        )

    def witness(self, viewer: Who) -> Line | None:
        return line("turn-began", seat=self.seat)


class Named(Event, tag="named"):
    """A player names the active character; "": nobody."""

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], active=self.character)
        return replace(state, sides=state.with_side(self.seat, side))

    def witness(self, viewer: Who) -> Line | None:
        if not self.character:
            return line("nobody-named", seat=self.seat)
        return line("named", seat=self.seat, character=self.character)


class CardFlipped(Event, tag="card-flipped"):
    """The top card for a Bushido check; it lies aside until the deck's end is dealt with."""

    seat: int
    card: Card
    is_weapon: bool

    def evolve(self, state: State) -> State:
        aside = (*state.aside, self.card)
        return replace(state, deck=state.deck - 1, order=state.order[:-1], aside=aside)

    def witness(self, viewer: Who) -> Line | None:
        if self.card:
            return line("card-flipped", seat=self.seat, card=kind(self.card))
        return line("flip-weapon" if self.is_weapon else "flip-other", seat=self.seat)


class BushidoPassed(Event, tag="bushido-passed"):
    """Bushido goes to the other player, who lays it on a character."""

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        return replace(state, bushido_at=self.to, bushido_on="")

    def witness(self, viewer: Who) -> Line | None:
        return line("bushido-passed", seat=self.seat, to=self.to)


class BushidoHeld(Event, tag="bushido-held"):
    """The character that Bushido lies on from here on."""

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return replace(state, bushido_on=self.character)

    def witness(self, viewer: Who) -> Line | None:
        return line("bushido-held", seat=self.seat, character=self.character)


class BushidoDiscarded(Event, tag="bushido-discarded"):
    """Bushido has bitten and is gone."""

    seat: int

    def evolve(self, state: State) -> State:
        discards = (*state.discards, state.bushido)
        return replace(state, bushido="", bushido_at=-1, bushido_on="", discards=discards)

    def witness(self, viewer: Who) -> Line | None:
        return line("bushido-discarded", seat=self.seat)


class CardsDrawn(Event, tag="cards-drawn"):
    """Cards from the deck to a hand; only their owner hears which."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        side = state.sides[self.seat]
        drawn = replace(side, hand=side.hand + self.count, cards=side.cards + self.cards)
        return replace(
            state,
            sides=state.with_side(self.seat, drawn),
            deck=state.deck - self.count,
            order=state.order[: -self.count] if state.order else (),
        )

    def witness(self, viewer: Who) -> Line | None:
        if viewer.seat == self.seat and self.cards:
            return line("you-drew", cards=kinds(self.cards))
        return line("cards-drawn", seat=self.seat, count=self.count)


class DiscardTaken(Event, tag="discard-taken"):
    """Ieyasu's way: the top discard into the hand."""

    seat: int

    def evolve(self, state: State) -> State:
        side = state.sides[self.seat]
        cards = (*side.cards, state.discards[-1]) if state.level == "cards" else ()
        sides = state.with_side(self.seat, replace(side, hand=side.hand + 1, cards=cards))
        return replace(state, sides=sides, discards=state.discards[:-1])

    def witness(self, viewer: Who) -> Line | None:
        return line("discard-taken", seat=self.seat)


class CardsDiscarded(Event, tag="cards-discarded"):
    """Down to seven at the end of a turn; the faces are known at the Cards level."""

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        side = state.sides[self.seat]
        left = replace(side, hand=side.hand - self.count)
        for card in self.cards:
            left = replace(left, cards=without(left.cards, card))
        discards = state.discards + (self.cards or (UNSEEN,) * self.count)
        return replace(state, sides=state.with_side(self.seat, left), discards=discards)

    def witness(self, viewer: Who) -> Line | None:
        return line("cards-discarded", seat=self.seat, count=self.count, cards=kinds(self.cards))


class TurnEnded(Event, tag="turn-ended"):
    """Play passes to the other player."""

    seat: int

    def evolve(self, state: State) -> State:
        return replace(state, frames=state.frames[1:])

    def witness(self, viewer: Who) -> Line | None:
        return line("turn-ended", seat=self.seat)

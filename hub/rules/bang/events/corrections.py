"""What sets the hub straight or changes the game itself: corrections, leaving, levels."""

from hub.rules.bang.cards import UNSEEN, Card, without
from hub.rules.bang.events.card_moves import with_life
from hub.rules.bang.state import State, replace
from hub.rules.cardplay.card_state import UNCOUNTED, begun
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line


class ReputationCorrected(Event, tag="reputation-corrected"):
    """A seat's reputation as it is; the box has the rest."""

    tells = story("reputation-corrected", "seat", count="reputation")

    seat: int
    reputation: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, reputation=self.reputation))
        return replace(state, seats=seats, box=state.box + seat.reputation - self.reputation)


class LifeCorrected(Event, tag="life-corrected"):
    """A seat's life as it lies there."""

    tells = story("life-corrected", "seat", count="life")

    seat: int
    life: int

    def evolve(self, state: State) -> State:
        return with_life(state, self.seat, self.life)


class HandCorrected(Event, tag="hand-corrected"):
    """A hand as its owner counts it; the difference is the deck's (an undeclared draw)."""

    tells = story("hand-corrected", "seat", count="hand")

    seat: int
    hand: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, hand=self.hand))
        return replace(state, seats=seats, deck=state.deck + seat.hand - self.hand)


class DeckCorrected(Event, tag="deck-corrected"):
    """The deck as it was counted; the difference lies, unseen, among the discards."""

    tells = story("deck-corrected", count="deck")

    deck: int

    def evolve(self, state: State) -> State:
        more = state.deck - self.deck
        discards = (UNSEEN,) * more + state.discards[max(0, -more) :]
        return replace(state, deck=self.deck, discards=discards, below=max(0, state.below + more))


class TurnCorrected(Event, tag="turn-corrected"):
    """It is really this seat's turn, in its play phase."""

    tells = story("turn-corrected", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return begun(state, self.seat, ("play",), bangs=0, used=())


class LaidCorrected(Event, tag="laid-corrected"):
    """A card that lies before a seat after all, or does not; the discards have it else."""

    seat: int
    card: Card
    lies_there: bool

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        if not self.lies_there:
            bare = replace(seat, laid=without(seat.laid, self.card))
            discards = (*state.discards, self.card)
            return replace(state, seats=state.with_seat(self.seat, bare), discards=discards)
        found = self.card if self.card in state.discards else UNSEEN
        laid = replace(seat, laid=(*seat.laid, self.card))
        discards = without(state.discards, found)
        return replace(state, seats=state.with_seat(self.seat, laid), discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        code = "laid-corrected" if self.lies_there else "unlaid-corrected"
        return line(code, seat=self.seat, card=self.card)


class SeatLeft(Event, tag="seat-left"):
    """A player goes: hand and cards in play to the discards, half the reputation to the box."""

    tells = story("seat-left", "seat", count="reputation")

    seat: int
    reputation: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        hand = UNCOUNTED if seat.hand == UNCOUNTED else 0
        kept = seat.reputation - self.reputation
        gone = replace(seat, reputation=kept, hand=hand, laid=(), left=True)
        return replace(
            state,
            seats=state.with_seat(self.seat, gone),
            box=state.box + self.reputation,
            discards=state.discards + (UNSEEN,) * max(seat.hand, 0) + seat.laid,
        )


class LevelLowered(Event, tag="level-lowered"):
    """From Companion to Tokens: from here on the hub counts no cards."""

    tells = story("level-lowered")

    def evolve(self, state: State) -> State:
        return replace(
            state,
            level="tokens",
            seats=tuple(replace(seat, hand=UNCOUNTED, laid=()) for seat in state.seats),
            deck=0,
            discards=(),
        )

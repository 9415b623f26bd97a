"""What sets the hub straight or changes the game itself: corrections, leaving, levels."""

from hub.rules.box.cards import UNSEEN, Card, kind, without
from hub.rules.cardplay.card_state import UNCOUNTED, begun
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.samurai.state import State, replace
from hub.rules.swordplay.card_events import ShowsCards


class HonorCorrected(Event, tag="honor-corrected"):
    """A seat's honor as it lies there; the box has the rest."""

    tells = story("honor-corrected", "seat", count="honor")

    seat: int
    honor: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, honor=self.honor))
        return replace(state, seats=seats, box=state.box + seat.honor - self.honor)


class ResilienceCorrected(Event, tag="resilience-corrected"):
    """A seat's resilience as it lies there; the heap has the rest."""

    tells = story("resilience-corrected", "seat", count="resilience")

    seat: int
    resilience: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        seats = state.with_seat(self.seat, replace(seat, resilience=self.resilience))
        return replace(state, seats=seats, heap=state.heap + seat.resilience - self.resilience)


class TurnCorrected(Event, tag="turn-corrected"):
    """It is really this seat's turn, in its play phase."""

    tells = story("turn-corrected", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return begun(state, self.seat, ("play",), weapons=0, picked=())


class LaidCorrected(Event, tag="laid-corrected"):
    """A property that lies before a seat after all, or does not; the discards have it else."""

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
        return line(code, seat=self.seat, card=kind(self.card))


class BushidoCorrected(Event, tag="bushido-corrected"):
    """Bushido lies before this seat after all; -1: it is out of play, with the discards."""

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        discards = state.discards
        if state.bushido_at < 0:
            found = self.card if self.card in discards else UNSEEN
            discards = without(discards, found)
        if self.seat < 0:
            discards = (*discards, self.card)
        card = self.card if self.seat >= 0 else ""
        return replace(state, bushido=card, bushido_at=self.seat, discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.seat < 0:
            return line("bushido-gone-corrected")
        return line("bushido-corrected", seat=self.seat)


class SeatLeft(ShowsCards, tag="seat-left"):
    """A player goes: hand and properties to the discards, half the honor to the box."""

    tells = story("seat-left", "seat", count="honor")

    seat: int
    honor: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        hand = UNCOUNTED if seat.hand == UNCOUNTED else 0
        thrown = seat.cards or (UNSEEN,) * max(seat.hand, 0)
        gone = replace(seat, honor=seat.honor - self.honor, hand=hand, cards=(), laid=(), left=True)
        return replace(
            state,
            seats=state.with_seat(self.seat, gone),
            box=state.box + self.honor,
            discards=state.discards + thrown + seat.laid,
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
            bushido="",
            bushido_at=-1,
        )

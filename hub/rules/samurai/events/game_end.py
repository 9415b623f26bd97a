"""The deck's end, leaving, time, and what is counted when the game is over."""

from hub.rules.cardplay import coming_back
from hub.rules.cardplay.card_transfers import of_each
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.token_events import TokensLeft, paid_by_all
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line
from hub.rules.samurai.state import State
from hub.rules.swordplay import card_events


class DeckEnded(card_events.DeckEnded, tag="deck-ended"):
    """The discards are the new deck, and everyone puts one honor in the box."""

    def evolve(self, state: State) -> State:
        shuffled: State = super().evolve(state)
        return paid_by_all(shuffled, "honor")

    def moved(self, state: State) -> Transfers:
        return (*super().moved(state), *of_each("honor", (-1,) * len(state.seats), "box"))


class SeatLeft(TokensLeft, card_events.ShowsCards, tag="seat-left"):
    """A player goes: hand and properties to the discards, half the honor to the box."""

    tells = story("seat-left", "seat", count="honor")
    token = "honor"

    honor: int


class SeatReturned(coming_back.SeatReturned, tag="seat-returned"):
    """A player who left plays on, with so much honor."""

    tells = story("seat-returned", "seat", count="honor")
    token = "honor"

    honor: int


class TimeCalled(Event, tag="time-called"):
    """A round's time is up: the game ends with the turn in progress."""

    tells = story("time-called")

    def evolve(self, state: State) -> State:
        return replace(state, is_last_turn=True)


class TimeRecalled(Event, tag="time-recalled"):
    """Time is not up after all: the game goes on after the turn in progress."""

    tells = story("time-recalled")

    def evolve(self, state: State) -> State:
        return replace(state, is_last_turn=False)


class DaimyoCounted(Event, tag="daimyo-counted"):
    """How many Daimyo each hand holds; with this the score is complete."""

    counts: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, daimyo=self.counts, is_scored=True, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("daimyo-counted", count=sum(self.counts))

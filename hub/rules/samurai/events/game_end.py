"""The deck's end, the game's end, and what is counted then."""

from hub.rules.box.cards import Card
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.samurai.state import Ending, State, replace


class DeckEnded(Event, tag="deck-ended"):
    """The discards are the new deck, and everyone puts one honor in the box.

    `deck` is the new deck's size, `order` its cards at the Cards level; at the Tokens level
    both are empty. When the table says it, the hub's count is set straight with it.
    """

    tells = story("deck-ended", count="deck")

    deck: int
    order: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        return replace(
            state,
            seats=tuple(replace(seat, honor=seat.honor - 1) for seat in state.seats),
            box=state.box + len(state.seats),
            deck=self.deck,
            order=self.order,
            discards=(),
            shuffles=state.shuffles + 1,
            deck_ended_in=state.turns,
        )


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


class GameEnded(Event, tag="game-ended"):
    """The game is over; whatever was asked closes unseen."""

    ending: Ending

    def evolve(self, state: State) -> State:
        return replace(state, ending=self.ending, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"ended-{self.ending.reason}")


class DaimyoCounted(Event, tag="daimyo-counted"):
    """How many Daimyo each hand holds; with this the score is complete."""

    counts: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, daimyo=self.counts, is_scored=True, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("daimyo-counted", count=sum(self.counts))

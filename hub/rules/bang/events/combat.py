"""Shots and the cards that answer them."""

from hub.rules.bang.state import State
from hub.rules.cardplay.card_moves import hand_by, put_aside
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.turn_events import CardGivenUp
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line


class BangPlayed(Event, tag="bang-played"):
    """A BANG! fired with one's weapon; it lies aside until it has been answered."""

    tells = story("bang-played", "seat", "target", "distance", count="damage")

    seat: int
    card: Card
    target: int
    distance: int
    damage: int

    def evolve(self, state: State) -> State:
        return put_aside(state, self.seat, self.card, bangs=state.bangs + 1)


class TwoCardsFired(Event, tag="two-cards-fired"):
    """Doc Holyday's two cards for a BANG!, which does not count for the limit."""

    tells = story("two-cards-fired", "seat", "target", "distance", count="damage")

    seat: int
    target: int
    distance: int
    damage: int

    def evolve(self, state: State) -> State:
        return hand_by(state, self.seat, -2, **state.more_aside(UNSEEN, UNSEEN))


class Dodged(CardGivenUp, tag="dodged"):
    """A Missed!, or what serves as one, goes to the discards. `more` are still needed."""

    more: int = 0

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("dodged-half" if self.more else "dodged", seat=self.seat)


class Untouched(Event, tag="untouched"):
    """The card was a diamond, and Apache Kid is not touched by those."""

    tells = story("untouched", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return state


class ShotBack(CardGivenUp, tag="shot-back"):
    """A BANG! against Indians! or in a Duel; it counts for no limit."""

    tells = story("shot-back", "seat")

"""The beginning: options, roles, tokens."""

from hub.rules.box.roles import SHOGUN
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay import ring_events
from hub.rules.cardplay.card_transfers import of_each
from hub.rules.cardplay.opening import SETUP, opened, opened_line
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers
from hub.rules.samurai.options import Options
from hub.rules.samurai.state import Seat, State


class Opened(Event, tag="opened"):
    """A game begins, or begins again after a deal that was void."""

    options: Options
    deal: int

    def evolve(self, state: State) -> State:
        seats = (Seat(hand=self.options.empty_hand),) * self.options.players
        return State(seats=seats, ring=state.ring, **opened(state, self.options, self.deal, SETUP))

    def moved(self, state: State) -> Transfers:
        honor = tuple(-seat.honor for seat in state.seats)
        resilience = tuple(-seat.resilience for seat in state.seats)
        return (*of_each("honor", honor, "box"), *of_each("resilience", resilience, "heap"))

    def seen_by(self, viewer: Actor) -> Line | None:
        return opened_line(self.options, self.deal, count=self.options.players)


class RolesSet(ring_events.RolesSet, tag="roles-set"):
    """Everyone has a role; the table learns the Shogun's alone (all, at a table of three)."""

    leader = SHOGUN


class TokensPlaced(Event, tag="tokens-placed"):
    """Honor and resilience as each seat starts."""

    tells = story("tokens-placed")

    honor: tuple[int, ...]
    resilience: tuple[int, ...]

    def evolve(self, state: State) -> State:
        seats = state.with_each(honor=self.honor, resilience=self.resilience)
        box = HONOR - sum(self.honor)
        return replace(state, seats=seats, box=box, heap=RESILIENCE - sum(self.resilience))

    def moved(self, state: State) -> Transfers:
        return (
            *of_each("honor", self.honor, "box"),
            *of_each("resilience", self.resilience, "heap"),
        )

"""The beginning: options, roles, characters, life and reputation, hands."""

from hub.rules.bang.options import Options
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import Seat, State
from hub.rules.cardplay import ring_events
from hub.rules.cardplay.card_transfers import of_each
from hub.rules.cardplay.opening import SETUP, opened, opened_line
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import ELSEWHERE, Line, Transfers, transfer


class Opened(Event, tag="opened"):
    """A game begins, or begins again after a deal that was void."""

    options: Options
    deal: int

    def evolve(self, state: State) -> State:
        seats = (Seat(hand=self.options.empty_hand),) * self.options.players
        return State(seats=seats, ring=state.ring, **opened(state, self.options, self.deal, SETUP))

    def moved(self, state: State) -> Transfers:
        reputation = tuple(-seat.reputation for seat in state.seats)
        life = tuple(-seat.life for seat in state.seats)
        return (
            *transfer("reputation", state.box, "box", ELSEWHERE),
            *of_each("reputation", reputation, ELSEWHERE),
            *of_each("life", life, ELSEWHERE),
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        return opened_line(self.options, self.deal, count=self.options.players)


class RolesSet(ring_events.RolesSet, tag="roles-set"):
    """Everyone has a role; the table learns the Sheriff's alone."""

    leader = SHERIFF


class TokensPlaced(Event, tag="tokens-placed"):
    """Reputation and life as each seat starts."""

    tells = story("tokens-placed")

    reputation: tuple[int, ...]
    life: tuple[int, ...]

    def evolve(self, state: State) -> State:
        seats = state.with_each(reputation=self.reputation, life=self.life)
        return replace(state, seats=seats)

    def moved(self, state: State) -> Transfers:
        return (
            *of_each("reputation", self.reputation, ELSEWHERE),
            *of_each("life", self.life, ELSEWHERE),
        )


class HandsDealt(Event, tag="hands-dealt"):
    """Hands by count; the rest is the deck."""

    tells = story("hands-dealt")

    hands: tuple[int, ...]

    def evolve(self, state: State) -> State:
        deck = state.options.deck + state.extra - sum(self.hands)
        return replace(state, seats=state.with_each(hand=self.hands), deck=deck)

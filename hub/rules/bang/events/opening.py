"""The beginning: options, roles, characters, life and reputation, hands."""

from hub.rules.bang.options import Options
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import Seat, State, replace
from hub.rules.cardplay.card_state import UNCOUNTED
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.view import Line, line

SETUP = ("roles", "characters", "tokens", "confirm")


class Opened(Event, tag="opened"):
    """A game begins, or begins again after a deal that was void."""

    options: Options
    deal: int

    def evolve(self, state: State) -> State:
        hand = UNCOUNTED if self.options.level == "tokens" else 0
        question = state.questions + 1
        return State(
            options=self.options,
            level=self.options.level,
            seats=(Seat(hand=hand),) * self.options.players,
            frames=(PendingSteps(question=question, steps=SETUP),),
            questions=question,
            deals=self.deal,
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        house = self.options.house.changed()
        if house:
            return line("opened-house", count=self.options.players, house=house)
        return line("opened" if self.deal == 1 else "dealt-again", count=self.options.players)


class RolesSet(Event, tag="roles-set"):
    """Everyone has a role; the table learns the Sheriff's alone."""

    roles: tuple[str, ...]

    def evolve(self, state: State) -> State:
        pairs = zip(state.seats, self.roles, strict=True)
        return replace(state, seats=tuple(replace(seat, role=role) for seat, role in pairs))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("sheriff-shown", seat=self.roles.index(SHERIFF))

    def is_undo_barrier(self, state: State) -> bool:
        # Real roles are typed in by those who have looked at them already.
        return state.options.roles == "dealt"


class TokensPlaced(Event, tag="tokens-placed"):
    """Reputation and life as each seat starts."""

    tells = story("tokens-placed")

    reputation: tuple[int, ...]
    life: tuple[int, ...]

    def evolve(self, state: State) -> State:
        tokens = zip(state.seats, self.reputation, self.life, strict=True)
        seats = tuple(replace(seat, reputation=r, life=life) for seat, r, life in tokens)
        return replace(state, seats=seats)


class HandsDealt(Event, tag="hands-dealt"):
    """Hands by count; the rest is the deck."""

    tells = story("hands-dealt")

    hands: tuple[int, ...]

    def evolve(self, state: State) -> State:
        hands = zip(state.seats, self.hands, strict=True)
        seats = tuple(replace(seat, hand=hand) for seat, hand in hands)
        return replace(state, seats=seats, deck=state.options.deck - sum(self.hands))

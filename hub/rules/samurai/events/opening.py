"""The beginning: options, roles, characters, tokens, cards."""

from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay.card_state import UNCOUNTED
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.view import Line, line
from hub.rules.samurai.options import Options
from hub.rules.samurai.roles import SHOGUN
from hub.rules.samurai.state import Seat, State, replace

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
    """Everyone has a role; the table learns the Shogun's alone (all, at a table of three)."""

    roles: tuple[str, ...]

    def evolve(self, state: State) -> State:
        pairs = zip(state.seats, self.roles, strict=True)
        return replace(state, seats=tuple(replace(seat, role=role) for seat, role in pairs))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("shogun-shown", seat=self.roles.index(SHOGUN))

    def is_undo_barrier(self, state: State) -> bool:
        # Real roles are typed in by those who have looked at them already.
        return state.options.roles == "dealt"


class TokensPlaced(Event, tag="tokens-placed"):
    """Honor and resilience as each seat starts."""

    tells = story("tokens-placed")

    honor: tuple[int, ...]
    resilience: tuple[int, ...]

    def evolve(self, state: State) -> State:
        tokens = zip(state.seats, self.honor, self.resilience, strict=True)
        seats = tuple(
            replace(seat, honor=honor, resilience=resilience) for seat, honor, resilience in tokens
        )
        box = HONOR - sum(self.honor)
        return replace(state, seats=seats, box=box, heap=RESILIENCE - sum(self.resilience))

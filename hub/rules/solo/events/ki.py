"""Ki and Concentration, spent by one's own will."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.solo.concentration import BY_KEY
from hub.rules.solo.state import State, replace


class KiSpent(Event, tag="ki-spent"):
    """1 Ki, to throw dice again or for 1 more Attack or Defence."""

    tells = story("ki-spent", "on")

    on: str

    def evolve(self, state: State) -> State:
        return replace(
            state,
            ki=state.ki - 1,
            ki_spent=state.ki_spent + 1,
            more_attack=state.more_attack + (self.on == "attack"),
            more_defence=state.more_defence + (self.on == "defence"),
        )


class Bought(Event, tag="bought"):
    """Something for Concentration; what the opponent loses by it is told beside.

    Where no `cost` is named it is the rulebook's.
    """

    reward: str
    cost: int = 0

    @property
    def price(self) -> int:
        return self.cost or BY_KEY[self.reward].cost

    def evolve(self, state: State) -> State:
        reward = BY_KEY[self.reward]
        return replace(
            state,
            concentration=state.concentration - self.price,
            gone=state.gone + self.price,
            bought=self.reward,
            ki=state.ki + reward.ki,
            more_attack=state.more_attack + reward.attack,
            more_defence=state.more_defence + reward.defence,
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("bought", reward=self.reward, cost=self.price)

"""A real table: the game as it is really played, and the hub that is told of it.

What really happens is a game at the Cards level. The Companion hub beside it hears only what
people with real cards would say, the Tokens hub only what happens to tokens; after every move
they must agree in all they know. How, each game says.
"""

from typing import Any, Generic, TypeVar

import msgspec

from hub.rules.contract.actor import at
from hub.rules.contract.chance import Chance
from hub.rules.contract.game import Game, GameState
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.simulated_table import Perspective

S = TypeVar("S", bound=GameState)

replace = msgspec.structs.replace


class Hubs(Generic[S]):
    """The truth and the hubs beside it; players see what is true."""

    def __init__(self, rules: Game[S], options: Any, chance: Chance) -> None:
        self.truth = SimulatedHub(rules, replace(options, level="cards"), chance)
        self.companion = SimulatedHub(rules, replace(options, level="companion"), chance)
        self.tokens = SimulatedHub(rules, options, chance) if options.level == "tokens" else None

    def hubs(self) -> list[SimulatedHub[S]]:
        return [hub for hub in (self.truth, self.companion, self.tokens) if hub is not None]

    def awaited(self) -> tuple[int, ...]:
        return self.truth.rules.awaited(self.truth.state)

    def look(self, seat: int) -> Perspective:
        state, rules = self.truth.state, self.truth.rules
        actor = at(seat)
        return Perspective(
            rules.view(state, actor), rules.secret(state, seat), rules.offers(state, actor)
        )

    def outcome(self) -> Outcome | None:
        return self.truth.rules.outcome(self.truth.state)

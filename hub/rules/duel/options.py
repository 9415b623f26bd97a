"""How a table wants to duel: level, how the characters come, who begins, its house rules."""

from typing import Annotated, Literal

import msgspec

from hub.rules.cardplay.house_rules import HouseRules
from hub.rules.cardplay.levels import KnowsCards, Level
from hub.rules.cardplay.option_checks import check_choices
from hub.rules.contract.value import Value


class Options(Value, KnowsCards):
    """`pace` "flow" asks no tap for the steps in which nothing can be chosen (see TurnFlow).

    `first` seats the player who begins; -1 leaves it to the lot. `judged`: where the hub holds
    every card, no player takes a move back or sets tokens straight, as at a tournament.
    """

    players: Annotated[int, msgspec.Meta(ge=2, le=2)] = 2
    level: Level = "companion"
    characters: Literal["dealt", "typed"] = "dealt"
    pace: Literal["taps", "flow"] = "flow"
    first: Annotated[int, msgspec.Meta(ge=-1, le=1)] = -1
    judged: bool = False
    house: HouseRules = HouseRules()

    def __post_init__(self) -> None:
        # Decoding checks all of this; what is built in Python is checked here.
        if self.players != 2:
            raise ValueError(f"a duel is for two, not for {self.players}")
        check_choices(self)
        if not -1 <= self.first <= 1:
            raise ValueError("the first player's seat is not at this table")

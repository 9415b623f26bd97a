"""How a table wants to play: level, how roles and characters come, and its house rules."""

from typing import Annotated, Literal

import msgspec

from hub.rules.cardplay import house_rules
from hub.rules.cardplay.levels import KnowsCards, Level
from hub.rules.cardplay.option_checks import check_choices
from hub.rules.contract.value import Value


class HouseRules(house_rules.HouseRules):
    """Where the rulebook leaves a choice; the defaults are our rulings 1, 5 and 14.

    `both`: what counts when one stands alone and someone is without honor at one moment.
    `ties`: the base game's order of teams, or the tournament's.
    """

    both: Literal["swordmaster", "honor"] = "swordmaster"
    ties: Literal["base", "tournament"] = "base"


class Options(Value, KnowsCards):
    """`pace` "flow" asks no tap for the steps in which nothing can be chosen (see TurnFlow).

    `shogun` seats the Shogun (a tournament draws that seat); -1 leaves it to the deal. `judged`:
    where the hub holds every card, no player takes a move back or sets tokens straight, as at a
    tournament.
    """

    players: Annotated[int, msgspec.Meta(ge=3, le=7)]
    level: Level = "companion"
    roles: Literal["dealt", "typed"] = "dealt"
    characters: Literal["dealt", "pairs", "typed"] = "dealt"
    pace: Literal["taps", "flow"] = "flow"
    confirm: bool = True
    shogun: Annotated[int, msgspec.Meta(ge=-1, le=6)] = -1
    judged: bool = False
    house: HouseRules = HouseRules()

    def __post_init__(self) -> None:
        # Decoding checks all of this; what is built in Python is checked here.
        if not 3 <= self.players <= 7:
            raise ValueError(f"Samurai Sword is for 3 to 7 players, not {self.players}")
        check_choices(self)
        if self.shogun >= self.players:
            raise ValueError("the Shogun's seat is not at this table")

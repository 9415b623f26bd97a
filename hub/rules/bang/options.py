"""How a table wants to play: level, box, how roles and characters come, and its house rules."""

from typing import Annotated, Literal

import msgspec

from hub.rules.bang.cards import BASE_SIZE, WHOLE_SIZE
from hub.rules.cardplay import house_rules
from hub.rules.cardplay.levels import CountedLevel, KnowsCards
from hub.rules.cardplay.option_checks import check_choices
from hub.rules.contract.value import Value


class HouseRules(house_rules.HouseRules):
    """Where the variant leaves a choice; the defaults are our rulings.

    `both`: what counts when one alone has life and someone is without reputation at one moment.
    `ties`: who wins between equal scores, the Outlaws or the law first. `harmless`: whether those
    who cannot be attacked count for distance.
    """

    both: Literal["last-standing", "reputation"] = "last-standing"
    ties: Literal["outlaws", "law"] = "outlaws"
    harmless: Literal["counted", "skipped"] = "counted"


class Options(Value, KnowsCards):
    """`pace` "flow" asks no tap for the steps in which nothing can be chosen (see TurnFlow).

    `sheriff` seats the Sheriff; -1 leaves it to the deal. `box`: the base game, Dodge City's
    characters with the base deck, or all of Dodge City, whose cards are only counted.
    """

    players: Annotated[int, msgspec.Meta(ge=3, le=8)]
    level: CountedLevel = "companion"
    roles: Literal["dealt", "typed"] = "dealt"
    characters: Literal["dealt", "pairs", "typed"] = "dealt"
    pace: Literal["taps", "flow"] = "flow"
    confirm: bool = True
    box: Literal["base", "characters", "dodge-city"] = "base"
    sheriff: Annotated[int, msgspec.Meta(ge=-1, le=7)] = -1
    house: HouseRules = HouseRules()

    def __post_init__(self) -> None:
        # Decoding checks all of this; what is built in Python is checked here.
        if not 3 <= self.players <= 8:
            raise ValueError(f"BANG! is for 3 to 8 players, not {self.players}")
        check_choices(self)
        if self.sheriff >= self.players:
            raise ValueError("the Sheriff's seat is not at this table")

    @property
    def deck(self) -> int:
        """How many cards there are."""
        return WHOLE_SIZE if self.box == "dodge-city" else BASE_SIZE

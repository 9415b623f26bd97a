"""The one place that knows all the games."""

from typing import Any

from hub.rules.bang.ruleset import BangWithReputation
from hub.rules.contract.ruleset import Ruleset
from hub.rules.duel.ruleset import FinalDuel
from hub.rules.samurai.ruleset import SamuraiSword
from hub.rules.solo.ruleset import WayOfTheSamurai

GAMES: dict[str, Ruleset[Any]] = {
    "samurai": SamuraiSword(),
    "bang": BangWithReputation(),
    "duel": FinalDuel(),
    "solo": WayOfTheSamurai(),
}

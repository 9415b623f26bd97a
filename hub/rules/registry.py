"""The one place that knows all the games."""

from typing import Any

from hub.rules.bang.ruleset import BangWithReputation
from hub.rules.contract.ruleset import Ruleset
from hub.rules.duel.ruleset import FinalDuel
from hub.rules.samurai.ruleset import SamuraiSword
from hub.rules.solo.ruleset import WayOfTheSamurai
from hub.rules.tournament.ruleset import Tournament

# What people sit down to play.
GAMES: dict[str, Ruleset[Any]] = {
    "samurai": SamuraiSword(),
    "bang": BangWithReputation(),
    "duel": FinalDuel(),
    "solo": WayOfTheSamurai(),
}
TOURNAMENT = Tournament()
# All that a log can be of: the games, and what is made up of tables of them.
RULES: dict[str, Ruleset[Any]] = {**GAMES, TOURNAMENT.key: TOURNAMENT}

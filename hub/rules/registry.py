"""The one place that knows all the games."""

from typing import Any

from hub.rules.contract.ruleset import Ruleset
from hub.rules.duel.ruleset import FinalDuel
from hub.rules.samurai.ruleset import SamuraiSword

GAMES: dict[str, Ruleset[Any]] = {"samurai": SamuraiSword(), "duel": FinalDuel()}

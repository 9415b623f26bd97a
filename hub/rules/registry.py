"""The one place that knows all the games."""

from typing import Any

from hub.rules.bang.ruleset import BangWithReputation
from hub.rules.contract.game import Game
from hub.rules.contract.game_check import check_game
from hub.rules.duel.ruleset import FinalDuel
from hub.rules.samurai.ruleset import SamuraiSword
from hub.rules.solo.game import WayOfTheSamurai
from hub.rules.tournament.game import Tournament


def _checked(*games: Game[Any]) -> dict[str, Game[Any]]:
    for game in games:
        check_game(game)
    return {game.key: game for game in games}


# What people sit down to play.
GAMES: dict[str, Game[Any]] = _checked(
    SamuraiSword(), BangWithReputation(), FinalDuel(), WayOfTheSamurai()
)
TOURNAMENT = Tournament()
# All that a log can be of: the games, and what is made up of tables of them.
RULES: dict[str, Game[Any]] = {**GAMES, **_checked(TOURNAMENT)}

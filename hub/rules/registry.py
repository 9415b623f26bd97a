"""The one place that knows all the games: our own, and those that were installed.

What is installed is put in by whoever starts a hub (`hub/installed_games.py`), before anything is
served; nothing is ever looked for here.
"""

from hub.rules.bang.game import BangWithReputation
from hub.rules.contract.game import AnyGame
from hub.rules.contract.game_check import UnfitGame, check_game, check_table_game
from hub.rules.duel.game import FinalDuel
from hub.rules.samurai.game import SamuraiSword
from hub.rules.solo.game import WayOfTheSamurai
from hub.rules.tournament.game import Tournament


def _checked(*games: AnyGame) -> dict[str, AnyGame]:
    for game in games:
        check_game(game)
    return {game.key: game for game in games}


# What people sit down to play.
GAMES: dict[str, AnyGame] = _checked(
    SamuraiSword(), BangWithReputation(), FinalDuel(), WayOfTheSamurai()
)
TOURNAMENT = Tournament()
# All that a log can be of: the games, and what is made up of tables of them.
RULES: dict[str, AnyGame] = {**GAMES, **_checked(TOURNAMENT)}


def check_new_game(game: AnyGame) -> None:
    """Whether it can be put with our own, whose keys win; UnfitGame says why not."""
    check_table_game(game)
    if game.key in RULES:
        raise UnfitGame(f"There is a game with its key, {game.key!r}, already.")


def install_game(game: AnyGame) -> None:
    """Put a game with our own."""
    check_new_game(game)
    GAMES[game.key] = RULES[game.key] = game


def uninstall_game(key: str) -> None:
    """Take an installed game out again, as if it had never been there."""
    del GAMES[key], RULES[key]

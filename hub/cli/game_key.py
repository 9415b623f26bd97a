"""A game's key on the command line: one of our own, or of one that is installed."""

from collections.abc import Mapping

import click

from hub.installed_games import load_installed_games
from hub.rules.contract.game import AnyGame


class GameKey(click.ParamType[str]):
    """Looked up when the command runs, because installed games are not there before."""

    name = "game"

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return f"[{'|'.join(sorted(self._games))}]"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:  # of a text, or of a default as it is declared
        key = str(value)
        if key not in self._games:
            if key in {refused.name for refused in load_installed_games().refused}:
                # Why it is left out was said when it was loaded; nothing may hide that sentence.
                raise click.exceptions.Exit(1)
            self.fail(f"{key!r} is not one of {', '.join(sorted(self._games))}.", param, ctx)
        return key

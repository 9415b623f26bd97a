"""`honor-hub simulate`: many games by plain players, counted up and drawn as bars."""

import os
import re
import time

import click
import msgspec

from hub.cli.game_key import GameKey
from hub.cli.simulation_options import games_option, jobs_option, json_option, seed_option
from hub.installed_games import load_installed_games
from hub.rules.registry import GAMES
from hub.simulation.game import PlayedGame, Setting
from hub.simulation.jobs import play_all
from hub.simulation.tally import Tally, count_up


class PlayerRange(click.ParamType[range]):
    """ "5" or "3-7", within what the game seats."""

    name = "N or N-M"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> range:  # of a text, or of a default as it is declared
        if isinstance(value, range):
            return value
        found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", str(value))
        if found is None:
            self.fail(f"{value!r} is not a number of players like 5 or 3-7", param, ctx)
        low = int(found[1])
        high = int(found[2] or low)
        if low > high:
            self.fail(f"{value!r} counts down; write the smaller number first", param, ctx)
        return range(low, high + 1)


def _prepare() -> None:
    """For each process that plays: installed games are not there before."""
    load_installed_games()


@click.command()
@click.option("--game", type=GameKey(GAMES), default="samurai", show_default=True)
@click.option(
    "--players",
    type=PlayerRange(),
    default=None,
    help="By default every number that the game is for.",
)
@games_option(100, "Games for each number of players.")
@seed_option("games")
@click.option(
    "--level",
    type=click.Choice(sorted({level for rules in GAMES.values() for level in rules.levels})),
    default=None,
    help="Below cards, real cards are simulated beside the hub, and both must agree. "
    "By default the highest level that the game has.",
)
@jobs_option
@json_option
def simulate(
    game: str,
    players: range | None,
    games: int,
    seed: str,
    level: str | None,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Play many games with bots and count who wins, how, and after how long."""
    seats, levels = GAMES[game].players, GAMES[game].levels
    players, level = players or seats, level or levels[-1]
    if players[0] < seats[0] or players[-1] > seats[-1]:
        raise click.UsageError(f"{game} is played by {seats[0]} to {seats[-1]} players")
    if level not in levels:
        raise click.UsageError(f"{game} has no level {level!r}")
    settings = [Setting(game=game, players=n, level=level, seed=seed) for n in players]
    started = time.perf_counter()
    played = _play(settings, games, jobs or os.cpu_count() or 1, is_quiet=as_json)
    tallies = count_up(played)
    if as_json:
        click.echo(_json(game, level, seed, tallies))
        return
    click.echo(f"{game}, level {level}, seed {seed}")
    _draw(tallies, sum(each.steps for each in played), time.perf_counter() - started)


def _play(settings: list[Setting], games: int, jobs: int, *, is_quiet: bool) -> list[PlayedGame]:
    results = play_all(settings, games, jobs, _prepare)
    if is_quiet:
        return list(results)
    from rich.progress import track

    total = len(settings) * games
    return list(track(results, description="Playing", total=total, transient=True))


def _json(game: str, level: str, seed: str, tallies: list[Tally]) -> str:
    whole = {"game": game, "level": level, "seed": seed, "tallies": tallies}
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def _draw(tallies: list[Tally], steps: int, seconds: float) -> None:
    from rich.console import Console

    from hub.cli.bars import table

    games = sum(tally.games for tally in tallies)
    console = Console()
    console.print(table(tallies))
    console.print(f"{games} games, {steps} moves in {seconds:.1f} s", style="dim")

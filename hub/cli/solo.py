"""`honor-hub solo simulate`: many duels by a plain player, against one sheet or against all."""

import os
import time
from pathlib import Path

import click
import msgspec

from hub.cli.simulation_options import games_option, jobs_option, json_option, seed_option
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.settings import default_state
from hub.sheets.shelf import ListedSheet, Shelf
from hub.simulation.duels import Duels, counted
from hub.simulation.game import PlayedGame, Setting
from hub.simulation.jobs import play_all
from hub.storage.sheets import SavedSheets
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator

GAME = "solo"


@click.group()
def solo() -> None:
    """The solo duel, Way of the Samurai."""


@solo.command()
@click.option("--sheet", "key", help="The key of one sheet; without it, all of them.")
@games_option(100, "Duels against each sheet.")
@seed_option("duels")
@jobs_option
@json_option
@click.option(
    "--state",
    type=click.Path(path_type=Path),
    default=lambda: default_state(os.environ),
    help="The folder in which the hub keeps saved sheets.",
)
def simulate(
    key: str | None, games: int, seed: str, jobs: int | None, as_json: bool, state: Path
) -> None:
    """Fight many duels with a plain player: how many it wins, how they end, after how long."""
    sheets = _sheets(key, state)
    settings = [_setting(sheet, seed) for sheet in sheets]
    started = time.perf_counter()
    played = _play(settings, games, jobs or os.cpu_count() or 1, is_quiet=as_json)
    found = [
        counted(sheet, played[at * games : (at + 1) * games]) for at, sheet in enumerate(sheets)
    ]
    if as_json:
        whole = {"game": GAME, "seed": seed, "duels": found}
        click.echo(msgspec.json.format(msgspec.json.encode(whole), indent=2).decode())
        return
    click.echo(f"{GAME}, seed {seed}")
    _draw(found, sum(each.steps for each in played), time.perf_counter() - started)


def _sheets(key: str | None, state: Path) -> list[ListedSheet]:
    shelf = Shelf(GAMES[GAME], SavedSheets(state))
    try:
        return shelf.all() if key is None else [shelf.get(key)]
    except Refusal as refusal:
        translator = Translator(Catalogue("en", GAME))
        raise click.UsageError(translator.reason(refusal.reason)) from None


def _setting(sheet: ListedSheet, seed: str) -> Setting:
    more = {"sheet": msgspec.to_builtins(sheet)}
    return Setting(game=GAME, players=1, level=GAMES[GAME].levels[-1], seed=seed, more=more)


def _play(settings: list[Setting], games: int, jobs: int, *, is_quiet: bool) -> list[PlayedGame]:
    results = play_all(settings, games, jobs)
    if is_quiet:
        return list(results)
    from rich.progress import track

    total = len(settings) * games
    return list(track(results, description="Fighting", total=total, transient=True))


def _draw(found: list[Duels], steps: int, seconds: float) -> None:
    from rich.console import Console

    from hub.cli.bars import duels

    console = Console()
    console.print(duels(found))
    games = sum(each.games for each in found)
    console.print(f"{games} duels, {steps} moves in {seconds:.1f} s", style="dim")

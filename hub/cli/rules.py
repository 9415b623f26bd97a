"""`honor-hub rules`: what we play where a rulebook leaves it open; whether a game is sound."""

import sys

import click

from hub.cli.game_key import GameKey
from hub.cli.language import language_option
from hub.rules.registry import GAMES, RULES
from hub.words.catalogue import Catalogue
from hub.words.rulings import rulings


@click.group(invoke_without_command=True)
@click.option("--game", type=GameKey(RULES), default="samurai", show_default=True)
@language_option
@click.pass_context
def rules(context: click.Context, game: str, lang: str) -> None:
    """Print our rulings, one by one."""
    if context.invoked_subcommand is not None:
        return
    found = rulings(lang, game)
    if not found:
        catalogue = Catalogue(lang, game)
        click.echo(catalogue.text("rulings-none", game=catalogue.text(f"game-{game}")))
    for number, title, text in found:
        click.echo(click.style(f"{number}. {title}", bold=True))
        for part in text.splitlines():
            click.echo(click.wrap_text(part, 88, initial_indent="   ", subsequent_indent="   "))
        click.echo()


@rules.command()
@click.argument("key", type=GameKey(GAMES))
@click.option(
    "--nights", type=click.IntRange(1), default=20, show_default=True, help="Random nights to play."
)
@click.option("--seed", default=1, show_default=True, help="The same seed, the same nights.")
def check(key: str, nights: int, seed: int) -> None:
    """Play random nights of the game KEY and hold it to the laws that every game keeps.

    One line for each law; what could not be checked is said. Ends with 1 if one is broken.
    """
    from hub.laws.check import check_laws

    report = check_laws(GAMES[key], nights=nights, seed=seed)
    click.echo(report.text())
    if not report.is_kept:
        sys.exit(1)

"""`honor-hub rules`: what we play where the rulebook leaves it open."""

import click

from hub.cli.language import language_option
from hub.rules.registry import RULES
from hub.words.rulings import rulings


@click.command()
@click.option("--game", type=click.Choice(sorted(RULES)), default="samurai", show_default=True)
@language_option
def rules(game: str, lang: str) -> None:
    """Print our rulings, one by one."""
    for number, title, text in rulings(lang, game):
        click.echo(click.style(f"{number}. {title}", bold=True))
        for part in text.splitlines():
            click.echo(click.wrap_text(part, 88, initial_indent="   ", subsequent_indent="   "))
        click.echo()

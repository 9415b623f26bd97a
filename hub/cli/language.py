"""The `--lang` option of every command that prints a game's words."""

import os

import click

LANGUAGES = ("en", "it")


def own_language() -> str:
    """The terminal's language, if we speak it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    spoken = next((value for name in names if (value := os.environ.get(name))), "")
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"


language_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=own_language,
    help="The terminal's own by default.",
)

"""`honor-hub install`: the installer that came with this hub; all that it does is in the script."""

import os
import sys
from pathlib import Path

import click

HERE = Path(__file__).resolve().parents[2] / "systemd"
SHARED = Path(sys.prefix) / "share" / "honor-hub" / "systemd"


def script() -> Path:
    """In a checkout, the one that is being worked on; else the one in our environment."""
    for folder in (HERE, SHARED):
        if (folder / "install.sh").is_file():
            return folder / "install.sh"
    raise click.ClickException("install.sh did not come with this hub; take it from a bundle")


@click.command(
    context_settings={"ignore_unknown_options": True, "help_option_names": []},
    add_help_option=False,
)
@click.argument("words", nargs=-1, type=click.UNPROCESSED)
def install(words: tuple[str, ...]) -> None:
    """Install the hub as a service; --dry-run only says what would be done, --help what can be."""
    path = script()
    os.execv("/bin/sh", ["sh", str(path), *words])

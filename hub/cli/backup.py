"""`honor-hub backup` and `honor-hub restore`: log and sheets, copied as it runs, and put back."""

import os
from datetime import date
from pathlib import Path

import click

from hub.settings import LOG_NAME, load
from hub.storage.backup import backup as copy_log
from hub.storage.backup import restore as put_back
from hub.storage.backup import verify
from hub.storage.fault import named
from hub.storage.rotation import rotate


def _state() -> Path:
    """The folder that the hub itself would use."""
    return load(None, os.environ, {}).folder


state_option = click.option(
    "--state",
    type=click.Path(file_okay=False, path_type=Path),
    default=_state,
    help="The folder of the log ($HONOR_HUB_STATE).",
)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--keep",
    type=click.IntRange(1, 1000),
    help="FILE is a folder: add a copy to it, and keep only so many.",
)
@state_option
def backup(file: Path, keep: int | None, state: Path) -> None:
    """Copy the log and the saved sheets to FILE; the hub may be running."""
    if keep is not None:
        file = rotate(state / LOG_NAME, file, keep, date.today())
    elif file.is_dir():
        raise click.UsageError(f"{file} is a folder; add --keep 14 to keep copies in it")
    else:
        copy_log(state / LOG_NAME, file)
    click.echo(f"{file} holds every table of {state / LOG_NAME}, and every saved sheet")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@state_option
def restore(file: Path, state: Path) -> None:
    """Put the log and the sheets of FILE in place; what was there is kept beside them."""
    verify(file)
    with named(state):
        state.mkdir(parents=True, exist_ok=True)
    kept = put_back(file, state / LOG_NAME)
    click.echo(f"{state / LOG_NAME} is as it was in {file}")
    if kept is not None:
        click.echo(f"the log before is kept as {kept}")

"""`honor-hub backup` and `honor-hub restore`: log and sheets, copied as it runs, and put back.

A damaged table stops neither: the command ends with 0, because the copy is made, and says so.
"""

import os
from datetime import date
from pathlib import Path

import click

from hub.settings import LOG_NAME, load
from hub.storage.backup import Copied
from hub.storage.backup import backup as copy_log
from hub.storage.backup import restore as put_back
from hub.storage.fault import named
from hub.storage.folder import make_private
from hub.storage.rotation import rotate
from hub.tables.raw import printable
from hub.tables.store import MissingLog


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
    """Copy the log and the saved sheets to FILE; the hub may be running.

    Ends with 0 if the copy was made. Damaged tables are taken along as they are, and named.
    """
    log = state / LOG_NAME
    if keep is not None:
        copied = rotate(log, file, keep, date.today())
    elif file.is_dir():
        raise click.UsageError(f"{file} is a folder; add --keep 14 to keep copies in it")
    else:
        copied = copy_log(log, file)
    what = "what can be read" if copied.damage.is_torn else "every table"
    click.echo(f"{copied.file} holds {what} of {log}, and every saved sheet")
    _tell_damage(copied)
    if copied.kept is not None:
        click.echo(f"the last good copy is kept as {copied.kept}")


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@click.option(
    "--torn", is_flag=True, help="FILE itself may be damaged, or cut off: take what can be read."
)
@state_option
def restore(file: Path, torn: bool, state: Path) -> None:
    """Put the log and the sheets of FILE in place; what was there is kept beside them."""
    if not file.exists():
        raise MissingLog(file=file.name)
    with named(state):
        make_private(state)
    copied = put_back(file, state / LOG_NAME, torn=torn)
    what = "what could be read of" if copied.damage.is_torn else "as it was in"
    click.echo(f"{copied.file} is {what} {file}")
    _tell_damage(copied)
    if copied.kept is not None:
        click.echo(f"the old log is kept as {copied.kept}")


def _tell_damage(copied: Copied) -> None:
    """Where a timer's or an installer's reader finds it; it is no reason for them to stop."""
    if copied.damage.is_torn:
        click.echo("that file itself is damaged: it was read record by record", err=True)
    if copied.damage.tables:
        names = ", ".join(map(printable, copied.damage.tables))
        click.echo(f"damaged, and copied as they are: {names}", err=True)
        click.echo("`honor-hub damaged` says what is wrong, and what can be done", err=True)

"""`honor-hub copy-log`: a hub moves between a state folder and a database, either way."""

from contextlib import closing
from pathlib import Path

import click

from hub.cli.serve import check_driver
from hub.settings import DATABASES, BadSettings, Settings, load
from hub.storage.fault import named
from hub.storage.folder import make_private
from hub.storage.log_copy import copy_all
from hub.storage.opened import OpenedStorage, open_storage
from hub.tables.store import MissingLog


@click.command("copy-log")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
@click.option("--hall", default="", help="The name of the hall in a database.")
def copy_log(source: str, target: str, hall: str) -> None:
    """Copy a hub's log, sheets and host keys from FROM to TO, which must be empty.

    Each is a state folder or the address of a database (postgresql://…). No hub may be running
    on either. Every digest is compared; if something does not read, nothing is copied.
    """
    start, end = _settings(source, hall), _settings(target, hall)
    if start == end:
        raise click.UsageError("FROM and TO are the same")
    if not start.log and not start.log_file.is_file():
        raise MissingLog(file=start.log_file.name)
    with closing(_opened(start)) as kept, closing(_opened(end)) as empty:
        copied = copy_all(kept, empty)
    click.echo(
        f"copied, and every digest is the same: {copied.tables} tables with {copied.records}"
        f" records, {copied.sheets} saved sheets, and who is host"
    )


def _settings(place: str, hall: str) -> Settings:
    """Of a hub that keeps everything there."""
    in_database = place.startswith(DATABASES)
    flags = {"log": place, "hall": hall} if in_database else {"state": place}
    if not in_database and ("://" in place or Path(place).is_file()):
        raise click.UsageError("FROM and TO are state folders, or addresses postgresql://…")
    try:
        return load(None, {}, flags)
    except BadSettings as bad:
        raise click.UsageError(str(bad)) from None


def _opened(settings: Settings) -> OpenedStorage:
    if settings.log:
        check_driver()
    else:
        with named(settings.log_file):
            make_private(settings.folder)
    return open_storage(settings)

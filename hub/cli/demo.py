"""`honor-hub demo`: the hub with a table that plays itself, and the link to watch it."""

import socket
import sys
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import click

from hub.cli.collector import collector_off
from hub.cli.serve import check_log, listen, serving_options, settings_from, tell
from hub.settings import Flag, Settings
from hub.storage.opened import open_storage


class ShownDemo(NamedTuple):
    """The code of a table that plays itself, and a screen's key to it."""

    code: str
    key: str


@click.command()
@serving_options
def demo(file: Path | None, **flags: Flag) -> None:
    """Watch a table play itself, on its table screen; a scan takes over a seat."""
    settings = settings_from(file, flags)
    check_log(settings)
    listener = listen(settings)
    _tell_table(settings, listener, _table(settings))
    tell(settings, listener, is_drawn=False)
    with collector_off():
        from hub.server import run

    run(settings, listener)


def _table(settings: Settings) -> ShownDemo:
    """The one that played itself when the hub was last here, or a new one.

    It is in the log before the hub starts, which takes up every table it finds there.
    """
    from hub.app import now, steady
    from hub.rules.registry import GAMES, RULES
    from hub.tables.demo_restart import first_demo, open_demo, running_demo
    from hub.tables.join_service import JoinService
    from hub.tables.table_registry import TableRegistry
    from hub.tournaments.about import about

    with closing(open_storage(settings)) as storage:
        registry = TableRegistry(storage.store, RULES.__getitem__, now, storage.nights, about=about)
        registry.resume()
        table = running_demo(registry)
        if table is None:
            table = open_demo(JoinService(registry, steady), first_demo(GAMES))
        if table.settings.code != table.name:
            # A link by its code is good for all games to come, one by its name for the next two.
            table.settings.choose_code(table.name)
        return ShownDemo(table.settings.code, table.keys.give("table"))


def _tell_table(settings: Settings, listener: socket.socket, shown: ShownDemo) -> None:
    from hub.web.address import Address
    from hub.web.qr import terminal

    port = listener.getsockname()[1]
    address = Address(settings, lambda: port)
    if sys.stdout.isatty():
        click.echo(terminal(address.join(shown.code)))
    click.echo(f"Scan, or open {address.join(shown.code)}, to take over a seat")
    # The key stands behind the #, where no server and no log ever sees it.
    click.echo(f"A table plays itself at {address.url(f'/watch/{shown.code}#{shown.key}')}")

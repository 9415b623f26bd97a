"""`honor-hub serve`: the hub on the LAN, and where to find it."""

import os
import socket
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import click

from hub.cli.collector import collector_off
from hub.cli.language import own_language
from hub.settings import BadSettings, Flag, Settings, load
from hub.storage.folder import make_private
from hub.storage.opened import host_keys, open_storage
from hub.storage.sqlite import SqliteStore
from hub.tables.host_key import HostKeyring
from hub.tables.store import DamagedLog, MissingLog
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator

HINT = "No cards at hand? The host's page opens a table that plays itself; so does honor-hub demo"

DAMAGED = (
    "What can still be read is saved by `honor-hub backup FILE`, and put in its place by"
    " `honor-hub restore FILE`; an older copy may have more."
)

Command = Callable[..., None]

_file = click.option(
    "--settings",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    envvar="HONOR_HUB_SETTINGS",
    help="A TOML file.",
)
_state = click.option("--state", help="The folder of the log.")
_log = click.option("--log", help="A database instead of that: postgresql://… (docs/hall.md).")
_hall = click.option("--hall", help="The name of what this hub keeps in the database.")


def serving_options(command: Command) -> Command:
    """Where a hub listens and keeps its log."""
    address = click.option("--address", help="Where to listen; 0.0.0.0 is everywhere.")
    port = click.option("--port", type=click.IntRange(0, 65535), help="0: any that is free.")
    return address(port(_state(_log(_hall(_file(command))))))


@click.command()
@serving_options
@click.option(
    "--as-service",
    is_flag=True,
    help="Make no link for the host: what a service prints is kept where others read it.",
)
def serve(file: Path | None, as_service: bool, **flags: Flag) -> None:
    """Serve the hub (also without a command)."""
    settings = settings_from(file, flags)
    check_log(settings)
    listener = listen(settings)
    if as_service:
        click.echo(f"port {listener.getsockname()[1]}; `honor-hub host` prints the host's link")
    else:
        tell(settings, listener)
        click.echo(HINT)
    sys.stdout.flush()
    with collector_off():
        from hub.server import run

    run(settings, listener)


@click.command()
@serving_options
@click.option("--revoke", is_flag=True, help="First make all earlier host links useless.")
def host(file: Path | None, revoke: bool, **flags: Flag) -> None:
    """Print a new link for the host; the hub may be running.

    Give it the options that the hub was started with.
    """
    settings = settings_from(file, flags)
    if settings.log:
        check_driver()
    with _keeping(), host_keys(settings) as keys:
        if revoke:
            keys.revoke_all()
        link = _host_link(settings, keys, settings.port)
    if sys.stdout.isatty():
        from hub.web.qr import terminal

        click.echo(terminal(link))
    click.echo(link)


def settings_from(file: Path | None, flags: Mapping[str, Flag]) -> Settings:
    try:
        return load(file, os.environ, flags)
    except BadSettings as bad:
        raise click.UsageError(str(bad)) from None


def check_log(settings: Settings) -> None:
    """A log that cannot be used is told of here, in a sentence, before anything starts."""
    if settings.log:
        check_driver()
        open_storage(settings).close()
        return
    try:
        make_private(settings.folder)
    except OSError as error:
        raise click.ClickException(
            f"the state folder cannot be made ({error.strerror}); choose another with --state"
        ) from None
    try:
        with _keeping(), closing(SqliteStore(settings.log_file)) as store:
            store.heads()
    except DamagedLog as fault:
        sentence = Translator(Catalogue(own_language())).fault(fault.code, fault.params)
        raise click.ClickException(f"{sentence} {DAMAGED}") from None


def check_driver() -> None:
    """What speaks to a database is installed apart, so that a Pi does without it."""
    try:
        import hub.storage.postgres.session  # noqa: F401 - only whether it can be loaded
    except ImportError:
        raise click.ClickException(
            "a log in a database needs more than a hub alone: pip install 'honor-hub[hall]'"
        ) from None


@contextmanager
def _keeping() -> Iterator[None]:
    """A folder may be there and take no files, as /proc does: that is told in a sentence too."""
    try:
        yield
    except MissingLog:
        raise click.ClickException(
            "nothing can be kept in the state folder; choose another with --state"
        ) from None


def listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.address else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.address, settings.port))
    except OSError as error:
        listener.close()
        raise click.ClickException(
            f"port {settings.port} at {settings.address} cannot be used ({error.strerror});"
            " choose another with --port"
        ) from None
    listener.listen(128)
    return listener


def tell(settings: Settings, listener: socket.socket, *, is_drawn: bool = True) -> None:
    """Where the hub is, and who is host there: whoever scans the code, or opens the link."""
    from hub.web.address import Address
    from hub.web.qr import terminal

    port = listener.getsockname()[1]
    with host_keys(settings) as keys:
        link = _host_link(settings, keys, port)
    if is_drawn and sys.stdout.isatty():
        click.echo(terminal(link))
    click.echo(f"Honor Hub is at {Address(settings, lambda: port).url()}")
    click.echo(f"You are host at {link}")
    sys.stdout.flush()


def _host_link(settings: Settings, keys: HostKeyring, port: int) -> str:
    """The key stands behind the #, where no server and no log ever sees it."""
    from hub.web.address import Address

    return Address(settings, lambda: port).url(f"/host#{keys.give()}")

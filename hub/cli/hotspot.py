"""`honor-hub hotspot`: the Pi's own Wi-Fi on and off, with the code to join it."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from hub.appliance.hotspot import (
    SSID,
    Hotspot,
    HotspotFault,
    check,
    environment,
    new_password,
    phones,
    resolver_lines,
    status,
    turn_off,
    turn_on,
)
from hub.appliance.program import ask
from hub.appliance.words import say
from hub.cli.language import language_option

# Read by honor-hub.service.
FILE = Path("/etc/honor-hub/wifi.env")

# Read by NetworkManager's dnsmasq for every network that it shares.
NAMES = Path("/etc/NetworkManager/dnsmasq-shared.d/honor-hub.conf")

_PATH = click.Path(dir_okay=False, path_type=Path)


def files_option(command: Callable[..., None]) -> Callable[..., None]:
    """Both files, for tests."""
    names = click.option("--names", type=_PATH, default=NAMES, hidden=True)
    return click.option("--file", type=_PATH, default=FILE, hidden=True)(names(command))


@click.group()
def hotspot() -> None:
    """Make this machine's Wi-Fi the table's own (about 7 to 10 phones)."""


@hotspot.command()
@click.option("--name", help=f"What phones see; “{SSID}” at first.")
@click.option("--password", help="8 to 63 letters; made up at first, then kept. “-” asks for it.")
@files_option
@language_option
def on(name: str | None, password: str | None, file: Path, names: Path, lang: str) -> None:
    """Switch it on, now and at every start, and print its code."""
    with _faults_told(lang):
        known = status()
        if password == "-":
            # As an argument, everyone on this machine could read it while this runs.
            password = click.prompt(say(lang, "hotspot-which-password"), hide_input=True, err=True)
        name = name or (known.name if known else SSID)
        password = password or (known.password if known else "") or new_password()
        check(name, password)
        # Before the radio changes: without the right to tell the hub, nothing is done.
        for each in (file, names):
            _check_rights(each, lang)
        made = _turned_on(name, password, names, lang)
        _write(file, environment(name, password), lang)
    _show(made, lang)
    click.echo(say(lang, "hotspot-password", password=password))
    for code in ("hotspot-alone", "hotspot-limit", "hotspot-android"):
        click.echo(say(lang, code))
    click.echo(say(lang, "hotspot-hub-told" if _restarted() else "hotspot-hub-untold"))


@hotspot.command()
@files_option
@language_option
def off(file: Path, names: Path, lang: str) -> None:
    """Switch it off, now and for later starts."""
    with _faults_told(lang):
        was_there = turn_off()
    was_told = file.exists()
    for each in (file, names):
        _remove(each, lang)
    if was_told:
        _restarted()
    click.echo(say(lang, "hotspot-off" if was_there else "hotspot-never"))


@hotspot.command("status")
@click.option("--password", "is_shown", is_flag=True, help="Show the password and the code too.")
@language_option
def show(is_shown: bool, lang: str) -> None:
    """Say whether it is on, and how many phones are there."""
    with _faults_told(lang):
        known = status()
    if known is None:
        click.echo(say(lang, "hotspot-never"))
        return
    if is_shown and known.password:
        _show(known, lang)
        click.echo(say(lang, "hotspot-password", password=known.password))
    else:
        click.echo(_state(known, lang))
        click.echo(say(lang, "hotspot-masked"))
    count = phones(known.device) if known.is_on else None
    if count is not None:
        click.echo(say(lang, "hotspot-phones", phones=count))
        click.echo(say(lang, "hotspot-limit"))


def _turned_on(name: str, password: str, names: Path, lang: str) -> Hotspot:
    """The names are there before the radio is: dnsmasq reads them when it starts."""
    had_names = names.exists()
    _write(names, resolver_lines(), lang, mode=0o644)
    try:
        return turn_on(name, password)
    except HotspotFault:
        # Another network that this machine shares would have no names but ours.
        if not had_names:
            _remove(names, lang)
        raise


def _show(known: Hotspot, lang: str) -> None:
    from hub.web.qr import terminal, wifi

    click.echo(terminal(wifi(known.name, known.password)))
    click.echo(_state(known, lang))


def _state(known: Hotspot, lang: str) -> str:
    code = "hotspot-is-on" if known.is_on else "hotspot-is-off"
    return say(lang, code, name=known.name, device=known.device)


def _check_rights(file: Path, lang: str) -> None:
    there = next(place for place in file.absolute().parents if place.exists())
    if not os.access(there, os.W_OK):
        raise click.ClickException(say(lang, "hotspot-closed", file=str(file)))


def _remove(file: Path, lang: str) -> None:
    try:
        file.unlink(missing_ok=True)
    except OSError:
        raise click.ClickException(say(lang, "hotspot-closed", file=str(file))) from None


def _write(file: Path, text: str, lang: str, mode: int = 0o600) -> None:
    """Readable by root alone from its first byte on; systemd reads it before it drops rights."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_name(f".{file.name}.part")
        part.unlink(missing_ok=True)
        fd = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
        with os.fdopen(fd, "w", encoding="utf-8") as out:
            out.write(text)
        part.replace(file)
    except OSError:
        raise click.ClickException(say(lang, "hotspot-closed", file=str(file))) from None


def _restarted() -> bool:
    """Everyone is back in a second; the hub reads its settings only when it starts."""
    return ask(["systemctl", "try-restart", "honor-hub.service"]).is_well


@contextmanager
def _faults_told(lang: str) -> Iterator[None]:
    """A fault of the hotspot ends the command with its sentence."""
    try:
        yield
    except HotspotFault as fault:
        raise click.ClickException(say(lang, fault.code, said=fault.said)) from None

"""`honor-hub doctor`: what this machine is like, and what to do about it."""

import json
import sys
from collections import Counter
from itertools import groupby
from pathlib import Path

import click

from hub import __version__
from hub.appliance.doctor import address, clock, database, disk, games, pins, power, units, wifi
from hub.appliance.doctor.finding import Finding, Level
from hub.appliance.words import remedy, say
from hub.cli.damaged import examine_with_rules
from hub.cli.language import language_option
from hub.cli.serve import settings_from
from hub.installed_games import load_installed_games
from hub.settings import Flag, Settings
from hub.tables.raw import printable
from hub.tables.store import NewerLog, StorageFault

COPIES = Path("/var/lib/honor-hub-backups")
PANEL = Path("/etc/honor-hub/wiring.toml")

_MARKS: dict[Level, tuple[str, str]] = {
    "good": ("✓", "green"),
    "note": ("·", "cyan"),
    "warning": ("!", "yellow"),
    "broken": ("✗", "red"),
}


@click.command()
@click.option("--json", "as_json", is_flag=True, help="For programs, and for asking others.")
@click.option("--state", help="The folder of the log.")
@click.option(
    "--settings",
    "file",
    type=click.Path(dir_okay=False, path_type=Path),
    envvar="HONOR_HUB_SETTINGS",
    help="A TOML file.",
)
@language_option
def doctor(as_json: bool, file: Path | None, lang: str, **flags: Flag) -> None:
    """Look at address, Wi-Fi, power, disk, clock, pins and services; say what to do.

    Ends with 1 if something is broken. Nothing is changed, and no secret is shown.
    """
    settings = settings_from(file, flags)
    found = examine(settings)
    if as_json:
        click.echo(_json(found, settings, lang))
    else:
        _print(found, lang)
    if any(each.level == "broken" for each in found):
        sys.exit(1)


def examine(settings: Settings) -> list[Finding]:
    """Every group's findings, in the order a person would ask."""
    from hub.web.address import Address

    host = Address(settings, lambda: settings.port).host()
    return [
        *address.findings(address.look(host, settings.port, __version__)),
        *wifi.findings(wifi.look()),
        *power.findings(power.look()),
        *_storage(settings),
        *clock.findings(clock.look()),
        *pins.findings(pins.look(is_wanted=PANEL.exists())),
        *units.findings(units.look()),
        *games.findings(*load_installed_games()),
    ]


def _storage(settings: Settings) -> list[Finding]:
    """Of the database that keeps the hall, or of the disk that has the log."""
    if settings.log:
        return database.findings(_asked(settings))
    log = settings.log_file
    return disk.findings(disk.look(settings.folder, log, COPIES, _damage(log)))


def _asked(settings: Settings) -> database.Facts:
    try:
        from hub.storage.postgres.probe import probe
    except ImportError:
        return database.Facts(settings.hall, fault="no-driver")
    try:
        found = probe(settings.log, settings.hall)
    except StorageFault as fault:
        return database.Facts(settings.hall, fault=fault.code)
    return database.Facts(settings.hall, "", *found)


def _damage(log: Path) -> disk.LogDamage | None:
    """None if the log cannot be opened by whoever asks, which is told of elsewhere."""
    try:
        found = examine_with_rules(log)
    except StorageFault:
        return None
    newer = {name for name, fault in found.tables.items() if isinstance(fault, NewerLog)}
    return disk.LogDamage(
        tables=tuple(printable(name) for name in found.tables if name not in newer),
        newer=tuple(printable(name) for name in found.tables if name in newer),
        is_torn=found.is_torn,
    )


def _print(found: list[Finding], lang: str) -> None:
    for group, members in groupby(found, key=lambda each: each.group):
        click.echo(click.style(say(lang, f"doctor-group-{group}"), bold=True))
        for each in members:
            mark, colour = _MARKS[each.level]
            click.echo(f"  {click.style(mark, fg=colour)} {say(lang, each.code, **each.params)}")
            if what := remedy(lang, each.code, **each.params):
                click.echo(click.style(f"    → {what}", dim=each.level == "note"))
    click.echo(verdict(found, lang))


def verdict(found: list[Finding], lang: str) -> str:
    """The last line: well, warned, or which groups are broken."""
    count = Counter(each.level for each in found)
    if count["broken"]:
        names = dict.fromkeys(each.group for each in found if each.level == "broken")
        groups = ", ".join(say(lang, f"doctor-group-{name}") for name in names)
        return say(lang, "doctor-broken", count=count["broken"], groups=groups)
    if count["warning"]:
        return say(lang, "doctor-warned", count=count["warning"])
    return say(lang, "doctor-well")


def _json(found: list[Finding], settings: Settings, lang: str) -> str:
    """The findings, and the settings in force with all that may hold a password masked."""
    own = {name: getattr(settings, name) for name in Settings.__struct_fields__}
    for name in ("wifi_password", "log"):
        if own[name]:
            own[name] = "********"
    findings = [
        {
            "group": each.group,
            "level": each.level,
            "code": each.code,
            "params": each.params,
            "text": say(lang, each.code, **each.params),
            "do": remedy(lang, each.code, **each.params),
        }
        for each in found
    ]
    is_well = not any(each.level == "broken" for each in found)
    whole = {"ok": is_well, "version": __version__, "settings": own, "findings": findings}
    return json.dumps(whole, ensure_ascii=False, indent=2)

"""`honor-hub nights`: what is in the log, as a list or as files, and making room; no hub needed."""

import re
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

import click
import msgspec

from hub.cli.backup import state_option
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import RULES
from hub.settings import LOG_NAME
from hub.storage.folder import placed
from hub.storage.night_index import SqliteNightIndex, index_of, read_index
from hub.storage.read_only import ReadOnlyStore
from hub.storage.sqlite import SqliteStore
from hub.tables.export import export as taken_away
from hub.tables.night_entry import NightEntry, indexed
from hub.tables.night_index import MemoryNightIndex
from hub.tables.retention import outlived, with_tables
from hub.tables.store import MissingLog, ReadOnlyLog
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tournaments.about import about

_DAYS = {"d": 1, "w": 7, "m": 30, "y": 365}
_DAY = 86_400_000


@click.group()
def nights() -> None:
    """List, export and prune the nights in the log."""


@nights.command("list")
@state_option
def list_nights(state: Path) -> None:
    """Every table, the newest first; the hub may be running."""
    registry, entries = _looked_at(state / LOG_NAME)
    for entry in entries:
        click.echo(_line(entry))
    for name, fault in registry.left_out.items():
        click.echo(f"{name:<12} cannot be read ({fault.code})")
    click.echo(f"{len(entries)} tables, and {len(registry.left_out)} that cannot be read")


@nights.command()
@click.argument("table")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@state_option
def export(table: str, file: Path, state: Path) -> None:
    """Save TABLE to FILE, as the host's page does; the hub may be running."""
    store = ReadOnlyStore(state / LOG_NAME)
    try:
        night = taken_away(Table.resume(store, table, RULES.__getitem__, _now))
    except MissingLog:
        raise click.ClickException(f"there is no table {table}") from None
    except ReadOnlyLog:
        raise click.ClickException(
            f"{table} is over but not closed, and saving it is told to those who played:"
            " save it on the host's page, or close it first"
        ) from None
    with placed(file) as part:
        part.write_bytes(msgspec.json.encode(night))
    click.echo(f"{file} holds the night of {table}")


@nights.command()
@click.option("--older-than", help="What was last played longer ago than this: 2y, 18m, 30d.")
@click.option("--keep", type=click.IntRange(0), help="All but so many, the newest.")
@click.option("--table", "named", multiple=True, help="This one, over or not.")
@click.option("--dry-run", is_flag=True, help="Only say what would go.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@state_option
def prune(
    older_than: str | None,
    keep: int | None,
    named: tuple[str, ...],
    dry_run: bool,
    yes: bool,
    state: Path,
) -> None:
    """Delete old nights for good; no hub may be running.

    A night that is not over goes only by its name, a tournament with all its tables.
    """
    if older_than is None and keep is None and not named:
        raise click.UsageError("say which: --older-than, --keep or --table")
    before = None if older_than is None else _now() - _milliseconds(older_than)
    with _opened_registry(state / LOG_NAME) as registry:
        _prune(registry, _chosen(registry, before, keep, named), dry_run=dry_run, is_sure=yes)


def _prune(registry: TableRegistry, names: list[str], *, dry_run: bool, is_sure: bool) -> None:
    for name in names:
        entry = registry.index.get(name)
        click.echo(_line(entry) if entry is not None else f"{name:<12} not over, or not readable")
    left = len(registry) + len(registry.left_out) - len(names)
    click.echo(f"tables to delete: {len(names)}, to keep: {left}")
    if dry_run or not names:
        return
    if not is_sure:
        click.confirm("Delete them for good?", abort=True)
    for name in names:
        registry.forget(name)
    click.echo(f"tables deleted: {len(names)}")


def _chosen(
    registry: TableRegistry, before: int | None, keep: int | None, named: tuple[str, ...]
) -> list[str]:
    found = list[str]()
    if before is not None or keep is not None:
        found += [
            each.name for each in outlived(registry.index.entries(), before=before, keep=keep)
        ]
        cups = outlived(reversed(registry.index.tournaments()), before=before)
        found += [each.name for each in cups]
    for name in named:
        _check_named(registry, name)
        found.append(name)
    return with_tables(registry, found)


def _check_named(registry: TableRegistry, name: str) -> None:
    if name in registry.left_out:
        return
    try:
        table = registry.get(name)
    except Refusal:
        raise click.ClickException(f"there is no table {name}") from None
    if table.of and registry.has(table.of):
        raise click.ClickException(
            f"{name} belongs to the tournament {table.of}, and goes only with it"
        )


@contextmanager
def _opened_registry(log: Path) -> Iterator[TableRegistry]:
    """All tables of a log that no hub has open, each of them looked at."""
    if not log.exists():
        raise MissingLog(file=log.name)
    with closing(SqliteStore(log)) as store, closing(SqliteNightIndex(index_of(log))) as index:
        registry = TableRegistry(store, RULES.__getitem__, _now, index, about=about)
        registry.resume()
        while registry.read_one():
            pass
        registry.find_headless()
        registry.put_away()
        yield registry


def _looked_at(log: Path) -> tuple[TableRegistry, list[NightEntry]]:
    """Every table as the log has it; nothing is written, so the index is only read too."""
    index = MemoryNightIndex()
    for known in read_index(index_of(log)):
        index.put(known)
    registry = TableRegistry(ReadOnlyStore(log), RULES.__getitem__, _now, index, about=about)
    registry.resume()
    while registry.read_one():
        pass
    registry.find_headless()
    entries = [*registry.index.entries(), *registry.index.tournaments()]
    entries += [indexed(table, "", about(table)).entry for table in registry.tables()]
    return registry, sorted(entries, key=lambda each: (each.opened_at, each.name), reverse=True)


def _line(entry: NightEntry) -> str:
    date = datetime.fromtimestamp(entry.opened_at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    people = ", ".join(name for name in entry.people if name)
    state = "over" if entry.is_over else "closed" if entry.is_ended else "not over"
    line = f"{entry.name:<12} {date}  {entry.game:<10} {state:<8} {people}"
    return "".join(filter(str.isprintable, line))


def _milliseconds(text: str) -> int:
    found = re.fullmatch(r"(\d{1,4})([dwmy])", text)
    if found is None:
        raise click.UsageError("--older-than is a number and d, w, m or y, such as 2y")
    return int(found[1]) * _DAYS[found[2]] * _DAY


def _now() -> int:
    return time.time_ns() // 1_000_000

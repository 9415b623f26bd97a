"""`honor-hub damaged`: the tables that cannot be read, named, taken away as they are, removed."""

import sys
from contextlib import closing
from pathlib import Path

import click
import msgspec

from hub.cli.backup import state_option
from hub.cli.language import own_language
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Reason
from hub.rules.registry import RULES
from hub.settings import LOG_NAME
from hub.storage.damage import Damage, examine
from hub.storage.fault import named
from hub.storage.folder import placed
from hub.storage.raw import raw_table
from hub.storage.sqlite import SqliteStore
from hub.tables.raw import printable
from hub.tables.replay import replay_table
from hub.tables.store import StorageFault
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator


@click.group(invoke_without_command=True)
@click.pass_context
def damaged(context: click.Context) -> None:
    """Name the tables that cannot be read, take one away as it is, or remove it.

    Without a command: the list. The hub may be running, except to remove one.
    """
    if context.invoked_subcommand is None:
        context.invoke(list_all)


@damaged.command("list")
@state_option
def list_all(state: Path) -> None:
    """Name each of them, and why; ends with 1 if there are any."""
    damage = examine_with_rules(state / LOG_NAME)
    if not damage:
        click.echo("every table can be read")
        return
    translator = Translator(Catalogue(own_language()))
    for name, fault in damage.tables.items():
        click.echo(f"{printable(name)}: {translator.fault(fault.code, fault.params)}")
    if damage.is_torn:
        click.echo("The file itself is damaged: `honor-hub backup FILE` saves what can be read,")
        click.echo("and `honor-hub restore FILE` puts that in its place.")
    sys.exit(1)


@damaged.command()
@click.argument("table")
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@state_option
def export(table: str, file: Path, state: Path) -> None:
    """Write what there is of TABLE to FILE, as it lies. All secrets of that game are in there."""
    fault = _fault(table, state)
    raw = raw_table(state / LOG_NAME, table)
    why = Reason(code=fault.code, params={**fault.params})
    with named(file), placed(file) as part:
        part.write_bytes(msgspec.json.encode(msgspec.structs.replace(raw, why=why)))
    click.echo(f"{file} holds {len(raw.records)} records of {printable(table)}, as they are")


@damaged.command()
@click.argument("table")
@click.confirmation_option(prompt="It will be gone for good. Remove it?")
@state_option
def remove(table: str, state: Path) -> None:
    """Remove TABLE from the log for good; the hub must not be running."""
    _fault(table, state)
    with closing(SqliteStore(state / LOG_NAME)) as store:
        store.forget(table)
    click.echo(f"{printable(table)} is gone")


def examine_with_rules(log: Path) -> Damage:
    """What is wrong with a log, also as its games see it."""

    def check(records: list[Record], table: str) -> None:
        replay_table(records, table, RULES.__getitem__)

    return examine(log, check)


def _fault(table: str, state: Path) -> StorageFault:
    fault = examine_with_rules(state / LOG_NAME).tables.get(table)
    if fault is None:
        raise click.UsageError(f"{printable(table)} is no table that cannot be read")
    return fault

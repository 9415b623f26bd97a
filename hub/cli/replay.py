"""`honor-hub replay`: a night told in words, from its log or from the file that a host saved."""

from pathlib import Path

import click

from hub.cli.language import language_option
from hub.cli.narrator import Narrator
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.storage.fault import named
from hub.storage.file import read
from hub.tables import export
from hub.tables.export import Night
from hub.tables.replay import ReplayedTable, replay_table
from hub.tables.store import DamagedLog, NewerLog
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator


@click.command()
@click.argument("log", type=click.Path(path_type=Path))
@language_option
def replay(log: Path, lang: str) -> None:
    """Tell the night in LOG: a file of `honor-hub narrate --save`, or one that a host saved."""
    night = _saved(log)
    if night is not None and not night.over:
        _tell_so_far(night, lang)
    else:
        _tell(read(log) if night is None else list(night.records), log, lang)


def _saved(log: Path) -> Night | None:
    """The night, if the file is one as the host's page saves them."""
    with named(log):
        data = log.read_bytes()
    try:
        return export.read(data)
    except Refusal as refusal:
        if refusal.reason.code == "newer-export":
            raise NewerLog(file=log.name) from None
        return None


def _tell(records: list[Record], log: Path, lang: str) -> None:
    if not records:
        raise DamagedLog(file=log.name)
    # Read through first: of a night that does not add up not a line is told.
    told = replay_table(records, records[0].table, GAMES.__getitem__)
    narrator = Narrator(lang)
    for record in records:
        for line in narrator.tell(record):
            click.echo(line)
    _tell_outcome(told, lang)


def _tell_so_far(night: Night, lang: str) -> None:
    """A night that went on when it was saved has its story alone, as everyone heard it."""
    if night.game not in GAMES:
        raise NewerLog(game=night.game[:40])
    translator = Translator(Catalogue(lang, night.game), night.people)
    for line in night.lines:
        click.echo("".join(filter(str.isprintable, translator.line(line))))


def _tell_outcome(told: ReplayedTable, lang: str) -> None:
    """Who won, with every line of the score; nothing for a night that is not over."""
    history = told.snapshot.history
    outcome = told.rules.outcome(history.state) if history.has_begun else None
    if outcome is not None:
        names = told.snapshot.state.seats.names
        for line in Translator(Catalogue(lang, told.rules.key), names).outcome(outcome):
            click.echo(line)

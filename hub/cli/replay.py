"""`honor-hub replay`: a night told in words from its log."""

from pathlib import Path

import click

from hub.cli.language import language_option
from hub.cli.narrator import Narrator
from hub.rules.registry import GAMES
from hub.storage.file import read
from hub.tables.recall import Recalled, recall
from hub.tables.store import DamagedLog
from hub.words.catalogue import Catalogue
from hub.words.telling import Telling


@click.command()
@click.argument("log", type=click.Path(path_type=Path))
@language_option
def replay(log: Path, lang: str) -> None:
    """Tell the night in LOG, a file that `honor-hub narrate --save` or an export wrote."""
    records = read(log)
    if not records:
        raise DamagedLog(file=log.name)
    # Read through first: of a night that does not add up not a line is told.
    told = recall(records, records[0].table, GAMES.__getitem__)
    narrator = Narrator(lang)
    for record in records:
        for line in narrator.tell(record):
            click.echo(line)
    _tell_outcome(told, lang)


def _tell_outcome(told: Recalled, lang: str) -> None:
    """Who won, with every line of the score; nothing for a night that is not over."""
    history = told.standing.history
    outcome = told.rules.outcome(history.state) if history.has_begun else None
    if outcome is not None:
        names = told.standing.book.seats.names
        for line in Telling(Catalogue(lang, told.rules.key), names).outcome(outcome):
            click.echo(line)

"""`honor-hub narrate`: a night of bots in the terminal, at a pace one can follow."""

import sys
import time
from pathlib import Path
from shlex import quote

import click

from hub.bots.player import PlainPlayer
from hub.cli.language import language_option
from hub.cli.narrator import Narrator
from hub.rules.contract.actor import HOST, at
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.storage.file import write
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance, new_seed
from hub.tables.table import Table
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Emi", "Fabio", "Gaia")
TABLE = "demo"


@click.command()
@click.option("--players", type=click.IntRange(3, 7), default=5, show_default=True)
@click.option("--seed", default=None, help="Play a certain night again.")
@click.option(
    "--pause",
    type=click.FloatRange(0, 10),
    default=None,
    help="Seconds a line; 0.35 on a terminal, else 0.",
)
@click.option("--save", type=click.Path(path_type=Path), help="Keep the night for `replay`.")
@language_option
def narrate(
    players: int, seed: str | None, pause: float | None, save: Path | None, lang: str
) -> None:
    """Hear a table of bots play, told in the terminal."""
    seed = new_seed()[:8] if seed is None else seed
    if save is not None:
        if save.exists():
            raise click.UsageError(f"{save} is there already; choose another name")
        write([], save)  # A place that cannot be written is told of now, not after the night.
    pause = (0.35 if sys.stdout.isatty() else 0.0) if pause is None else pause
    store = MemoryStore()
    table = _seated(store, players, seed)
    _play(table, store, players, Narrator(lang), pause)
    for line in _outcome(table, lang):
        click.echo(line)
    if save is not None:
        write(store.read(TABLE), save)
    again = f"honor-hub narrate --players {players} --seed {quote(seed)} --lang {lang}"
    click.echo(click.style(f"The same night again: {again}", dim=True))


def _seated(store: MemoryStore, players: int, seed: str) -> Table:
    rules = GAMES["samurai"]
    options = rules.options_type(players=players, level="cards", pace="flow")
    table = Table.open(store, rules, TABLE, options, _now, seed=seed)
    for seat, name in enumerate(NAMES[:players]):
        table.sit(seat, name)
    table.start(HOST)
    return table


def _play(table: Table, store: MemoryStore, players: int, narrator: Narrator, pause: float) -> None:
    """Every line as it happens; what is told comes from the log, as it would on a screen."""
    bots = PlainPlayer(table.rules, SeededChance("demo"))
    printed = 0
    while True:
        for record in store.read(TABLE)[printed:]:
            printed += 1
            for line in narrator.tell(record):
                click.echo(line)
                time.sleep(pause)
        awaited = table.awaited()
        if not awaited:
            return
        seat = awaited[0]
        sight = table.look(at(seat))
        seen = Perspective(sight.view, table.secret(seat), sight.offers)
        table.submit(at(seat), bots.move(seen), f"demo-{printed}")


def _outcome(table: Table, lang: str) -> list[str]:
    outcome = table.look(HOST).view.outcome
    return Translator(Catalogue(lang, table.rules.key), NAMES).outcome(outcome)


def _now() -> int:
    return time.time_ns() // 1_000_000

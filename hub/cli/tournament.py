"""`honor-hub tournament`: draws checked, and whole tournaments by plain players."""

import os
import sys
import time
from collections import Counter
from pathlib import Path

import click
import msgspec

from hub.cli.simulation_options import games_option, jobs_option, json_option, seed_option
from hub.rules.contract.log import Record
from hub.rules.registry import TOURNAMENT
from hub.settings import LOG_NAME
from hub.simulation.tournament import (
    STAND_IN,
    PlayedTournament,
    TournamentSetting,
    play_tournaments,
)
from hub.storage import record_rows
from hub.storage.fault import named
from hub.storage.file import read
from hub.storage.read_only_connection import reading
from hub.tournaments.draw_checks import check_log, in_words
from hub.tournaments.log import BrokenLog, is_tournament
from hub.wire.tournament import Archive

_SQLITE = b"SQLite format 3\0"


@click.group()
def tournament() -> None:
    """Check the draws of a tournament, or let bots play whole ones."""


@tournament.command()
@click.argument("file", type=click.Path(path_type=Path), required=False)
@click.option(
    "--state",
    type=click.Path(file_okay=False, path_type=Path),
    help="Check every tournament in the log of this folder; the hub may be running.",
)
def check(file: Path | None, state: Path | None) -> None:
    """Draw each recorded draw of FILE, or of a state folder's log, again and compare."""
    if (file is None) == (state is None):
        raise click.UsageError("name a FILE or a --state folder, one of the two")
    logs = [_of_file(file)] if file is not None else _of_folder(state or Path())
    logs = [records for records in logs if is_tournament(records)]
    if not logs:
        raise click.UsageError("there is no tournament in it")
    checked = [_check(records) for records in logs]
    if not all(checked):
        sys.exit(1)


def _of_file(file: Path) -> list[Record]:
    """A log, or the archive that a referee took from the desk."""
    with named(file):
        data = file.read_bytes()
    if data.startswith(_SQLITE):
        raise click.UsageError("that is a hub's own log, no archive; name its folder with --state")
    try:
        return list(msgspec.json.decode(data, type=Archive).tournament.records)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return read(file)


def _of_folder(folder: Path) -> list[list[Record]]:
    if not (folder / LOG_NAME).exists():
        raise click.UsageError("there is no log in that folder; name the hub's own with --state")
    with reading(folder / LOG_NAME) as connection:
        return [record_rows.records(connection, name) for name in record_rows.names(connection)]


def _check(records: list[Record]) -> bool:
    """Tell of every draw, as far as the log reads; whether all is as it should be."""
    name, faults = records[0].table, 0
    try:
        for draw in check_log(records):
            faults += bool(draw.faults)
            click.echo(f"{name}: {in_words(draw)}")
    except BrokenLog as broken:
        click.echo(f"{name}: the log was altered, or a newer hub wrote it: {broken}", err=True)
        return False
    if faults:
        click.echo(f"{name}: {faults} of the draws did not come out the same", err=True)
    return not faults


@tournament.command()
@click.option("--players", type=click.IntRange(4, 200), default=16, show_default=True)
@games_option(1, "Tournaments.")
@seed_option("tournaments")
@jobs_option
@click.option("--mixing", is_flag=True, help="Avoid seating the same people together again.")
@json_option
def simulate(
    players: int, games: int, seed: str, jobs: int | None, mixing: bool, as_json: bool
) -> None:
    """Play whole tournaments with bots; show standings and how often people met."""
    setting = TournamentSetting(players=players, seed=seed, mixing=mixing)
    started = time.perf_counter()
    results = play_tournaments(setting, games, jobs or os.cpu_count() or 1)
    if as_json:
        click.echo(_json(setting, list(results)))
        return
    from rich.progress import track

    played = list(track(results, description="Playing", total=games, transient=True))
    _draw(played, time.perf_counter() - started)


def _json(setting: TournamentSetting, played: list[PlayedTournament]) -> str:
    whole = {"setting": setting, "stand_in": _stand_in(played), "tournaments": played}
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def _stand_in(played: list[PlayedTournament]) -> str:
    """Says plainly where something else than a duel decided the finals."""
    is_lot = any(each.finals == STAND_IN for each in played)
    return "finals decided by lot, for there is no duel to play" if is_lot else ""


def _draw(played: list[PlayedTournament], seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    last = played[-1]
    table = Table(title=f"{TOURNAMENT.key} {last.number + 1}: {last.rounds} rounds")
    for head in ("place", "player", "points", "wins", "prize"):
        table.add_column(head, justify="left" if head == "player" else "right")
    for row in last.ranking:
        cells = (row.place, row.player, row.points, row.wins, row.prize or "")
        table.add_row(*(str(cell) for cell in cells))
    console.print(table)
    met: Counter[str] = Counter()
    for each in played:
        met.update(each.met)
    total = len(played)
    times = ", ".join(f"{met[key] / total:.1f} pairs {key} times" for key in sorted(met, key=int))
    console.print(f"met: {times}")
    if stand_in := _stand_in(played):
        console.print(f"A stand-in: {stand_in}", style="bold")
    tables = sum(each.tables for each in played)
    console.print(f"{total} tournaments, {tables} tables in {seconds:.1f} s", style="dim")

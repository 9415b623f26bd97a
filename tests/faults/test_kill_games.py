"""Real games over a SQLite log, killed at any moment: nothing lost, nothing twice, played on."""

from itertools import count
from pathlib import Path

import pytest

from hub.bots.player import PlainPlayer
from hub.rules.contract.actor import HOST, at
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance
from hub.tables.store import Store
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.faults.kill import Report, kill_loop

RULES = GAMES["samurai"]


def play_games(store: Store, report: Report) -> None:
    """Resume every table, play on where it stood, open the next one when a game is over."""
    registry = TableRegistry(store, GAMES.__getitem__, lambda: 0)
    registry.resume()
    assert not registry.left_out
    for number in count():
        name = f"table-{number}"
        known: dict[str, Table] = {table.name: table for table in registry.tables()}
        table = known.get(name) or _opened(registry, name, 3 + number % 5, report)
        if not table.game.is_started:
            report(name, table.game.start(HOST))
        _play_on(table, report)


def _opened(registry: TableRegistry, name: str, players: int, report: Report) -> Table:
    options = RULES.options_type(players=players, level="cards", pace="flow")
    table = registry.open(name, "samurai", options)
    report(name, 1)
    return table


def _play_on(table: Table, report: Report) -> None:
    bot = PlainPlayer(RULES, SeededChance("kill"))
    while awaited := table.game.awaited():
        seat = awaited[0]
        sight = table.views.look(at(seat))
        move = bot.move(Perspective(sight.view, table.views.secret(seat), sight.offers))
        ack = table.game.submit(at(seat), move, f"after-{sight.version}")
        report(table.name, ack)


def test_games_killed_at_any_moment_lose_no_acknowledged_move(tmp_path: Path) -> None:
    tally = kill_loop(tmp_path, 20, seed=5, play=play_games)
    assert tally.kills == 20
    assert tally.acknowledged > 100


@pytest.mark.long
def test_a_thousand_killed_games_lose_no_acknowledged_move(tmp_path: Path) -> None:
    tally = kill_loop(tmp_path, 1000, seed=6, play=play_games)
    assert tally.kills == 1000
    assert tally.acknowledged > 10_000

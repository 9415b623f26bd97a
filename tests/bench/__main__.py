"""`make bench`: what a step, a replay, seven views and an import cost, beside their limits;
then a short run over real sockets. `make bench ARGS=wire` and the others of COMMANDS measure one
thing at length.

Figures are medians over interleaved rounds; a plain loop timed in the same run tells how fast
the machine was meanwhile.
"""

import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hub.bots.player import PlainPlayer
from hub.rules.contract.actor import HOST, at
from hub.rules.contract.play import replay
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.simulation.hub_table import HubTable
from hub.storage.memory import MemoryStore
from hub.storage.sqlite import SqliteStore
from hub.tables.chance import SeededChance
from hub.tables.store import Store
from hub.tables.table import Table
from tests.bench.figure import Figure, show
from tests.bench.wire import command, report
from tests.bench.wire.process import end_servers_too

RULES = GAMES["samurai"]
ROUNDS = 5
GAMES_A_ROUND = 12
# The most that a step may take, in µs, on a machine where the plain loop takes so many ms.
MOST_A_STEP = 30
PLAIN_LOOP = 45


class Game(NamedTuple):
    """A game at the Cards level; its events and states only where they are asked for."""

    steps: int
    seconds: float
    events: list[Any]
    states: list[Any]


def play(players: int, seed: str, *, keep: bool = False) -> Game:
    """Play one through as simulations do: a view, the urgent offers, a choice, the move, its audit.

    The deal is not timed.
    """
    chance = SeededChance(seed)
    options = RULES.options_type(players=players, level="cards", pace="flow")
    table = HubTable(RULES, options, chance)
    player, states, steps = PlainPlayer(RULES, chance), [table.state], 0
    started = time.perf_counter()
    while awaited := table.awaited():
        seat = awaited[0]
        table.act(seat, player.move(table.look(seat)))
        steps += 1
        if keep:
            states.append(table.state)
    return Game(steps, time.perf_counter() - started, table.events, states)


def time_steps() -> list[Figure]:
    """Each table of a round beside a loop of its own: the machine is never as fast for long."""
    per_step: dict[int, list[float]] = {players: [] for players in RULES.players}
    even: dict[int, list[float]] = {players: [] for players in RULES.players}
    per_game: dict[int, list[float]] = {players: [] for players in RULES.players}
    for turn in range(ROUNDS):
        for players in RULES.players:
            loop = time_machine().value
            games = [play(players, f"bench/{turn}/{game}") for game in range(GAMES_A_ROUND)]
            seconds = sum(game.seconds for game in games)
            step = 1e6 * seconds / sum(game.steps for game in games)
            per_step[players].append(step)
            even[players].append(step * PLAIN_LOOP / loop)
            per_game[players].append(GAMES_A_ROUND / seconds)
    figures = [
        _over_all("step and its audit, 3 to 7 players", per_step),
        _over_all(f"the same where that loop takes {PLAIN_LOOP} ms", even, MOST_A_STEP),
    ]
    for players in RULES.players:
        step = statistics.median(even[players])
        figures.append(Figure(f"the same, {players} players", step, "µs", MOST_A_STEP))
        games_a_second = statistics.median(per_game[players])
        figures.append(Figure(f"games, {players} players", games_a_second, "a second"))
    return figures


def _over_all(name: str, found: dict[int, list[float]], limit: float | None = None) -> Figure:
    every = statistics.median(value for values in found.values() for value in values)
    return Figure(name, every, "µs", limit)


def time_replay_and_views() -> list[Figure]:
    games = [play(7, f"bench/replay/{number}", keep=True) for number in range(10)]
    replays = [1e3 * _best(_replaying(game)) for game in games]
    views = [1e6 * _once(_viewing(state)) for game in games for state in game.states[::20]]
    return [
        Figure("reading and replaying a game of seven", statistics.median(replays), "ms", 2),
        Figure("the longest of ten such games", max(replays), "ms", 2),
        Figure("seven views of a table", statistics.median(views), "µs", 300),
    ]


def _replaying(game: Game) -> Callable[[], object]:
    """From the bytes of the log to the state."""
    shape: Any = tuple
    decoder = msgspec.json.Decoder(shape[RULES.event_type, ...])
    log = msgspec.json.encode(game.events)
    return lambda: replay(RULES, decoder.decode(log))


def _viewing(state: Any) -> Callable[[], object]:
    return lambda: [RULES.view(state, at(seat)) for seat in range(7)]


def time_tables() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        memory = _submit(MemoryStore())
        sqlite = _submit(SqliteStore(Path(folder) / "log.sqlite"))
    return [
        Figure("a move at a table, log in memory", memory, "µs"),
        Figure("a move at a table, durable SQLite log", sqlite, "µs"),
    ]


def _submit(store: Store) -> float:
    options = RULES.options_type(players=5, level="cards", pace="flow")
    table = Table.open(store, RULES, "bench", options, lambda: 0, seed="bench")
    table.game.start(HOST)
    player = PlainPlayer(RULES, SeededChance("bench"))
    times: list[float] = []
    while awaited := table.game.awaited():
        who = at(awaited[0])
        sight = table.views.look(who)
        move = player.move(Perspective(sight.view, table.views.secret(awaited[0]), sight.offers))
        started = time.perf_counter()
        table.game.submit(who, move, f"move-{len(times)}")
        times.append(time.perf_counter() - started)
    store.close()
    return 1e6 * statistics.median(times)


def time_import() -> Figure:
    code = (
        "import time; t = time.perf_counter(); import hub.rules.registry;"
        "print(time.perf_counter() - t)"
    )
    runs = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(ROUNDS)
    ]
    return Figure("import of hub.rules", 1e3 * statistics.median(runs), "ms", 100)


def time_machine() -> Figure:
    def loop() -> int:
        total = 0
        for number in range(1_000_000):
            total += number * number
        return total

    return Figure("a plain loop of a million, for comparison", 1e3 * _best(loop), "ms")


def _once(run: Callable[[], object]) -> float:
    started = time.perf_counter()
    run()
    return time.perf_counter() - started


def _best(run: Callable[[], object]) -> float:
    return min(_once(run) for _ in range(3))


def time_engine() -> list[Figure]:
    return [
        time_machine(),
        *time_steps(),
        *time_replay_and_views(),
        *time_tables(),
        time_import(),
        time_machine(),
    ]


# What else is measured, and where; only whoever asks for one needs a browser, pins or a compiler.
COMMANDS = {
    "wire": "tests.bench.wire.command",
    "screens": "tests.bench.screens.command",
    "panel": "tests.bench.panel",
    "growth": "tests.bench.growth",
    "floods": "tests.bench.floods.command",
    "card": "tests.bench.slow_card.command",
    "slow": "tests.bench.slow_phones",
    "bytes": "tests.bench.bytes.command",
    "halls": "tests.bench.halls",
}


def main() -> None:
    end_servers_too()
    word = next(iter(sys.argv[1:]), "")
    if word in COMMANDS:
        sys.exit(import_module(COMMANDS[word]).main(sys.argv[2:]))
    figures, is_json = time_engine(), "--json" in sys.argv
    if not is_json:
        show(figures)
    runs = command.short()
    if is_json:
        figures += report.figures(runs)
        print(json.dumps([figure._asdict() for figure in figures], indent=2))
        return
    report.show_table(runs)
    show(report.figures(runs), width=66, digits=2)


if __name__ == "__main__":
    main()

"""Demos: tables that play themselves, full of bots, and begin again while someone watches.

How a game plays itself is its ruleset's to say; when a bot moves is the bots' runner's.
"""

from collections.abc import Callable, Mapping

import msgspec

from hub.rules.contract.actor import HOST, HUB
from hub.rules.contract.game import AnyGame
from hub.rules.contract.refusal import Refusal
from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry


def first_demo(games: Mapping[str, AnyGame]) -> str:
    """The first game that can play itself."""
    found = next((key for key, rules in games.items() if rules.demo is not None), None)
    if found is None:
        raise Refusal("no-showcase")
    return found


def open_demo(join_service: JoinService, game: str, seconds: float = 0.0) -> Table:
    """A table of bots that has begun; `seconds` is how long each of them thinks."""
    demo = join_service.registry.rules_of(game).demo
    if demo is None:
        raise Refusal("no-showcase")

    def begin(table: Table) -> None:
        join_service.fill_with_bots(table)
        if seconds:
            table.settings.set_pace(seconds)
        table.gather(HOST)

    return join_service.open(game, msgspec.to_builtins(demo), begin)


def plays_itself(table: Table) -> bool:
    """Every seat of the game is a bot's."""
    return table.game.is_started and table.seats.bots.issuperset(
        range(table.settings.options().players)
    )


def running_demo(registry: TableRegistry) -> Table | None:
    """A table of bots that nobody has closed, played out or not; it may have been put away."""
    registry.read_all()
    here = (table for table in registry.tables() if plays_itself(table) and not table.is_ended)
    table = next(here, None)
    if table is not None:
        return table
    for entry in registry.index.entries():
        is_demo = entry.is_started and set(entry.bots) >= set(range(entry.options["players"]))
        if is_demo and not entry.is_ended:
            return registry.get(entry.name)
    return None


def is_played_out(table: Table) -> bool:
    """It played itself to the end, and nobody has closed, deleted or put it away."""
    is_open = not (table.is_ended or table.residency.is_gone or table.residency.is_away)
    return is_open and plays_itself(table) and not table.game.awaited()


class DemoRestart:
    """Lets a table that played itself begin again, as long as someone looks on.

    It goes on at a new table with the old one's keys and code, so that a printed link leads
    there too. The game before the last is forgotten: no person ever sat at it.
    """

    def __init__(
        self,
        join_service: JoinService,
        is_watched: Callable[[Table], bool],
        forget: Callable[[Table], None],
    ) -> None:
        self._join_service = join_service
        self._is_watched = is_watched
        self._forget = forget
        self._before: dict[str, Table] = {}

    def __call__(self, table: Table) -> None:
        if not is_played_out(table) or not self._is_watched(table):
            return
        code = table.settings.code
        again = self._join_service.again(table)
        again.settings.choose_code(code)
        again.gather(HUB)
        self._before[again.name] = table
        before = self._before.pop(table.name, None)
        if before is not None:
            self._forget(before)

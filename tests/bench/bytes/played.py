"""Whole games of plain players, move by move, to be shown to phones: real cards where they are.

The players' own hub is simulated; what it was told is put on the record of a table here.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple
from unittest.mock import patch

from hub.rules.contract.actor import HOST, Actor
from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame
from hub.rules.contract.play import apply, begin
from hub.rules.registry import GAMES
from hub.simulation.game import all_plain, run
from hub.simulation.hub_table import simulated_table_for
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.table import Table

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Emi", "Fabio", "Gaia")
PLAYERS = len(NAMES)

_HUBS = ("hub.rules.contract.simulated_hub", "hub.simulation.hub_table")


class Step(NamedTuple):
    """One move: who made it, what happened, and how the game stands after it."""

    by: Actor
    state: Any
    events: tuple[Event, ...]


class Played(NamedTuple):
    """One game from its deal to its end."""

    rules: AnyGame
    options: Any
    steps: list[Step]

    def table(self) -> Table:
        """A table for it, with everybody there, before the start."""
        table = Table.open(MemoryStore(), self.rules, "bytes", self.options, lambda: 0, seed="x")
        for seat, name in enumerate(NAMES):
            table.seats.sit(seat, name)
            table.keys.give("seat", seat)
            table.connections.link(seat)
        return table

    def on(self, table: Table) -> Iterator[Step]:
        """Each move once it is stored there; whoever watches the table has been told."""
        for step in self.steps:
            with table._commit.decision():
                table._commit.append_game(step.by, step.state, step.events)
            yield step


def played(game: str, level: str, seed: str) -> Played:
    """A game of seven at this level."""
    rules = GAMES[game]
    options = rules.options_type(players=PLAYERS, level=level)
    chance, steps = SeededChance(seed), list[Step]()

    def noting_begin(*asked: Any) -> Any:
        state, events = begin(*asked)
        steps.append(Step(HOST, state, events))
        return state, events

    def noting_apply(rules: Any, state: Any, who: Actor, *asked: Any) -> Any:
        after, events = apply(rules, state, who, *asked)
        steps.append(Step(who, after, events))
        return after, events

    noting = [patch(f"{hub}.begin", noting_begin) for hub in _HUBS]
    noting += [patch(f"{hub}.apply", noting_apply) for hub in _HUBS]
    for each in noting:
        each.start()
    try:
        run(simulated_table_for(rules, options, chance), all_plain(rules, PLAYERS, chance))
    finally:
        for each in noting:
            each.stop()
    # What really happens is a game of its own, at the Cards level, beside the hubs that are told.
    return Played(rules, options, [step for step in steps if step.state.level == level])

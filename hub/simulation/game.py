"""Simulate one game: who plays, at which kind of table, and how it came out."""

from collections.abc import Callable, Sequence

import msgspec

from hub.bots.player import PlainPlayer, Player
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.chance import Chance
from hub.rules.contract.game import AnyGame
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.contract.value import Value
from hub.simulation.hub_table import simulated_table_for
from hub.tables.chance import SeededChance

# No game of plain players comes near this; one that does would never end.
MOST_STEPS = 20_000

Seating = Callable[[AnyGame, int, Chance], Sequence[Player]]


class EndlessGame(Exception):
    """A game that does not end: a bug in the rules or in a player."""


class Setting(Value, kw_only=True):
    """What to play; a game's chance follows from the seed and its number alone.

    `more` are further options, such as whom to play against.
    """

    game: str
    players: int
    level: str
    seed: str
    more: JsonObject = {}

    def chance(self, number: int) -> SeededChance:
        return SeededChance(f"{self.seed}/{self.players}/{number}")


class PlayedGame(Value, kw_only=True):
    """One game's end and its length."""

    players: int
    outcome: Outcome
    turns: int
    steps: int


def all_plain(rules: AnyGame, players: int, chance: Chance) -> Sequence[Player]:
    return [PlainPlayer(rules, chance)] * players


def play(rules: AnyGame, setting: Setting, number: int, seating: Seating = all_plain) -> PlayedGame:
    """Play one game through."""
    chosen = {"players": setting.players, **setting.more}
    if "level" in rules.options_type.__struct_fields__:
        chosen["level"] = setting.level
    options = msgspec.convert(chosen, rules.options_type)
    chance = setting.chance(number)
    table = simulated_table_for(rules, options, chance)
    steps = run(table, seating(rules, setting.players, chance))
    outcome = table.outcome()
    assert outcome is not None
    return PlayedGame(players=setting.players, outcome=outcome, turns=table.turns(), steps=steps)


def run(table: SimulatedTable, players: Sequence[Player]) -> int:
    """Let players act until the game is over. How many moves that took."""
    steps = 0
    while awaited := table.awaited():
        seat = awaited[0]
        table.act(seat, players[seat].move(table.look(seat)))
        steps += 1
        if steps > MOST_STEPS:
            raise EndlessGame(f"not over after {steps} moves")
    return steps

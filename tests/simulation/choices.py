"""Nights of plain players among wild ones, written down as one line each.

What a plain player would do is asked at every move, whoever makes it: wild company leads to tables
that plain players alone never come to. At a real table the cards are looked at, too.
"""

import hashlib
import random
from typing import Any, NamedTuple

import msgspec

from hub.bots.player import PlainPlayer, RandomPlayer
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.registry import RULES
from hub.simulation.game import MOST_STEPS
from hub.simulation.hub_table import simulated_table_for
from hub.tables.chance import SeededChance
from tests.rules.laws.options import CASES

GAMES = ("samurai", "bang", "duel")
# Of each game; more ways to play it than that there are not.
NIGHTS = 20
_BOXES = ("characters", "base", "dodge-city")


class Night(NamedTuple):
    """What is played; the `number` is its chance, and says who of the company is wild."""

    game: str
    number: int
    options: AnyOptions

    def __str__(self) -> str:
        said = f"{self.options.players} {self.options.level}"
        return f"{self.game} {said} {self.number}"


def nights() -> list[Night]:
    """Every game that bots play, at every level and number of players."""
    found = []
    for game in GAMES:
        rules = RULES[game]
        ways = [(players, level) for level in rules.levels for players in rules.players]
        for number in range(NIGHTS):
            players, level = ways[number % len(ways)]
            chosen = {"players": players, "level": level} | _more(game, number)
            found.append(Night(game, number, rules.options_type(**chosen)))
    duels = CASES["solo"]() * 3
    return [*found, *(Night("solo", number, each.options) for number, each in enumerate(duels))]


def _more(game: str, number: int) -> dict[str, Any]:
    """What a game has to choose besides; it takes turns."""
    pace = ("taps", "flow")[number % 2]
    if game != "bang":
        return {"pace": pace}
    characters = ("dealt", "pairs")[number // 3 % 2]
    return {"pace": pace, "box": _BOXES[number % 3], "characters": characters}


def written(night: Night) -> str:
    """What a plain player chose, how it ended, and where the real cards lie."""
    rules = RULES[night.game]
    chance = SeededChance(f"choices/{night.number}")
    table = simulated_table_for(rules, night.options, chance)
    chosen = _play(table, PlainPlayer(rules, chance), night.number)
    parts = {"choices": chosen, "end": [table.outcome(), table.turns(), _cards(table)]}
    return " ".join(f"{part}:{_hash(said)}" for part, said in parts.items())


def _play(table: SimulatedTable, plain: PlainPlayer, number: int) -> list[Any]:
    dice, wild = random.Random(number), RandomPlayer(str(number))
    chosen = []
    for _ in range(MOST_STEPS):
        awaited = table.awaited()
        if not awaited:
            break
        seat = dice.choice(awaited)
        seen = table.look(seat)
        wanted = plain.move(seen)
        chosen.append((seat, wanted))
        table.act(seat, wanted if (seat + number) % 3 else wild.move(seen))
    return chosen


def _cards(table: SimulatedTable) -> Any:
    """Hands, discards and what lies open, card by card; nothing where all cards are the hub's."""
    cards = getattr(table, "cards", None)
    return [str(getattr(cards, pile, "")) for pile in ("hands", "discards", "deck", "laid")]


def _hash(said: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()[:8]

"""Simulate games at tables where people slip, and count what it costs to set the hub straight."""

from collections import Counter
from typing import NamedTuple

import msgspec

from hub.bots.player import PlainPlayer
from hub.rules.contract.drifting_table import DriftingTable
from hub.rules.contract.game import AnyGame
from hub.rules.contract.simulated_table import RealTable
from hub.rules.contract.slips import Drift
from hub.simulation.game import Setting, run


class DriftedGame(NamedTuple):
    """One game: what slipped, and whether the hub followed to the end."""

    number: int
    drift: Drift


def drift(rules: AnyGame, setting: Setting, number: int) -> DriftedGame:
    """Play one game through, with people who slip."""
    chosen = {"players": setting.players, "level": setting.level, **setting.more}
    options = msgspec.convert(chosen, rules.options_type)
    chance = setting.chance(number)
    real, facts = rules.simulated_table(options, chance), rules.table_facts(options)
    assert isinstance(real, RealTable), f"at {setting.level} the hub holds the cards"
    assert facts is not None
    drifting = DriftingTable(real, type(real.hub)(rules, options, chance), facts, chance)
    run(drifting, [PlainPlayer(rules, chance)] * setting.players)
    return DriftedGame(number, drifting.drift)


class DriftTally(NamedTuple):
    """Many games of one setting."""

    setting: Setting
    games: list[DriftedGame]

    @property
    def gaps(self) -> Counter[str]:
        """What could not be set straight, and in how many games."""
        found: Counter[str] = Counter()
        for game in self.games:
            found.update({gap.partition(" [")[0] for gap in game.drift.gaps})
        return found

    def mean(self, name: str) -> float:
        found: list[int] = [getattr(game.drift, name) for game in self.games]
        return sum(found) / max(1, len(found))

    def __str__(self) -> str:
        names = ("told", "slips", "corrections", "taps", "late", "undone")
        means = ", ".join(f"{self.mean(name):.1f} {name}" for name in names)
        where = f"{self.setting.game} for {self.setting.players}, {self.setting.level}"
        astray = sum(bool(game.drift.gaps) for game in self.games)
        return f"{where}: {len(self.games)} games, {astray} astray; in each {means}"


def drift_many(rules: AnyGame, setting: Setting, games: int) -> DriftTally:
    return DriftTally(setting, [drift(rules, setting, number) for number in range(games)])

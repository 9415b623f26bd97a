"""People slip: they forget taps, tap and draw wrongly. The hub follows them to the real end.

How often they slip, and how many taps it takes to set the hub straight, is kept in drifts.txt;
after a change that is meant, HONOR_HUB_TESTS_RECORD=1 writes it anew.
"""

import os
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from hub.rules.contract.drifting_hub import DriftingHub
from hub.rules.contract.form import Offer
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.slips import Slips
from hub.rules.duel.state import Side
from hub.rules.registry import GAMES
from hub.simulation.drift import DriftTally, drift, drift_many
from hub.simulation.game import Setting

CARD_GAMES = ("samurai", "bang", "duel")
TABLES = [(game, players) for game in CARD_GAMES for players in GAMES[game].players]
# Each of these takes its turn.
WAYS = [(level, pace) for level in ("companion", "tokens") for pace in ("flow", "taps")]
MANY, FEW = 1000, 4
FILE = Path(__file__).with_name("drifts.txt")
RECORD = "HONOR_HUB_TESTS_RECORD"


def setting(game: str, players: int, way: int) -> Setting:
    level, pace = WAYS[way % len(WAYS)]
    return Setting(game=game, players=players, level=level, seed="drift", more={"pace": pace})


def drifted(game: str, players: int, games: int) -> list[DriftTally]:
    """So many games, at every level and pace by turns."""
    share = -(-games // len(WAYS))
    settings = [setting(game, players, way) for way in range(len(WAYS))]
    return [drift_many(GAMES[game], each, share) for each in settings]


def check(tallies: list[DriftTally]) -> None:
    """Nothing was beyond correction, and something had been wrong."""
    gaps = [f"{gap}: {tally}" for tally in tallies for gap in tally.gaps]
    assert gaps == []
    games = list(chain.from_iterable(tally.games for tally in tallies))
    assert sum(game.drift.slips for game in games) > len(games)
    assert sum(game.drift.corrections for game in games) > 0


def written(game: str, players: int) -> list[str]:
    """A line for each way to play, with the first game of each."""
    tallies = drifted(game, players, FEW)
    check(tallies)
    ways = [f"{tally}; the first: {tally.games[0].drift}" for tally in tallies]
    return [f"{way}, {pace}" for way, (_, pace) in zip(ways, WAYS, strict=True)]


def known() -> list[str]:
    return FILE.read_text(encoding="utf-8").splitlines()


def test_every_way_to_drift_is_written_down() -> None:
    if os.environ.get(RECORD):
        found = (line for table in TABLES for line in written(*table))
        FILE.write_text("".join(f"{line}\n" for line in found), encoding="utf-8")
    assert len(known()) == len(TABLES) * len(WAYS), f"write them down anew: {RECORD}=1"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_table_that_drifts_ends_as_the_real_one_and_as_dearly_as_it_did(
    game: str, players: int
) -> None:
    assert set(written(game, players)) <= set(known())


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_thousand_tables_that_drift_end_as_the_real_ones(game: str, players: int) -> None:
    tallies = drifted(game, players, MANY)
    print(*tallies, sep="\n")
    check(tallies)


def test_the_same_seed_drifts_the_same_way() -> None:
    table = setting("samurai", 4, 0)
    assert drift(GAMES["samurai"], table, 3) == drift(GAMES["samurai"], table, 3)


def test_without_corrections_the_hub_ends_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DriftingHub, "_correct", lambda hub, actor, truth: ())
    tally = drift_many(GAMES["samurai"], setting("samurai", 5, 2), 8)
    assert any(gap.startswith("the end is another") for gap in tally.gaps)


def test_a_correction_that_is_refused_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = GAMES["samurai"]
    offer = type(rules).offer

    def refusing(self: Any, state: Any, actor: Any, key: str) -> Offer | None:
        return None if key == "correct-resilience" else offer(self, state, actor, key)

    monkeypatch.setattr(type(rules), "offer", refusing)
    tally = drift_many(rules, setting("samurai", 5, 2), 8)
    assert "the host cannot set resilience: correct-resilience is not offered" in tally.gaps


def test_who_falls_by_a_slip_stands_again_by_a_correction(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not by taking moves back: where the fallen are not offered, a table is wrong for good."""
    table = setting("duel", 2, 0)
    assert drift_many(GAMES["duel"], table, 6).gaps == {}
    monkeypatch.setattr(Side, "fallen", ())
    tally = drift_many(GAMES["duel"], table, 6)
    assert "the host cannot set resilience: correct-resilience has no choice for it" in tally.gaps


def test_a_hub_that_forgets_what_it_was_told_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody slips, and the hub loses the wounds of the last blow."""
    monkeypatch.setattr(Slips, "happens", lambda slips, one_in: False)
    tally = drift_many(GAMES["samurai"], setting("samurai", 5, 2), 3)
    assert (tally.gaps, tally.mean("slips"), tally.mean("corrections")) == ({}, 0, 0)
    say = SimulatedHub.say

    def deaf(self: Any, seat: int, key: str, values: Any) -> Any:
        return [] if key == "wound" and self.drifts else say(self, seat, key, values)

    monkeypatch.setattr(SimulatedHub, "drifts", False, raising=False)
    monkeypatch.setattr(SimulatedHub, "say", deaf)
    build = DriftingHub.__init__

    def with_deaf_hub(self: Any, hub: Any, facts: Any, chance: Any) -> None:
        hub.drifts = True
        build(self, hub, facts, chance)

    monkeypatch.setattr(DriftingHub, "__init__", with_deaf_hub)
    tally = drift_many(GAMES["samurai"], setting("samurai", 5, 2), 3)
    assert tally.mean("corrections") > 0
    assert any(gap.startswith("the end is another") for gap in tally.gaps)

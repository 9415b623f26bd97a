"""`simulate`, `solo simulate` and `tournament simulate`: every line of what they count up."""

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from hub.cli import bars
from hub.rules.registry import GAMES
from hub.simulation.duels import Duels
from hub.simulation.game import PlayedGame
from hub.simulation.tally import Length, Tally
from tests.cli.transcript import Transcript

RECORDED = Path(__file__).parent / "recorded"
COMMANDS = ("simulate", "solo", "tournament")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is timed takes a second and a half."""
    for name in COMMANDS:
        ticks = itertools.count(10.0, 1.5)
        made = SimpleNamespace(perf_counter=lambda ticks=ticks: next(ticks))
        # Its package holds a command of this name too.
        monkeypatch.setattr(sys.modules[f"hub.cli.{name}"], "time", made)


def test_games_are_counted_by_who_won_how_and_how_long(tmp_path: Path) -> None:
    said = Transcript()
    some = ("--games", "3", "--seed", "9", "--jobs", "1")
    said.type("simulate", "--players", "3-4", *some)
    said.type("simulate", "--players", "3-4", *some, "--json")
    said.type("simulate", "--game", "duel", *some)
    said.type("simulate", "--players", "5-3")
    said.type("simulate", "--players", "100")
    said.type("simulate", "--players", "3-8")
    said.type("simulate", "--game", "chess")
    said.type("simulate", "--game", "solo", "--level", "cards")
    said.check(RECORDED / "simulate.txt")


def test_duels_are_counted_for_each_sheet(tmp_path: Path) -> None:
    said = Transcript({str(tmp_path): "STATE"})
    state = ("--games", "5", "--seed", "9", "--jobs", "1", "--state", str(tmp_path))
    said.type("solo", "simulate", "--sheet", "oda-nobunaga", *state)
    said.type("solo", "simulate", *state)
    said.type("solo", "simulate", "--sheet", "oda-nobunaga", *state, "--json")
    said.type("solo", "simulate", "--sheet", "nobody", *state)
    said.check(RECORDED / "solo.txt")


def test_a_tournament_is_shown_with_its_places_and_who_met() -> None:
    said = Transcript()
    some = ("--games", "2", "--seed", "7", "--jobs", "1")
    said.type("tournament", "simulate", "--players", "5", *some)
    said.type("tournament", "simulate", "--players", "9", *some, "--mixing", "--json")
    said.type("tournament", "simulate", "--players", "3")
    said.check(RECORDED / "tournament.txt")


def test_finals_by_lot_are_called_a_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(GAMES, "duel")
    said = Transcript()
    for more in ((), ("--json",)):
        said.type("tournament", "simulate", "--players", "4", "--jobs", "1", *more)
    said.check(RECORDED / "stand-in.txt")


def test_at_a_terminal_a_bar_shows_how_far_it_is_and_sums_are_dim(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = Transcript({str(tmp_path): "STATE"})

    def track(results: Iterator[object], **how: object) -> Iterator[object]:
        said.note(f"(a bar: {how})")
        return results

    monkeypatch.setattr("rich.progress.track", track)
    some = ("--games", "2", "--seed", "9", "--jobs", "1")
    colours = {"FORCE_COLOR": "1", "TERM": "xterm", "COLORTERM": ""}
    said.type("simulate", "--players", "3-4", *some, is_coloured=True, **colours)
    solo = ("solo", "simulate", "--sheet", "oda-nobunaga", "--state", str(tmp_path))
    said.type(*solo, *some, is_coloured=True, **colours)
    monkeypatch.delitem(GAMES, "duel")
    said.type("tournament", "simulate", "--players", "4", *some, is_coloured=True, **colours)
    said.check(RECORDED / "coloured.txt")


def test_every_process_that_plays_knows_the_installed_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module, loaded = sys.modules["hub.cli.simulate"], list[bool]()

    def played(*words: Any) -> Iterator[PlayedGame]:
        words[-1]()
        raise LookupError

    monkeypatch.setattr(module, "play_all", played)
    monkeypatch.setattr(module, "load_installed_games", lambda: loaded.append(True))
    with pytest.raises(LookupError):
        Transcript().type("simulate", "--games", "1", "--json")
    assert loaded == [True]


def _length(least: int, most: int, mean: float) -> Length:
    return Length(least=least, median=least, most=most, mean=mean)


def test_bars_are_coloured_by_team_and_as_long_as_its_share() -> None:
    tallies = [
        Tally(
            players=players,
            games=8,
            wins=wins,
            endings={"honor": 5, "swordmaster": 3},
            turns=_length(3, 12, 7.5),
            steps=_length(30, 120, 75.5),
        )
        for players, wins in (
            (4, {"shogun": 4, "ninja": 3, "ronin": 1}),
            (5, {"musashi": 8, "outlaw": 0}),
        )
    ]
    duels = Duels(
        sheet="x",
        name="X",
        stars=3,
        games=8,
        won=2,
        share=25.0,
        error=15.31,
        rounds=_length(2, 9, 4.4),
        endings={"fallen": 6, "foe-fallen": 2},
    )
    console = Console(force_terminal=True, color_system="standard", width=100, no_color=False)
    with console.capture() as drawn:
        console.print(bars.table(tallies))
        console.print(bars.duels([duels]))
    said = Transcript()
    said.note(drawn.get())
    said.check(RECORDED / "bars.txt")


@pytest.mark.parametrize(("given", "jobs"), [((), 3), (("--jobs", "2"), 2)])
@pytest.mark.parametrize("command", ["simulate", "solo simulate", "tournament simulate"])
def test_one_process_a_core_plays_unless_told_otherwise(
    command: str, given: tuple[str, ...], jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def played(settings: object, games: int, jobs: int, *_: object) -> Iterator[PlayedGame]:
        asked.append(jobs)
        raise LookupError

    monkeypatch.setattr("os.cpu_count", lambda: 3)
    module = sys.modules[f"hub.cli.{command.split(maxsplit=1)[0]}"]
    name = "play_tournaments" if command.startswith("tournament") else "play_all"
    monkeypatch.setattr(module, name, played)
    with pytest.raises(LookupError):
        Transcript().type(*command.split(), *given, "--json")
    assert asked == [jobs]

"""From a viewer's snapshot to lamp states: pure, and every state at its place."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hardware.lamp_states import at_lamps, beeps, calls, lamps
from hardware.rhythm import rhythms
from hub.rules.contract.actor import HOST, PANEL, TABLE, at
from hub.rules.contract.play import begin
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance
from hub.tables.table_registry import TableRegistry
from hub.wire.panel import PanelSight
from tests.tables.shelf import Shelf, Ticks

ROOT = Path(__file__).resolve().parents[2]
CASES = json.loads((Path(__file__).parent / "showing.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["case"])
def test_a_sight_becomes_lamps(case: dict[str, Any]) -> None:
    """The page in the browser is held to the same cases (tests/static/panel)."""
    sight = msgspec.convert(case["sight"], PanelSight | None)
    assert lamps(sight, case["link"]) == case["lamps"]
    assert set(case["lamps"].values()) <= set(rhythms())


def test_before_anything_is_known_nothing_is_shown() -> None:
    assert lamps(None, "starting") == {"status": "off"}
    assert lamps(None, "knocking") == {"status": "knocking"}


def test_without_a_status_lamp_every_lamp_shows_that_there_is_no_table() -> None:
    wired = ("seat-0", "deck", "buzzer")
    for state in ("alone", "knocking", "closed"):
        assert at_lamps({"status": state}, wired) == {"seat-0": state, "deck": state}
        assert at_lamps({"status": state}, (*wired, "status")) == {"status": state}
    # How a game ended is shown where it belongs.
    ended = {"status": "closed", "seat-0": "winner"}
    assert at_lamps(ended, wired) == ended
    assert at_lamps({"status": "ready"}, wired) == {"status": "ready"}


def test_it_sounds_for_whoever_is_meant_now_and_was_not_before() -> None:
    turn = {"status": "ready", "seat-0": "turn"}
    assert beeps({}, turn)
    assert not beeps(turn, turn)
    assert beeps(turn, turn | {"seat-2": "asked"})
    assert not beeps(turn, turn | {"seat-0": "asked"})
    assert not beeps(turn, turn | {"seat-2": "harmless"})
    assert not beeps(turn, {"status": "alone"})


def test_it_calls_once_for_all_who_are_called_and_again_for_whoever_comes_later() -> None:
    asked = {"status": "ready", "seat-1": "asked", "seat-2": "asked"}
    called = asked | {"seat-1": "called"}
    assert not calls({}, asked)
    assert calls(asked, called)
    assert not calls(called, called)
    assert calls(called, called | {"seat-2": "called"})
    assert not calls(called, {"status": "ready", "seat-0": "turn"})
    # A call is no other beep: whoever was asked is meant already.
    assert not beeps(asked, called)


def test_the_page_in_the_browser_has_the_same_rhythms() -> None:
    ours = ROOT / "hardware" / "rhythms.json"
    theirs = ROOT / "static" / "js" / "panel" / "rhythms.json"
    assert json.loads(ours.read_bytes()) == json.loads(theirs.read_bytes())


def test_what_a_table_shows_the_panel_reads() -> None:
    """The panel's own, lenient types take a real sight of every game."""
    for game, rules in GAMES.items():
        registry = TableRegistry(Shelf(), GAMES.__getitem__, Ticks())
        table = registry.open("T", game, {"players": rules.players[0]})
        for seat in range(rules.players[0]):
            table.seats.sit(seat, f"Guest {seat}")
        table.gather(HOST)
        for viewer in (PANEL, TABLE, at(0)):
            sight = msgspec.json.encode(table.views.look(viewer))
            read = msgspec.json.decode(sight, type=PanelSight)
            assert read.view is not None
            assert read.view.places[0].seat == 0
            shown = lamps(read, "linked")
            assert shown["status"] == "ready"
            # Somebody is asked, or it is their turn already.
            assert set(shown.values()) & {"asked", "turn"}


def test_the_panel_sees_nothing_more_than_the_table() -> None:
    rules = GAMES["samurai"]
    options = rules.options_type(players=5, level="cards")
    state, _ = begin(rules, options, SeededChance("panel"))
    assert rules.view(state, PANEL) == rules.view(state, TABLE)

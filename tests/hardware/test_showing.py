"""From a sight to lamps: pure, and every state at its place."""

import msgspec
import pytest

from hardware.rhythm import rhythms
from hardware.showing import beeps, lamps
from hub.rules.contract.play import begin
from hub.rules.contract.who import HOST, PANEL, TABLE, at
from hub.rules.registry import GAMES
from hub.tables.chance import SeededChance
from hub.tables.house import House
from hub.wire.panel import (
    Asked,
    LineSeen,
    MarkSeen,
    OutcomeSeen,
    PanelSight,
    PanelView,
    PlaceSeen,
)
from tests.tables.shelf import Shelf, Ticks


def seen(
    *codes: str,
    turn: int = 0,
    asked: tuple[int, ...] = (),
    harmless: tuple[int, ...] = (),
    winners: tuple[int, ...] | None = None,
    paused: str = "",
    ended: bool = False,
) -> PanelSight:
    mark = (MarkSeen(key="harmless"),)
    view = PanelView(
        turn=turn,
        places=tuple(PlaceSeen(seat=s, marks=mark if s in harmless else ()) for s in range(4)),
        asked=(Asked(question=3, seats=asked),) if asked else (),
        outcome=None if winners is None else OutcomeSeen(winners=winners),
    )
    lines = tuple(LineSeen(code=code) for code in codes)
    return PanelSight(table="T", version=3, view=view, lines=lines, paused=paused, ended=ended)


@pytest.mark.parametrize(
    ("sight", "shown"),
    [
        (None, {"status": "waiting"}),
        (PanelSight(table="T", version=1), {"status": "waiting"}),
        (seen(), {"status": "ready", "seat-0": "turn"}),
        (seen(turn=-1, asked=(0, 1)), {"status": "ready", "seat-0": "asked", "seat-1": "asked"}),
        (seen(asked=(0,)), {"status": "ready", "seat-0": "asked"}),
        (
            seen(asked=(2,), harmless=(2, 3)),
            {"status": "ready", "seat-0": "turn", "seat-2": "asked", "seat-3": "harmless"},
        ),
        (seen(harmless=(0,)), {"status": "ready", "seat-0": "turn"}),
        (
            seen("turn-began", "deck-ended", "wounded"),
            {"status": "ready", "seat-0": "turn", "deck": "deck-end"},
        ),
        (seen("deck-ended", "turn-began"), {"status": "ready", "seat-0": "turn"}),
        (
            seen("deck-ended", winners=(1, 2)),
            {"status": "ready", "seat-1": "winner", "seat-2": "winner", "deck": "over"},
        ),
        (seen(winners=(1,), ended=True), {"status": "closed", "seat-1": "winner", "deck": "over"}),
        (seen(paused="pizza"), {"status": "resting", "seat-0": "turn"}),
    ],
)
def test_a_sight_becomes_lamps(sight: PanelSight | None, shown: dict[str, str]) -> None:
    assert lamps(sight, "linked") == shown
    assert set(shown.values()) <= set(rhythms())


def test_a_panel_that_is_alone_shows_nothing_that_may_be_past() -> None:
    assert lamps(seen(), "alone") == {"status": "alone"}
    assert lamps(seen(), "closed") == {"status": "closed"}


def test_it_sounds_for_whoever_is_meant_now_and_was_not_before() -> None:
    turn = lamps(seen(), "linked")
    assert beeps({}, turn)
    assert not beeps(turn, turn)
    assert beeps(turn, lamps(seen(asked=(2,)), "linked"))
    assert not beeps(turn, lamps(seen(asked=(0,)), "linked"))
    assert not beeps(turn, lamps(seen(), "alone"))


def test_what_a_table_shows_the_panel_reads() -> None:
    """The panel's own, lenient types take a real sight of every game."""
    for game, rules in GAMES.items():
        house = House(Shelf(), GAMES.__getitem__, Ticks())
        table = house.open("T", game, {"players": rules.players[0]})
        for seat in range(rules.players[0]):
            table.sit(seat, f"Guest {seat}")
        table.gather(HOST)
        for viewer in (PANEL, TABLE, at(0)):
            sight = msgspec.json.encode(table.look(viewer))
            read = msgspec.json.decode(sight, type=PanelSight)
            assert read.view is not None
            assert read.view.places[0].seat == 0
            assert {"status", "seat-0"} <= set(lamps(read, "linked"))


def test_the_panel_sees_nothing_more_than_the_table() -> None:
    rules = GAMES["samurai"]
    options = rules.options_type(players=5, level="cards")
    state, _ = begin(rules, options, SeededChance("panel"))
    assert rules.view(state, PANEL) == rules.view(state, TABLE)

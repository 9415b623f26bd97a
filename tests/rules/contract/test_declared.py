"""What each game declares: how it is played, and what every event of it tells, shows and hides.

A declaration is run by nothing that could fail, so it is kept in declared.txt, line by line. After
a change that is meant, write it down anew with HONOR_HUB_TESTS_RECORD=1 and read its diff.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hub.rules.contract.event import SILENT, Event
from hub.rules.contract.game import AnyGame
from hub.rules.registry import RULES
from tests.rules.laws.test_events import event_types

FILE = Path(__file__).with_name("declared.txt")
RECORD = "HONOR_HUB_TESTS_RECORD"
PLAIN = ("schema", "levels", "throws_dice", "has_ring", "has_secrets")
SETS = ("chart_markers", "undo_stops")


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def _of_game(rules: AnyGame) -> Iterator[str]:
    yield f"players {rules.players[0]}-{rules.players[-1]}"
    yield from (f"{name} {_json(getattr(rules, name))}" for name in PLAIN)
    yield from (f"{name} {' '.join(sorted(getattr(rules, name)))}" for name in SETS)
    yield f"awards {' '.join(rule.key for rule in rules.awards)}"
    yield f"demo {_json(rules.demo)}"
    options = msgspec.convert({"players": rules.players[-1]}, rules.options_type)
    yield f"options {_json(options)}"


def _of_event(event: type[Event]) -> str:
    if event.tells is None:
        tells = "says who hears"
    elif event.tells is SILENT:
        tells = "silent"
    else:
        fields = (f"{name}={field}" for name, field in event.tells.params)
        tells = f"tells {event.tells.code}({' '.join(fields)})"
    shown = " shows what was hidden" * event.shows_hidden
    return f"{event.__struct_config__.tag}: {tells}{shown} {event.highlight or ''}".rstrip()


def declared(game: str) -> list[str]:
    rules = RULES[game]
    events = map(_of_event, event_types(rules.event_type))
    return [f"{game} {line}" for line in (*_of_game(rules), *events)]


def test_every_game_is_written_down() -> None:
    if os.environ.get(RECORD):
        lines = (f"{line}\n" for game in RULES for line in declared(game))
        FILE.write_text("".join(lines), encoding="utf-8")
    known = {line.split()[0] for line in FILE.read_text(encoding="utf-8").splitlines()}
    assert known == set(RULES), f"write them down anew: {RECORD}=1"


@pytest.mark.parametrize("game", RULES)
def test_a_game_declares_what_it_declared(game: str) -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert declared(game) == [line for line in lines if line.startswith(f"{game} ")]

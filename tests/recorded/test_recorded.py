"""Nights written down by earlier versions still read, and end as they ended then."""

import json
import re
import typing
from pathlib import Path

import pytest

from hub.rules.contract.actor import TABLE
from hub.rules.contract.view import within
from hub.rules.registry import GAMES
from hub.storage.file import read
from hub.tables.events import TableEvent
from hub.tables.replay import replay_table
from hub.tables.story import whole
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator
from tests.recorded.record import HERE, NIGHTS, told

LOGS = sorted(HERE.glob("*.log"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_recorded_night_ends_as_it_ended_then(path: Path) -> None:
    records = read(path)
    found = replay_table(records, path.stem, GAMES.__getitem__)
    expected = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert told(found.rules, found.snapshot.history.state) == expected


HEADS = ("taken-back", "taken-back-answer", "taken-back-untold")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_every_undo_of_a_recorded_night_is_told_in_words(path: Path) -> None:
    """They are made from what was recorded before anyone thought of telling them."""
    records = read(path)
    found = replay_table(records, path.stem, GAMES.__getitem__)
    lines = whole(found.rules, reversed(list(found.snapshot.history)), TABLE)
    told = [line for line in lines if line.code.startswith("taken-back")]
    undone = sum(bytes(record.events).count(b'"type":"undone"') for record in records)
    # A table that is played on goes back over its last moves at once.
    back = sum(bytes(record.events).count(b'"type":"reopened"') for record in records)
    heads = sum(line.code in HEADS for line in told)
    assert heads == undone if not back else heads > undone
    for language in ("en", "it"):
        translator = Translator(Catalogue(language, found.rules.key, strict=True), "ABCDEFGH")
        assert all(translator.line(line) for line in told)
        inner = [(translator.line(line), each) for line in told if (each := within(line))]
        assert all(translator.line(each) in said for said, each in inner)


@pytest.mark.parametrize("game", sorted({each.get("game", "samurai") for each in NIGHTS.values()}))
def test_the_recorded_nights_hold_every_kind_of_event(game: str) -> None:
    events = {kind.__struct_config__.tag for kind in typing.get_args(GAMES[game].event_type)}
    nights = [name for name, night in NIGHTS.items() if night.get("game", "samurai") == game]
    text = "".join((HERE / f"{name}.log").read_text(encoding="utf-8") for name in nights)
    written = set(re.findall(r'"type":"([a-z-]+)"', text))
    assert events <= written


def test_the_recorded_nights_hold_all_that_can_happen_to_a_table() -> None:
    records = [record for path in LOGS for record in read(path) if record.scope == "table"]
    written = {event["type"] for record in records for event in json.loads(bytes(record.events))}
    assert {kind.__struct_config__.tag for kind in typing.get_args(TableEvent)} == written
    assert {record.schema for record in records} == {1, 2, 3, 5, 6, 7}

"""The exported types say what really goes over the air, and are written anew when that changes."""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from hub.app import Hub
from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.contract.value import Value
from hub.rules.registry import GAMES, RULES
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.tables.table import Table
from hub.type_export import FOLDER, files, own_type, write
from hub.web.socket_events import EVENTS as HANDLED
from hub.wire import export
from hub.wire.export import schema
from hub.wire.messages import Submit
from hub.wire.protocol import EVENTS, ROUTES, TOLD, Protocol, Route

ROOT = Path(__file__).resolve().parents[2]

Json = dict[str, Any]

_SIMPLE: dict[str, Any] = {
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}


def fits(value: Any, part: Json, parts: Json) -> bool:
    """Whether a value is as a part of a schema says; the little of JSON Schema that we use."""
    if "$ref" in part:
        return fits(value, parts[part["$ref"].rpartition("/")[2]], parts)
    if "anyOf" in part:
        return any(fits(value, each, parts) for each in part["anyOf"])
    if "enum" in part:
        return value in part["enum"]
    if "type" not in part:
        return True
    if part["type"] == "number":
        return type(value) in (int, float)
    if type(value) is not _SIMPLE[part["type"]]:
        return False
    if part["type"] == "array":
        return all(fits(each, part.get("items", {}), parts) for each in value)
    return part["type"] != "object" or _fits_object(value, part, parts)


def _fits_object(value: Json, part: Json, parts: Json) -> bool:
    known, more = part.get("properties", {}), part.get("additionalProperties", True)
    if not set(part.get("required", ())) <= value.keys():
        return False
    return all(
        fits(each, known[name], parts)
        if name in known
        else more is True or (more is not False and fits(each, more, parts))
        for name, each in value.items()
    )


@cache
def told() -> Json:
    return schema(Protocol())


def test_the_exported_files_are_fresh(tmp_path: Path) -> None:
    write(tmp_path)
    for name in files():
        fresh = (tmp_path / name).read_text(encoding="utf-8")
        assert (FOLDER / name).read_text(encoding="utf-8") == fresh, (
            "write them anew with: python -m hub.type_export"
        )


def test_the_command_writes_the_same_files_each_time() -> None:
    before = {name: (FOLDER / name).read_bytes() for name in files()}
    try:
        subprocess.run([sys.executable, "-m", "hub.type_export"], cwd=ROOT, check=True)
        assert before == {name: (FOLDER / name).read_bytes() for name in files()}
    finally:
        # A hub that is broken on purpose must not leave its files to the tests that follow.
        for name, data in before.items():
            (FOLDER / name).write_bytes(data)


class Gone(Value):
    """Changed for the test."""

    code: str
    when: int


class Wink(Value):
    pass


class Join(Value):
    """Changed for the test."""

    code: str


@pytest.mark.parametrize(
    "changed",
    [
        Protocol(told={**TOLD, "gone": Gone}),
        Protocol(told={**TOLD, "wink": Wink}),
        Protocol(events={**EVENTS, "look": Submit}),
        Protocol(routes={**ROUTES, "POST /api/join": Route(asks=Join)}),
        Protocol(routes={**ROUTES, "GET /api/more": Route()}),
    ],
)
def test_the_files_change_when_a_message_changes(changed: Protocol) -> None:
    before, after = export.files(), export.files(changed)
    assert all(before[name] != after[name] for name in before)


def test_a_changed_field_is_in_both_files() -> None:
    after = export.files(Protocol(told={**TOLD, "gone": Gone}))
    parts = json.loads(after["protocol.schema.json"])["$defs"]
    assert parts["Gone"]["required"] == ["code", "when"]
    assert "export interface Gone {\n  code: string;\n  when: number;\n}" in after["protocol.d.ts"]


def test_every_route_of_the_hub_is_exported_and_no_other(tmp_path: Path) -> None:
    hub = Hub(Settings(state=str(tmp_path)), MemoryStore(), lambda: 80)
    try:
        rules = list(hub.flask.url_map.iter_rules())
    finally:
        hub.stop()
    pages = {"/", "/host", "/tv", "/join/{code}", "/move/{code}", "/play/{table}"}
    pages |= {"/watch/{table}", "/panel/{table}", "/desk/{table}", "/claim", "/assets/{name}"}
    found = {
        f"{method} {path}"
        for rule in rules
        for path in [re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", rule.rule)]
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
        if path not in pages
    }
    assert found == set(ROUTES)


def test_every_event_of_the_hub_is_exported_with_its_type() -> None:
    assert {name: event.kind for name, event in HANDLED.items()} == EVENTS


@pytest.mark.parametrize("level", ["tokens", "companion", "cards"])
def test_what_a_table_shows_fits_the_exported_sight(level: str) -> None:
    rules = GAMES["samurai"]
    options = rules.options_type(players=5, level=level)
    table = Table.open(MemoryStore(), rules, "one", options, lambda: 0)
    sights = [table.views.look(at(0))]
    table.game.start(HOST)
    sights += [table.views.look(viewer) for viewer in (at(0), at(4), HOST, TABLE)]
    for sight in sights:
        value = msgspec.json.decode(msgspec.json.encode(sight))
        assert fits(value, told()["told"]["sight"], told()["$defs"])
        assert not fits({**value, "version": "1"}, told()["told"]["sight"], told()["$defs"])


def test_what_the_hub_says_is_complete_and_may_grow() -> None:
    parts = told()["$defs"]
    # What is there only where it is so may be missing.
    assert set(parts["Offer"]["required"]) | {"asks"} == set(parts["Offer"]["properties"])
    assert "additionalProperties" not in parts["Offer"]
    assert parts["Answer"]["required"] == ["ok"]


def test_what_the_hub_hears_may_lack_defaults_and_has_nothing_more() -> None:
    parts = told()["$defs"]
    assert parts["Submit"]["required"] == ["id", "offer"]
    assert parts["Submit"]["additionalProperties"] is False


def test_no_name_hides_one_of_javascript() -> None:
    own = {"Number", "Text", "Record", "String", "Boolean", "Array", "Object", "Map", "Set"}
    assert not own & set(told()["$defs"])


@pytest.mark.parametrize("game", RULES)
def test_what_only_one_game_draws_is_exported_for_its_pages(game: str) -> None:
    text = files()[f"own/{game}.d.ts"]
    names = own_names(own_type(RULES[game]))
    assert names
    for name in names:
        assert f"export interface {name} {{" in text
    assert f"export type Own = {' | '.join(names)};" in text


def own_names(own: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(own) or (own,)]


def test_a_pair_is_a_pair_on_the_pages_too() -> None:
    """A row of any length would hide a third side."""
    assert "sides: readonly [number, number];" in files()["own/tournament.d.ts"]

"""A tournament's log is read by later versions: what was written keeps its names.

Recorded nights hold the card games to that; of a tournament there is none, so here are its names.
A new kind of event is added to the lists, and nothing on them ever changes or goes.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from hub.rules.registry import RULES

# By its tag, the fields of each event in their order, and what one is that was not written.
EVENTS = {
    "call-answered": "entrant",
    "cautioned": "entrant conduct why points=0",
    "clock-paused": "restart=false",
    "clock-resumed": "",
    "corrected": "table sheet why",
    "dispensed": "what count why",
    "draw-voided": "why",
    "drawn": "round urn tables again=[]",
    "duel-decided": 'duel winner source why=""',
    "entered": "entrant name",
    "noted": "why",
    "opened": "options",
    "penalty-lifted": "number entrant why",
    "qualifying-closed": "seeds finalists size seed lots=[] version=1",
    "referee-called": "entrant table number=0",
    "renamed": "entrant name",
    "reported": "table sheet",
    "returned": "entrant",
    "round-started": "",
    "sheet-taken": 'table=""',
    "table-put-right": 'table number what entrant=-1 chair=-1 why="" changes=[]',
    "table-reopened": "table why",
    "time-added": "count",
    "time-called": "",
    "time-recalled": "",
    "game-left": "entrant",
    "stayed": "entrant is_back=false",
    "withdrew": 'entrant why=""',
}
# The same of what lies in them, by the names of the fields that lead there.
WITHIN = {
    "changes": 'of was now key="" seat=-1 figure=""',
    "lots": "candidates order",
    "options": 'players=200 level="companion" entries=[] rounds=0 finalists=4 minutes=0 length=0 '
    "mixing=false prizes=false",
    "sheet": "rows ending chair source",
    "sheet.rows": "entrant had total rank team single extra=0",
    "sheet.rows.had": "role character honor daimyo resilience",
    "urn": "seed candidates shogun_in met=[] version=1",
}


def test_every_event_of_a_tournament_keeps_its_tag_and_its_fields() -> None:
    events = _events()
    assert {each.tag_field for each in events} == {"type"}
    assert {each.tag: _fields(each) for each in events} == EVENTS


def test_all_that_lies_in_an_event_keeps_its_fields() -> None:
    found = {path: _fields(inner) for event in _events() for path, inner in _within(event)}
    assert found == WITHIN


def _events() -> list[inspect.StructType]:
    union = inspect.type_info(RULES["tournament"].event_type)
    assert isinstance(union, inspect.UnionType)
    return [each for each in union.types if isinstance(each, inspect.StructType)]


def _within(struct: inspect.StructType, path: str = "") -> Iterator[tuple[str, inspect.StructType]]:
    """Every struct that lies in this one, however deep, and the way there."""
    for field in struct.fields:
        for inner in _structs(field.type):
            way = f"{path}{field.encode_name}"
            yield way, inner
            yield from _within(inner, f"{way}.")


def _structs(kind: Any) -> Iterator[inspect.StructType]:
    """Those that a value of this type is, or is a row or a mapping of."""
    if isinstance(kind, inspect.StructType):
        yield kind
    names = ("item_type", "key_type", "value_type")
    of = [getattr(kind, name) for name in names if hasattr(kind, name)]
    for each in (*of, *getattr(kind, "item_types", ()), *getattr(kind, "types", ())):
        yield from _structs(each)


def _fields(struct: inspect.StructType) -> str:
    return " ".join(map(_field, struct.fields))


def _field(field: inspect.Field) -> str:
    if field.required:
        return field.encode_name
    default = field.default
    if default is msgspec.NODEFAULT:
        default = field.default_factory() if callable(field.default_factory) else None
    return f"{field.encode_name}={msgspec.json.encode(default).decode()}"

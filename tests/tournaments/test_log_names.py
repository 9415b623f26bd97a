"""A tournament's log is read by later versions: what was written keeps its names.

Recorded nights hold the card games to that; of a tournament there is none, so here are its names.
A new kind of event is added to the list, and nothing on it ever changes or goes.
"""

from msgspec import inspect

from hub.rules.registry import RULES

# By its tag, the fields of each event in their order.
WRITTEN = {
    "call-answered": "entrant",
    "cautioned": "entrant conduct why points",
    "clock-paused": "restart",
    "clock-resumed": "",
    "corrected": "table sheet why",
    "dispensed": "what count why",
    "draw-voided": "why",
    "drawn": "round urn tables again",
    "duel-decided": "duel winner source why",
    "entered": "entrant name",
    "noted": "why",
    "opened": "options",
    "penalty-lifted": "number entrant why",
    "qualifying-closed": "seeds finalists size seed lots version",
    "referee-called": "entrant table",
    "renamed": "entrant name",
    "reported": "table sheet",
    "returned": "entrant",
    "round-started": "",
    "sheet-taken": "table",
    "time-added": "count",
    "time-called": "",
    "time-recalled": "",
    "withdrew": "entrant why",
}


def test_every_event_of_a_tournament_keeps_its_tag_and_its_fields() -> None:
    union = inspect.type_info(RULES["tournament"].event_type)
    assert isinstance(union, inspect.UnionType)
    events = [each for each in union.types if isinstance(each, inspect.StructType)]
    assert {each.tag_field for each in events} == {"type"}
    found = {each.tag: " ".join(field.encode_name for field in each.fields) for each in events}
    assert found == WRITTEN

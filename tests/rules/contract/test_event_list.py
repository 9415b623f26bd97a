"""A game's events are those that are written in its modules, each of them once."""

from types import ModuleType
from typing import Any

import pytest

from hub.rules.contract.event import SILENT, Event
from hub.rules.contract.event_list import events_in


class Shuffled(Event, tag="shuffled"):
    """An event that several games share."""

    tells = SILENT

    def evolve(self, state: Any) -> Any:
        return state


class Untagged(Event):
    """What events are made of is no event."""


def module(name: str, *events: type[Event]) -> ModuleType:
    """A module in which these are written."""
    made = ModuleType(name)
    for event in events:
        event.__module__ = name
        setattr(made, event.__name__, event)
    return made


def test_a_games_own_version_takes_the_place_of_the_shared_event() -> None:
    class Own(Shuffled, tag="shuffled"):
        """The same event as one game has it."""

    shared, own = module("shared", Shuffled, Untagged), module("own", Own)
    assert events_in(shared) == (Shuffled,)
    assert events_in(shared, own) == (Own,)


def test_two_events_with_one_tag_are_refused_unless_one_is_made_of_the_other() -> None:
    class Stranger(Event, tag="shuffled"):
        """Another event under the same tag."""

    with pytest.raises(TypeError, match=r"^two events have the tag 'shuffled'$"):
        events_in(module("shared", Shuffled), module("own", Stranger))


def test_what_a_module_only_imports_is_not_its_own() -> None:
    shared, other = module("shared", Shuffled), ModuleType("other")
    vars(other)["Shuffled"] = vars(shared)["Shuffled"]
    assert events_in(other) == ()

"""Every event keeps its own books and says itself who may hear of it."""

from typing import Any, get_args

import pytest

from hub.laws.broken import LawBroken
from hub.rules.contract.event import SILENT, Event
from hub.rules.registry import RULES
from tests.rules.laws.plants import Vanished


def event_types(union: Any) -> tuple[type, ...]:
    """The types of a union, or the one type it is."""
    return get_args(union) or (union,)


def _tag(event: type) -> object:
    return getattr(getattr(event, "__struct_config__", None), "tag", None)


def check_states_its_own(event: type) -> None:
    # A game's own version of an event that several games share is written with the same tag. What
    # events of several tags share is a base without one; it keeps books and never says who hears.
    own = {name for each in event.__mro__ if _tag(each) == _tag(event) for name in vars(each)}
    bases = [each for each in event.__mro__ if _tag(each) is None and each not in Event.__mro__]
    if "evolve" not in own.union(*map(vars, bases)):
        raise LawBroken(f"{event.__name__} does not keep its own books")
    if "tells" not in own and "seen_by" not in own:
        raise LawBroken(f"{event.__name__} does not say who may hear of it")


def _all_events() -> list[type]:
    return [event for rules in RULES.values() for event in event_types(rules.event_type)]


@pytest.mark.parametrize("event", _all_events(), ids=lambda event: event.__name__)
def test_an_event_keeps_its_own_books_and_says_who_hears(event: type) -> None:
    check_states_its_own(event)


@pytest.mark.parametrize("game", RULES)
def test_no_two_events_are_written_alike(game: str) -> None:
    tags = [event.__struct_config__.tag for event in event_types(RULES[game].event_type)]  # type: ignore[attr-defined]  # every event is a Struct
    assert len(tags) == len(set(tags))
    assert None not in tags


class Mute(Vanished, tag="mute"):
    """An event that leaves who may hear of it to its base."""

    def evolve(self, state: Any) -> Any:
        return state


def test_an_event_that_inherits_who_hears_of_it_is_found() -> None:
    with pytest.raises(LawBroken, match="Mute does not say who may hear of it"):
        check_states_its_own(Mute)


class Borrowed(Vanished, tag="borrowed"):
    """An event that leaves its books to another event."""

    tells = SILENT


def test_an_event_that_leaves_its_books_to_another_is_found() -> None:
    with pytest.raises(LawBroken, match="Borrowed does not keep its own books"):
        check_states_its_own(Borrowed)


class BookKeeper(Event):
    """What events share that only differ in what they tell; it tells nothing for them."""

    tells = SILENT

    def evolve(self, state: Any) -> Any:
        return state


class Told(BookKeeper, tag="told"):
    """It says itself who may hear of it."""

    tells = SILENT


class Untold(BookKeeper, tag="untold"):
    """It leaves that to the base."""


def test_a_base_without_a_tag_may_keep_the_books_and_never_says_who_hears() -> None:
    check_states_its_own(Told)
    with pytest.raises(LawBroken, match="Untold does not say who may hear of it"):
        check_states_its_own(Untold)

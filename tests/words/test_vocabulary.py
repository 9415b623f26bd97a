"""A vocabulary takes what is declared anyway, and refuses what is declared twice."""

from typing import Any, Literal, get_args

import pytest

from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.value import Value
from hub.rules.contract.vocabulary import (
    Given,
    Vocabulary,
    codes,
    joined,
    keys,
    levels,
    option_names,
    options,
    plain,
    told,
)
from hub.rules.registry import RULES
from hub.words.messages import messages
from tests.words.vocabularies import VOCABULARIES


class Shown(Event, tag="planted-shown"):
    """What all hear, with one field under another name."""

    tells = story("card-shown", "seat", card="face")


class Shuffled(Event, tag="planted-shuffled"):
    tells = SILENT


class Drawn(Event, tag="planted-drawn"):
    """A private one, which says itself who hears what."""


class Options(Value):
    players: int = 2
    level: Literal["cards", "tokens"] = "cards"
    pace: Literal["taps", "flow"] = "taps"
    deals_open: bool = False
    first: int = -1


def test_a_row_is_a_code_and_its_parameters() -> None:
    found = codes("no-target", "too-far: seat reach", "draw: count why?")
    assert found["no-target"] == Given()
    assert found["too-far"] == Given(frozenset({"seat", "reach"}))
    assert found["draw"] == Given(frozenset({"count"}), frozenset({"why"}))
    assert list(plain("one two", "board-")) == ["board-one", "board-two"]


def test_a_code_with_other_parameters_than_before_is_refused() -> None:
    assert joined(codes("a: seat"), codes("a: seat", "b")) == codes("a: seat", "b")
    with pytest.raises(ValueError, match=r"^a is declared with Given\(.*\) and with Given\(.*\)$"):
        joined(codes("a: seat"), codes("a: seat count"))


def test_the_story_is_what_events_declare() -> None:
    assert told((Shown, Shuffled, Drawn)) == codes("card-shown: seat card")


def test_what_is_given_must_be_given_to_something() -> None:
    assert keys(("a", "b"), codes("b: count")) == codes("a", "b: count")
    with pytest.raises(ValueError, match=r"^nothing has the key c$"):
        keys(("a", "b"), codes("c: count"))


def test_options_come_with_their_values() -> None:
    assert set(options(Options)) == {
        *("players", "level", "pace", "pace-taps", "pace-flow"),
        *("deals-open", "deals-open-yes", "deals-open-no", "first", "first-any"),
    }
    assert set(levels(Options)) == {"cards", "tokens"}
    assert set(option_names(Options)) == {"players", "level", "pace", "deals-open", "first"}


def test_what_is_put_behind_a_code_at_run_time_is_no_part_of_its_id() -> None:
    vocabulary = Vocabulary(
        game="planted",
        fields=codes("honor-*"),
        offers=codes("report/*: table"),
        choices={"table": codes("*"), "spoil": codes("+armor", "hand", "armor")},
        cards=codes("armor"),
        explained=frozenset(),
    )
    needed = [name for name, each in messages(vocabulary).items() if not each.is_optional]
    assert sorted(needed) == [
        *("card-armor", "field-honor", "game-planted", "offer-report", "offer-report-hint"),
        *("value-hand", "value-plus-armor"),
    ]


@pytest.mark.parametrize("game", RULES)
def test_a_vocabulary_has_what_its_ruleset_says_of_itself(game: str) -> None:
    rules: Any = RULES[game]
    vocabulary = VOCABULARIES[game]
    assert set(vocabulary.levels) == set(rules.levels)
    assert rules.chart_markers <= set(vocabulary.story)
    assert set(told(get_args(rules.event_type))) <= set(vocabulary.story)

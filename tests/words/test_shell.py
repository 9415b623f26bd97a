"""The hub's own vocabulary against the shell's source: nothing unsaid, nothing undeclared."""

import ast

import pytest

from hub.tables.commit import FAULT, TableFault
from hub.tables.store import StorageFault
from hub.words.hub_vocabulary import VOCABULARY
from tests.words import shell_source
from tests.words.shell_source import SPEAKERS, spoken, texts


@pytest.mark.parametrize("kind", SPEAKERS)
def test_every_code_that_the_shell_says_is_declared_with_its_parameters(kind: str) -> None:
    declared = VOCABULARY.of(kind)
    found = list(spoken(kind))
    assert [each for each in found if each.code not in declared] == []
    named = [each for each in found if each.params is not None]
    assert [each for each in named if each.params != declared[each.code].always] == []
    assert len({each.code for each in named}) > len(declared) / 2


@pytest.mark.parametrize("kind", SPEAKERS)
def test_every_declared_code_is_somewhere_in_the_shell(kind: str) -> None:
    assert sorted(set(VOCABULARY.of(kind)) - texts()) == []


def test_every_fault_of_a_log_or_a_table_is_declared() -> None:
    faults = {StorageFault.code, *(each.code for each in StorageFault.__subclasses__())}
    assert set(VOCABULARY.own["fault"]) == faults | {TableFault.code}
    assert set(VOCABULARY.own["paused"]) == {FAULT, "host"}


def test_a_planted_code_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard itself: both ends of a condition, keywords, and what is no speaker."""
    source = """
raise Refusal("one" if some else "two", seat=seat)
tells = story("three", "seat", "name")
told.line("four")
reason(code, **params)
line("five", **params)
connection.drop(key, "six")
"""
    path, tree = shell_source.HUB / "planted.py", ast.parse(source)
    monkeypatch.setattr(shell_source, "_trees", lambda: ((path, tree),))
    seat = frozenset({"seat"})
    refused = {each.code: each.params for each in spoken("refusals")}
    assert refused == {"one": seat, "two": seat, "six": frozenset()}
    told = {each.code: each.params for each in spoken("story")}
    assert told == {"three": seat | {"name"}, "five": None}

"""One thing is called one thing on every screen: by the words that docs/glossary.md lists."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tests.words.test_plurals import CATALOGUES, ROOT

# What is not said, and what is said instead.
OTHERWISE: dict[str, dict[str, str]] = {
    "en": {
        r"\bblindly\b|\bunseen\b": "at random, hidden",
        r"\b(lies?|lay|lays) (before|down)\b|\bit before\b": "in front of, put, play",
        r"\bg[ia]ves? up a (weapon|point)\b": "discard a weapon, pay a point",
        r"\b(turns?|turned) (a|the top|one) card( over)?\b": "flip",
        r"\bthrow(s|n)?\b": "roll, re-roll, discard (a die)",
        r"\bvoid\b|\bafresh\b|\banew\b": "cancel, deal again, start over",
        r"\b(table|game|it) (rests|is resting)\b|\bwake it\b": "paused, resume",
        r"\bstumbled\b": "something went wrong",
        r"\bstrikes? (whom|the)\b|\bstruck\b": "attack, hit",
        r"\bchairs?\b": "seat",
        r"\bonlookers?\b": "watchers",
        r"\blet (it|a TV|a panel)\b.* in\b": "connect",
        r"\bsealed\b": "secret",
    },
    "it": {
        r"\bmischi\w+": "mescolare",
        r"\brub[ai]\b|\balla cieca\b": "prendere, a caso",
        r"\brinunci\w+ a un’arma": "scartare",
        r"\bgira(re)? su\b|\bscopr[ie] (una|la prima) carta\b": "girare",
        r"\binerm[ei]\b": "indifeso",
        r"\bspi[ae]\b|\blampad\w+": "luci",
        r"\bpiedin\w+": "pin",
        r"\bderog\w+": "eccezione",
        r"\bapparecchi\w*": "dispositivo",
        r"\bregole di casa\b": "regole della casa",
        r"\bsedi[ae]\b": "posto",
        r"^inflitte\b": "ferite inflitte",
        r"\bin mano non hai\b": "non hai … in mano",
        r"\bguardare il ruolo\b": "uno sguardo al ruolo",
        r"\bl’ha decisa una sconfitta\b": "è finita quando qualcuno è stato sconfitto",
        r"[“”]": "«»",
    },
}


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Fluent's)
        self.found.append(node.value)


def said_otherwise(source: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Each message that calls a thing by another word, that word, and the one to say."""
    messages = [each for each in parse(source).body if isinstance(each, ast.Message)]
    for message in messages:
        texts = _Texts()
        texts.visit(message)
        for wrong, right in OTHERWISE[language].items():
            if found := re.search(wrong, "\n".join(texts.found), re.IGNORECASE):
                yield message.id.name, found[0], right


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_thing_is_not_called_by_another_word(path: Path) -> None:
    language = "it" if path.stem.endswith("it") else "en"
    assert list(said_otherwise(path.read_text("utf-8"), language)) == []


def test_another_word_is_found_in_a_value_and_in_an_attribute() -> None:
    """The guard itself."""
    planted = "one = This table rests.\ntwo = Fine\n    .many = { $count } taken blindly\n"
    assert [name for name, _, _ in said_otherwise(planted, "en")] == ["one", "two"]
    assert list(said_otherwise("one = Mischia gli scarti\n", "it")) == [
        ("one", "Mischia", "mescolare")
    ]

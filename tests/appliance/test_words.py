"""Both languages say the same things with the same parameters, and every finding has its words."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import hub.appliance

FOLDER = Path(hub.appliance.__file__).parent


class Variables(Visitor):
    """The names of all variables in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message's attributes and variables."""
    body = parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = ({each.id.name for each in entry.attributes}, variables.found)
    return found


def test_both_languages_have_the_same_messages_and_parameters() -> None:
    assert messages("en") == messages("it")


@pytest.mark.parametrize("file", sorted((FOLDER / "doctor").glob("*.py")), ids=lambda f: f.stem)
def test_every_finding_has_its_words(file: Path) -> None:
    used = set(re.findall(r'GROUP, "([a-z-]+)"', file.read_text()))
    used |= {
        f"doctor-group-{name}" for name in re.findall(r'^GROUP = "(\w+)"', file.read_text(), re.M)
    }
    assert used <= set(messages("en"))


def test_a_warning_and_a_broken_part_always_say_what_to_do() -> None:
    known = messages("en")
    for file in (FOLDER / "doctor").glob("*.py"):
        for code in re.findall(r'(?:warning|broken|bad)\(GROUP, "([a-z-]+)"', file.read_text()):
            assert "do" in known[code][0], code


def test_no_words_are_left_over() -> None:
    source = "".join(
        file.read_text()
        for folder in (FOLDER, FOLDER.parent / "cli")
        for file in folder.rglob("*.py")
    )
    unused = [
        name
        for name in messages("en")
        if f'"{name}"' not in source and not name.startswith("doctor-group-")
    ]
    assert unused == []

"""Where a number stands before a noun, one of it is said in the singular."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = sorted(
    path
    for folder in ("hub/appliance", "hub/rules", "hub/words", "static/words")
    for path in (ROOT / folder).glob("**/*.ftl")
)

MANY = re.compile(
    r"\b1 (cards|dice|duels|games|minutes|moves|nights|people|phones|players|points|rounds|seats"
    r"|tables|turns|weapons|wounds"
    r"|armi|carte|colpi|dadi|duelli|ferite|giocatori|minuti|mosse|partite|persone|posti|punti"
    r"|serate|tavoli|telefoni|turni)\b"
)

# What is never one there: a deal and a draw are for three at least, a hotspot takes several
# phones, a duel has twenty rounds.
NEVER_ONE = {
    *("story-dealt-again", "offer-draw-hint", "host-bots-fill"),
    *("hotspot-full", "hotspot-on", "refusal-sheet-dice-rounds"),
}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_one_of_a_thing_is_said_in_the_singular(path: Path) -> None:
    body = parse(path.read_text(encoding="utf-8")).body
    messages = {each.id.name: each for each in body if isinstance(each, ast.Message)}
    wrong = [
        (name, text)
        for name, message in messages.items()
        if message.value is not None and name not in NEVER_ONE
        for text in with_ones(message.value, messages)
        if MANY.search(text)
    ]
    assert wrong == []


def test_a_number_without_a_singular_is_found() -> None:
    (message,) = parse("lost = Perdi { $count } punti vita\n").body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert [bool(MANY.search(text)) for text in with_ones(message.value, {})] == [True]


def with_ones(pattern: ast.Pattern, messages: dict[str, ast.Message]) -> Iterator[str]:
    """All that it can say when every number is one."""
    parts = [list(_part(element, messages)) for element in pattern.elements]
    yield from ("".join(chosen) for chosen in product(*parts))


def _part(
    element: ast.TextElement | ast.Placeable, messages: dict[str, ast.Message]
) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    inner = element.expression
    if isinstance(inner, ast.VariableReference):
        yield "1"
    elif isinstance(inner, ast.SelectExpression):
        for variant in _said_of_one(inner):
            yield from with_ones(variant.value, messages)
    elif isinstance(inner, ast.MessageReference) and inner.id.name in messages:
        value = messages[inner.id.name].value
        yield from with_ones(value, messages) if value is not None else ("",)
    else:
        yield ""


def _said_of_one(choice: ast.SelectExpression) -> list[ast.Variant]:
    """The variant for one, if the choice is by a number that knows one; else any of them."""
    singular = [each for each in choice.variants if _key(each) in ("one", "1")]
    return singular or [each for each in choice.variants if _key(each) != "0"]


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value

"""Which language a line on a page is in: its catalogue's sentences as patterns.

Only sentences with words of their own count; a name or a number is in no language.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "hub" / "rules"
FOLDERS = (
    ROOT / "static" / "words",
    ROOT / "hub" / "words",
    RULES / "samurai" / "words",
    RULES / "tournament" / "words",
)

_ANY = ".+?"
_NOBODY_SAYS = ("Zqx", "7 Zqx", "Zqx 7 Wvk", "Zqx: 7", "Zqx, Wvk", "Zqx · Wvk: 7 × 7 = 7")

_SHOWN = """() => document.body.innerText.split('\\n').map(each => each.trim()).filter(Boolean)"""


def shown(page: Page) -> list[str]:
    """Every line that can be read on a page."""
    lines: list[str] = page.evaluate(_SHOWN)
    return lines


def foreign(page: Page, own: str, other: str) -> list[str]:
    """Lines that the other language says and one's own does not."""
    return [line for line in shown(page) if _is(other, line) and not _is(own, line)]


def is_in(language: str, line: str) -> bool:
    return _is(language, line)


@cache
def _is(language: str, line: str) -> bool:
    return any(pattern.fullmatch(line) for pattern in _sentences(language))


@cache
def _sentences(language: str) -> tuple[re.Pattern[str], ...]:
    messages = {each.id.name: each for each in _messages(language)}
    texts = {_made(each.value, messages) for each in messages.values() if each.value}
    patterns = [re.compile(text, re.S) for text in sorted(texts)]
    # What would say anything at all says nothing about a language.
    return tuple(each for each in patterns if not any(map(each.fullmatch, _NOBODY_SAYS)))


def _messages(language: str) -> Iterator[ast.Message]:
    for folder in FOLDERS:
        for file in sorted((*folder.glob(f"*.{language}.ftl"), *folder.glob(f"{language}.ftl"))):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message):
                    yield entry


def _made(pattern: ast.Pattern, messages: dict[str, ast.Message]) -> str:
    parts = []
    for each in pattern.elements:
        if isinstance(each, ast.TextElement):
            parts.append(r"\s+".join(map(re.escape, re.split(r"\s+", each.value))))
        else:
            parts.append(_placed(each.expression, messages))
    return "".join(parts)


def _placed(expression: object, messages: dict[str, ast.Message]) -> str:
    if isinstance(expression, ast.SelectExpression):
        return f"(?:{'|'.join(_made(each.value, messages) for each in expression.variants)})"
    if isinstance(expression, ast.MessageReference) and expression.attribute is None:
        found = messages.get(expression.id.name)
        return _ANY if found is None or found.value is None else _made(found.value, messages)
    if isinstance(expression, ast.StringLiteral):
        return re.escape(expression.value)
    return _ANY

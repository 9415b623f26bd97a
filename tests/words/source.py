"""A catalogue's source as data: its messages, their attributes, and the variables of each."""

from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hub.rules.registry import RULES

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = {
    "": ROOT / "hub" / "words",
    **{game: ROOT / "hub" / "rules" / game / "words" for game in RULES},
}

# Variables that stand beside a parameter (see hub.words.params), and what they stand for.
_BESIDE: dict[str, set[str]] = {"span": {"low", "high"}, "sound": {"last"}}


class _Reader(Visitor):
    """Collects what an entry names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (Fluent's)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (Fluent's)
        self.messages.add(node.id.name)


class Source:
    """One file of messages."""

    def __init__(self, text: str) -> None:
        body = FluentParser(with_spans=False).parse(text).body
        self.junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
        entries = [entry for entry in body if isinstance(entry, ftl.Message)]
        self.order = [entry.id.name for entry in entries]
        self.messages = {entry.id.name: entry for entry in entries}

    def attributes(self, name: str) -> tuple[str, ...]:
        return tuple(each.id.name for each in self.messages[name].attributes)

    def references(self, name: str) -> set[str]:
        return _read(self.messages[name]).messages

    def variables(self, name: str) -> set[str]:
        """Every variable of a message and of those it refers to."""
        seen, todo, found = set(), [name], set()
        while todo:
            at = todo.pop()
            if at not in seen and at in self.messages:
                seen.add(at)
                found |= _read(self.messages[at]).variables
                todo += _read(self.messages[at]).messages
        return found


def given(variables: set[str]) -> set[str]:
    """The parameters that have to be given for these variables."""
    found: set[str] = set()
    for name in variables:
        found |= _BESIDE.get(name, {name.removeprefix("the-").removesuffix("-kind")})
    return found


@lru_cache(maxsize=8)
def source(language: str, game: str) -> Source:
    return Source((FOLDERS[game] / f"{language}.ftl").read_text(encoding="utf-8"))


def _read(entry: ftl.Message) -> _Reader:
    reader = _Reader()
    reader.visit(entry)
    return reader

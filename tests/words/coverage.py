"""A catalogue against the messages that a vocabulary needs: what lacks, what is left over."""

from collections.abc import Mapping

from hub.words.messages import Message
from tests.words.source import Source, given

Messages = Mapping[str, Message]


def missing(words: Source, needed: Messages, elsewhere: set[str]) -> list[str]:
    """Messages that there must be and are not, here or among the hub's own."""
    must = {name for name, message in needed.items() if not message.is_optional}
    return sorted(must - set(words.messages) - elsewhere)


def left_over(words: Source, needed: Messages) -> list[str]:
    """Messages that nothing needs, nor any that is needed refers to, over however many steps."""
    todo, seen = list(needed), set[str]()
    while todo:
        name = todo.pop()
        if name in words.messages and name not in seen:
            seen.add(name)
            todo += words.references(name)
    return sorted(set(words.messages) - seen)


def ungiven(words: Source, needed: Messages) -> dict[str, list[str]]:
    """Parameters that a message uses and its code does not give, by message."""
    return {
        name: sorted(lacking)
        for name, message in needed.items()
        if name in words.messages and (lacking := given(words.variables(name)) - message.params)
    }

"""A translator's file for a game: every message id, and in a comment what its sentence may use.

Fluent's own format, so that the file is a catalogue as soon as its right-hand sides are words.
Until then a message says its own id. Nothing is read from another language.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby

from hub.rules.contract.vocabulary import Vocabulary
from hub.words.messages import Message, messages
from hub.words.params import ROWS, THINGS

_INTRODUCTION = """\
### Words of {game}. Write a sentence behind each id; in braces go the variables that the comment
### above it names. $the-card is a card as it stands in a sentence, $card-kind its code, or "none".
### What is commented out need not be said; remove the # where your language says it.
"""


def skeleton(vocabulary: Vocabulary) -> str:
    """The file as a text, a section for each kind of message."""
    parts = [_INTRODUCTION.format(game=vocabulary.game or "the hub")]
    for family, found in groupby(messages(vocabulary).values(), _family):
        parts.append(f"\n## {family}\n\n" + "".join(map(_entry, found)))
    return "".join(parts)


def variables(params: Iterable[str]) -> tuple[str, ...]:
    """The variables that a sentence may use for these parameters; see Params."""
    return tuple(dict.fromkeys(_variables(sorted(params))))


def _variables(params: list[str]) -> Iterator[str]:
    for name in params:
        yield name
        if name in THINGS:
            yield from (f"the-{name}", f"{name}-kind")
        elif name in ROWS:
            yield f"{name}-kind"
    if "low" in params and "high" in params:
        yield "span"


def _family(message: Message) -> str:
    return message.id.partition("-")[0]


def _entry(message: Message) -> str:
    mark = "# " if message.is_optional else ""
    names = ", ".join(f"${name}" for name in variables(message.params))
    about = f"# {names}\n" if names else ""
    # An empty line keeps a comment apart from what is not its message.
    return f"{about}{mark}{message.id} = {message.id}\n" + ("\n" if message.is_optional else "")

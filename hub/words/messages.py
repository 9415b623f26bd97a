"""Which messages a vocabulary needs: the id of each, and the parameters that it may use.

The ids follow from kind and code alone, as Translator and the pages make them. No words are here.
"""

from collections.abc import Iterator
from typing import NamedTuple

from hub.rules.contract.vocabulary import ANY, Codes, Vocabulary

NOTHING: frozenset[str] = frozenset()
# How the ids of a kind begin; those of other kinds are made below.
PREFIX = {
    "story": "story",
    "refusals": "refusal",
    "offers": "offer",
    "questions": "question",
    "warnings": "warning",
    "fields": "field",
    "notes": "about",
    "steps": "step",
    "dues": "due",
    "counters": "counter",
    "marks": "mark",
    "piles": "pile",
    "cards": "card",
    "characters": "character",
    "roles": "role",
    "teams": "team",
    "scores": "score",
    "causes": "outcome-cause",
    "reasons": "outcome-reason",
    "awards": "award",
    "levels": "level",
    "options": "option",
    "setup": "setup",
    "rulings": "ruling",
}
# Kinds of which some codes have a sentence besides: only where a name does not say it all.
_MAYBE_EXPLAINED = frozenset({"steps", "options"})
_SIGNS = {"+": "plus-", "-": "minus-"}


class Message(NamedTuple):
    """One message: its id and what it may use. An optional one is said where there is one."""

    id: str
    params: frozenset[str] = NOTHING
    is_optional: bool = False


def messages(vocabulary: Vocabulary) -> dict[str, Message]:
    """Every message of a game by its id, in the order of the vocabulary's kinds."""
    return {message.id: message for message in _messages(vocabulary)}


def _messages(vocabulary: Vocabulary) -> Iterator[Message]:
    if vocabulary.game:
        yield Message(f"game-{vocabulary.game}")
    for kind, prefix in PREFIX.items():
        if kind not in vocabulary.elsewhere:
            yield from _of_kind(vocabulary, kind, prefix)
    yield from _choices(vocabulary)
    for prefix, found in vocabulary.own.items():
        yield from _plain(prefix, found)
    for screen in range(1, vocabulary.how + 1):
        yield from (Message(f"how-{screen}-title"), Message(f"how-{screen}-text"))
    if vocabulary.rulings:
        yield from (Message("rulings-title"), Message("rulings-intro"))
    yield from (Message(name, given.always) for name, given in vocabulary.pages.items())


def _of_kind(vocabulary: Vocabulary, kind: str, prefix: str) -> Iterator[Message]:
    found = vocabulary.of(kind)
    if kind == "offers":
        yield from _offers(found)
        return
    if kind == "notes":
        yield from (Message(f"about-{name}", frozenset({name})) for name in found)
        return
    yield from _plain(prefix, found)
    if kind in vocabulary.explained | _MAYBE_EXPLAINED:
        is_optional = kind not in vocabulary.explained
        names = (f"{prefix}-{_named(code)}-text" for code in found)
        yield from (Message(name, is_optional=is_optional) for name in names)
    if kind == "questions":
        yield from (Message(f"awaited-{code}") for code in found)
    if kind == "story":
        # To the one whom a line is about it may be told in other words.
        own = {code: given for code, given in found.items() if "seat" in given.always}
        yield from (Message(f"story-{code}-you", own[code].always, True) for code in own)
        aimed = {code: given for code, given in own.items() if "target" in given.always}
        yield from (Message(f"story-{code}-from-you", aimed[code].always, True) for code in aimed)


def _plain(prefix: str, found: Codes) -> Iterator[Message]:
    yield from (Message(f"{prefix}-{_named(code)}", given.always) for code, given in found.items())


def _offers(found: Codes) -> Iterator[Message]:
    """A name that needs nothing, as refusals give it; a hint; maybe a name with its numbers.

    And maybe the word for one value of an offer that is spread over several buttons.
    """
    for code, given in found.items():
        name = f"offer-{_named(code)}"
        yield from (Message(name), Message(f"{name}-hint", given.always))
        if given.always or given.sometimes:
            yield Message(f"{name}-now", given.always | given.sometimes, True)
        yield Message(f"{name}-one", frozenset({"count"}), True)


def _choices(vocabulary: Vocabulary) -> Iterator[Message]:
    """Texts that can be picked; one that is a card by its name is said as that card."""
    for found in vocabulary.choices.values():
        for value in found:
            if value != ANY and value not in vocabulary.cards:
                yield Message(f"value-{_SIGNS.get(value[:1], value[:1])}{value[1:]}")


def _named(code: str) -> str:
    """A code without what is put behind it at run time, and without what joins the two."""
    return code.removesuffix(ANY).rstrip("-/") if code.endswith(ANY) else code

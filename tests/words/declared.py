"""What was heard against what is declared: which codes have no declaration, and which no voice."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase

from hub.rules.contract.vocabulary import (
    ANY,
    FORM_NOTES,
    FORM_REFUSALS,
    Codes,
    Given,
    Vocabulary,
    joined,
)
from tests.words.heard import Heard, Params

# All that a random night can say; the rest is the pages' and the documents'.
AUDIBLE = (
    *("story", "refusals", "offers", "questions", "fields", "notes", "steps", "counters", "marks"),
    *(
        "warnings",
        "piles",
        "cards",
        "characters",
        "roles",
        "teams",
        "scores",
        "causes",
        "reasons",
        "levels",
    ),
)


def undeclared(heard: Heard, vocabulary: Vocabulary) -> list[str]:
    """Codes and choices that were said and are not declared, or not with such parameters."""
    return sorted({*_codes(heard, vocabulary), *_choices(heard, vocabulary)})


def unheard(heard: Heard, vocabulary: Vocabulary) -> list[str]:
    """Declared codes that no night said."""
    return [
        f"{kind}: {code}"
        for kind in AUDIBLE
        for code in vocabulary.of(kind)
        if not any(_fits(said, code) for said in heard.codes[kind])
    ]


def audible(vocabulary: Vocabulary) -> int:
    """How many codes there are to be heard."""
    return sum(len(vocabulary.of(kind)) for kind in AUDIBLE)


def _codes(heard: Heard, vocabulary: Vocabulary) -> Iterator[str]:
    for kind, said in heard.codes.items():
        known = _known(vocabulary, kind)
        for code, ways in said.items():
            given = next((known[each] for each in known if _fits(code, each)), None)
            if given is None:
                yield f"{kind}: {code} is not declared"
            elif wrong := [sorted(params) for params in ways if not _is_given(params, given)]:
                yield f"{kind}: {code} is said with {wrong}, and declared with {given}"


def _choices(heard: Heard, vocabulary: Vocabulary) -> Iterator[str]:
    for of, values in heard.choices.items():
        known: Mapping[str, Given] = vocabulary.choices.get(of, {})
        for value in values:
            if not any(_fits(value, each) for each in known):
                yield f"choices: {value} of {of} is not declared"


def _known(vocabulary: Vocabulary, kind: str) -> Codes:
    """The codes of a kind, and what the contract itself says in every game."""
    if kind == "refusals":
        return joined(vocabulary.refusals, FORM_REFUSALS)
    if kind == "notes":
        return joined(vocabulary.notes, vocabulary.facts, FORM_NOTES)
    if kind == "steps":
        return vocabulary.steps or vocabulary.own.get("phase", {})
    return vocabulary.of(kind)


def _fits(said: str, code: str) -> bool:
    return fnmatchcase(said, code) if code.endswith(ANY) else said == code


def _is_given(params: Params, given: Given) -> bool:
    """All that is always given, and nothing unknown; of the rest all or nothing."""
    return params in (given.always, given.always | given.sometimes)

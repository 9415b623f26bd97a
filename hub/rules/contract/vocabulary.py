"""A game's vocabulary: every code that it can say, by kind, with the parameters each is given.

Plain data that tests of words, documents and translators read; nothing asks for it while a game
is played. It holds no words and no message ids: which sentence a code becomes is for hub.words.
What the program declares anyway (what events tell, tables of actions, options) is taken from there.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, Protocol, get_args, get_origin

import msgspec

from hub.rules.contract.event import SILENT, Event

# Stands at the end of a code for a number or a name that is put there at run time.
ANY = "*"


class Given(NamedTuple):
    """The names of the parameters that come with a code; a sentence may rely on `always` alone."""

    always: frozenset[str] = frozenset()
    sometimes: frozenset[str] = frozenset()


Codes = Mapping[str, Given]
NONE: Codes = MappingProxyType({})
# What has a name and, beside it, a sentence that explains it.
EXPLAINED = frozenset({"cards", "characters", "roles", "levels", "marks"})


class Vocabulary(NamedTuple):
    """Every code of one game. The names of these fields are the kinds of codes there are.

    `choices` are texts that can be picked, by what their field is a choice `of`; cards, roles and
    characters are known already. `notes` stand beside a choice with words of their own, `facts`
    without: a page makes something of them. `explained` are the kinds whose codes have a sentence
    besides their name; `elsewhere` are those whose words come with another game. `setup` says how
    a real box is laid out, by level; its parameters are options. `how` is the number of screens
    that explain the game. `pages` are what the game's own pages say, by whole message id. `own` are
    kinds that no other game has.
    """

    game: str
    story: Codes = NONE
    refusals: Codes = NONE
    offers: Codes = NONE
    questions: Codes = NONE
    warnings: Codes = NONE
    fields: Codes = NONE
    choices: Mapping[str, Codes] = MappingProxyType({})
    notes: Codes = NONE
    facts: Codes = NONE
    steps: Codes = NONE
    dues: Codes = NONE
    counters: Codes = NONE
    marks: Codes = NONE
    piles: Codes = NONE
    cards: Codes = NONE
    characters: Codes = NONE
    roles: Codes = NONE
    teams: Codes = NONE
    scores: Codes = NONE
    causes: Codes = NONE
    reasons: Codes = NONE
    awards: Codes = NONE
    levels: Codes = NONE
    options: Codes = NONE
    setup: Codes = NONE
    rulings: Codes = NONE
    pages: Codes = NONE
    explained: frozenset[str] = EXPLAINED
    elsewhere: frozenset[str] = frozenset()
    how: int = 0
    own: Mapping[str, Codes] = MappingProxyType({})

    def of(self, kind: str) -> Codes:
        """The codes of one kind, by its name."""
        found: Codes = getattr(self, kind)
        return found


def codes(*rows: str) -> Codes:
    """One row a code, with its parameters: "no-target", "too-far: seat reach", "draw: count why?".

    A question mark stands behind a parameter that is not always given.
    """
    parts = (row.partition(":") for row in rows)
    return joined(*({code: _given(params)} for code, _, params in parts))


def plain(names: str, prefix: str = "") -> Codes:
    """Codes that are given nothing, as one text with spaces; each gets the prefix."""
    return codes(*(f"{prefix}{name}" for name in names.split()))


def joined(*several: Codes) -> Codes:
    """All of these codes. One that is declared twice must be given the same both times."""
    found: dict[str, Given] = {}
    for each in several:
        for code, given in each.items():
            if found.setdefault(code, given) != given:
                raise ValueError(f"{code} is declared with {found[code]} and with {given}")
    return found


def told(events: Iterable[type[Event]]) -> Codes:
    """The lines that events declare; what a private one tells its game has to declare itself."""
    lines = [event.tells for event in events if event.tells is not None]
    return joined(
        *(
            {line.code: Given(frozenset(name for name, _ in line.params))}
            for line in lines
            if line is not SILENT
        )
    )


class Keyed(Protocol):
    """Whatever has a key: an action of any game."""

    @property
    def key(self) -> str: ...


def keys(found: Iterable[str], about: Codes = NONE) -> Codes:
    """These codes; `about` says which of them are given parameters, and names no other."""
    known = set(found)
    if unknown := sorted(set(about) - known):
        raise ValueError(f"nothing has the key {', '.join(unknown)}")
    return joined(codes(*sorted(known - set(about))), about)


def offered(*tables: Iterable[Keyed], about: Codes = NONE) -> Codes:
    """The keys of all actions in these tables; `about` says what is noted on some offers."""
    return keys((action.key for table in tables for action in table), about)


def awarded(rules: Iterable[Keyed], about: Codes = NONE) -> Codes:
    """The awards of a game; each has its `count`, and `about` says which are given more."""
    known = {rule.key for rule in rules}
    more = keys(known, about)
    return {code: Given(given.always | {"count"}) for code, given in more.items()}


def options(*kinds: type[msgspec.Struct]) -> Codes:
    """Every option and its values; a number that may be left open (-1) has the value `any`."""
    found = []
    for field in (field for kind in kinds for field in msgspec.structs.fields(kind)):
        name = field.name.replace("_", "-")
        found += [name, *(f"{name}-{value}" for value in _values(field))]
    return codes(*found)


def levels(kind: type[msgspec.Struct]) -> Codes:
    """The levels that the option `level` can be."""
    (field,) = (field for field in msgspec.structs.fields(kind) if field.name == "level")
    return codes(*get_args(field.type))


def option_names(kind: type[msgspec.Struct]) -> Codes:
    """Every option without its values, where the game has pages of its own to fill them in."""
    return codes(*(field.name.replace("_", "-") for field in msgspec.structs.fields(kind)))


def _values(field: msgspec.structs.FieldInfo) -> tuple[str, ...]:
    if field.type is bool:
        return ("yes", "no")
    if get_origin(field.type) is Literal and field.name != "level":
        return get_args(field.type)
    return ("any",) if field.default == -1 else ()


def _given(params: str) -> Given:
    names = params.split()
    return Given(
        frozenset(name for name in names if not name.endswith("?")),
        frozenset(name[:-1] for name in names if name.endswith("?")),
    )


# What the contract itself says to a move that does not fit, in every game; see form and play.
FORM_REFUSALS = codes(
    "missing-field: field",
    "name-characters",
    "name-length: low high",
    "not-a-choice: field",
    "not-offered: offer",
    "old-question",
    "out-of-range: field low high",
    "picked-twice: field",
    "unknown-field: field",
    "wrong-count: field low high",
    "wrong-text: field low high",
    "wrong-type: field",
)
# What the contract's own forms note on a choice; the pages have words for it.
FORM_NOTES = codes("now")

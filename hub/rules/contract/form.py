"""Offers as small forms, moves as their filled-in values, and the one check between them.

What may be offered is each game's business; this only knows what a form is.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from msgspec import UNSET, UnsetType

from hub.rules.contract.name import clean_name
from hub.rules.contract.refusal import Param, Reason, Refusal
from hub.rules.contract.value import Value

FieldValue = str | int | tuple[str | int, ...]


class Choice(Value):
    """One thing that can be picked; closed ones say why. `about` is what to know before."""

    value: str | int
    closed: Reason | None = None
    about: dict[str, Param] = {}


@lru_cache(maxsize=512, typed=True)
def _open(value: str | int) -> Choice:
    """The same in every form: what is compared with what was sent before is often this very one."""
    return Choice(value=value)


def choices_of(values: Iterable[str | int]) -> tuple[Choice, ...]:
    """These values, all of them open."""
    return tuple([_open(value) for value in values])


@lru_cache(maxsize=256)
def counts(now: int, high: int) -> tuple[Choice, ...]:
    """What a count can be set straight to, from none to so many; what it is now says so."""
    return tuple(
        [
            Choice(value=value, about={"now": value}) if value == now else _open(value)
            for value in range(high + 1)
        ]
    )


class OneOf(Value, tag="one"):
    """Exactly one of the choices. `by` overrides them for some values of the `given` fields.

    `unlike` are fields before it: what was picked there cannot be picked again.
    """

    name: str
    of: str
    choices: tuple[Choice, ...] = ()
    given: tuple[str, ...] = ()
    by: dict[str, tuple[Choice, ...]] = {}
    unlike: tuple[str, ...] = ()

    def options(self, values: dict[str, FieldValue]) -> tuple[Choice, ...]:
        if not self.given:
            return self.choices
        key = "/".join(str(values[name]) for name in self.given)
        return self.by.get(key, self.choices)

    def check(self, values: dict[str, FieldValue]) -> None:
        value = values[self.name]
        _pick(self.name, value, self.options(values))
        if self.unlike and value in self.picked(values):
            raise Refusal("picked-twice", field=self.name)

    def picked(self, values: dict[str, FieldValue]) -> tuple[FieldValue, ...]:
        """What is taken by the fields that it must be unlike."""
        return tuple([values[name] for name in self.unlike])


def field_of(name: str, of: str, values: Iterable[str | int]) -> OneOf:
    """A field for one of these values, all of them open."""
    return OneOf(name=name, of=of, choices=choices_of(values))


class SomeOf(Value, tag="some"):
    """Between `low` and `high` of the choices; the same value may stand there several times."""

    name: str
    of: str
    choices: tuple[Choice, ...]
    low: int
    high: int

    def check(self, values: dict[str, FieldValue]) -> None:
        picked = values[self.name]
        if not isinstance(picked, tuple | list):
            raise Refusal("wrong-type", field=self.name)
        if not self.low <= len(picked) <= self.high:
            raise Refusal("wrong-count", field=self.name, low=self.low, high=self.high)
        left = list(self.choices)
        for value in picked:
            left.remove(_pick(self.name, value, left))


class Number(Value, tag="number"):
    """A whole number; `start` is what the form shows before it is touched."""

    name: str
    low: int
    high: int
    start: int = 0

    def check(self, values: dict[str, FieldValue]) -> None:
        value = values[self.name]
        if not isinstance(value, int) or isinstance(value, bool):
            raise Refusal("wrong-type", field=self.name)
        if not self.low <= value <= self.high:
            raise Refusal("out-of-range", field=self.name, low=self.low, high=self.high)


class Text(Value, tag="text"):
    """A few words, such as the reason for a penalty."""

    name: str
    longest: int
    shortest: int = 1

    def check(self, values: dict[str, FieldValue]) -> None:
        value = values[self.name]
        if not isinstance(value, str):
            raise Refusal("wrong-type", field=self.name)
        if not self.shortest <= len(value.strip()) <= self.longest or not value.isprintable():
            raise Refusal("wrong-text", field=self.name, low=self.shortest, high=self.longest)


class Name(Text, tag="text"):
    """A text that is somebody's name; on the wire it is one like any other."""

    def check(self, values: dict[str, FieldValue]) -> None:
        value = values[self.name]
        if not isinstance(value, str):
            raise Refusal("wrong-type", field=self.name)
        clean_name(value)


Field = OneOf | SomeOf | Number | Text


class Offer(Value):
    """Something an actor may do: its fields in order, or the reason why not now.

    `question` is the open question it answers (0: none). A `private` offer needs a look at
    what only its owner may see, so the host cannot take it for a seat. A `looked` one says that
    they have looked, which nobody can say for them before they could. A `standing` one is there
    at any time (corrections, leaving) and is not what the game waits for. A `likely` one is what
    most people do next; of several the first that is open. It hangs on nothing that is hidden, and
    a rare or harmful deed is never likely. A `spread` one has one field with few values, each of
    which can be a button of its own: one tap says it all. Or it has two, whom and a number: a row
    of numbers for each of them. One that `asks` takes from everybody or ends the game: it is never
    done with one tap, and its hint says what would follow.
    """

    key: str
    fields: tuple[Field, ...] = ()
    closed: Reason | None = None
    question: int = 0
    private: bool = False
    looked: bool = False
    standing: bool = False
    likely: bool = False
    spread: bool = False
    about: dict[str, Param] = {}
    asks: bool | UnsetType = UNSET


class Move(Value):
    """An offer's key, the question it answers, and a value for each field."""

    offer: str
    question: int = 0
    values: dict[str, FieldValue] = {}


def check(offer: Offer, move: Move) -> None:
    """Refuse a move that does not fit the offer it names."""
    if move.question != offer.question:
        raise Refusal("old-question")
    if offer.closed is not None:
        raise Refusal.because(offer.closed)
    values = move.values
    if len(values) != len(offer.fields):
        _refuse_fields(offer, values)
    for field in offer.fields:
        if field.name not in values:
            raise Refusal("missing-field", field=field.name)
        field.check(values)


def open_choices(field: OneOf | SomeOf, values: dict[str, FieldValue]) -> Iterator[Choice]:
    """The choices that can be picked, given the fields filled in before."""
    if isinstance(field, SomeOf):
        return (choice for choice in field.choices if choice.closed is None)
    taken = field.picked(values)
    options = (choice for choice in field.options(values) if choice.closed is None)
    return (choice for choice in options if choice.value not in taken)


def _pick(name: str, value: FieldValue, choices: tuple[Choice, ...] | list[Choice]) -> Choice:
    for choice in choices:
        if choice.value == value and type(choice.value) is type(value):
            if choice.closed is not None:
                raise Refusal.because(choice.closed)
            return choice
    if not isinstance(value, str | int) or isinstance(value, bool):
        raise Refusal("wrong-type", field=name)
    raise Refusal("not-a-choice", field=name)


def _refuse_fields(offer: Offer, values: dict[str, FieldValue]) -> None:
    names = {field.name for field in offer.fields}
    for field in offer.fields:
        if field.name not in values:
            raise Refusal("missing-field", field=field.name)
    for name in values:
        if name not in names:
            raise Refusal("unknown-field", field=name[:40])

"""Offers spoilt in every way: moves that nobody was offered, and that must be refused."""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from hub.laws.forms import fill
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.form import Field, Move, Number, Offer, OneOf, SomeOf
from hub.rules.contract.value import JsonValue

FOREIGN = "nobody-offers-this"

WrongValues: TypeAlias = Iterator[tuple[str, JsonValue]]
"""What is wrong, and a value of whatever type a phone could send."""


def spoils(offer: Offer, dice: Random) -> Iterator[tuple[str, Move]]:
    """Moves that look like this offer but do not fit it, each with what is wrong."""
    move = fill(offer, dice) if offer.closed is None else None
    values = dict(move.values) if move is not None else {}
    yield from _around(offer, values)
    if move is None:
        yield "closed", Move(offer=offer.key, question=offer.question, values=values)
        return
    for field in offer.fields:
        rest = {name: value for name, value in values.items() if name != field.name}
        yield "missing field", _with(offer, rest)
        for what, value in _wrong(field, values, dice):
            yield f"{field.name}: {what}", _with(offer, {**values, field.name: value})


def _with(offer: Offer, values: JsonObject) -> Move:
    return Move(offer=offer.key, question=offer.question, values=values)


def _around(offer: Offer, values: JsonObject) -> Iterator[tuple[str, Move]]:
    """The form itself is right; what it is filled in for is not."""
    question = offer.question
    yield "unknown offer", Move(offer=FOREIGN, question=question, values=values)
    yield "no offer", Move(offer="", question=question, values=values)
    yield "endless offer", Move(offer=offer.key * 999, question=question, values=values)
    for other in {0, 1, question - 1, question + 1, 10**9, -1} - {question}:
        yield "wrong question", Move(offer=offer.key, question=other, values=values)
    yield "unknown field", _with(offer, {**values, FOREIGN: 1})
    yield "endless field", _with(offer, {**values, FOREIGN * 99: 1})


def _wrong(field: Field, values: JsonObject, dice: Random) -> WrongValues:
    now = values[field.name]
    yield from (("nothing", None), ("true", True), ("false", False), ("a float", 1.5))
    yield from (("a mapping", {"a": 1}), ("bytes", b"1"), ("nested", ((now,),)))
    if isinstance(now, int):
        yield from (("number as text", str(now)), ("number as float", float(now)))
        yield "number in a row", (now,)
        yield "number as truth", bool(now)
    if isinstance(field, SomeOf):
        yield from _wrong_rows(field, now)
    elif isinstance(field, OneOf):
        yield from _wrong_choices(field, values, dice)
    elif isinstance(field, Number):
        yield from (("too low", field.low - 1), ("too high", field.high + 1), ("huge", 10**30))
    else:
        yield from (("a number", 7), ("empty", ""), ("blank", " "))
        yield from (("too long", "z" * (field.longest + 1)), ("unprintable", "a\x00b\n"))


def _wrong_choices(field: OneOf, values: JsonObject, dice: Random) -> WrongValues:
    yield from (("not a choice", FOREIGN), ("empty", ""), ("too low", -1), ("huge", 10**30))
    closed = [choice.value for choice in field.options(values) if choice.closed is not None]
    if closed:
        yield "closed choice", dice.choice(closed)
    if field.unlike:
        yield "picked before", values[dice.choice(field.unlike)]
    others = [choice.value for row in field.by.values() for choice in row]
    if others:
        yield "someone else's choice", dice.choice(others)


def _wrong_rows(field: SomeOf, now: tuple[str | int, ...]) -> WrongValues:
    value = field.choices[0].value if field.choices else FOREIGN
    yield "not a row", value
    yield "a list", list(now)
    yield "too many", (*now, *(value,) * (field.high + 1))
    if field.low:
        yield "too few", now[: field.low - 1]
        yield "foreign", (FOREIGN, *now[1:])
        yield "nested row", ((now[0],), *now[1:])
        yield "truth in a row", (True, *now[1:])
    have = len([choice for choice in field.choices if choice.value == value])
    yield "more than there are", (value,) * (have + 1)
    for choice in field.choices:
        if choice.closed is not None:
            yield "closed choice", (choice.value, *now[1:])

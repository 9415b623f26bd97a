"""Forms filled in at random, and a second opinion on whether a move fits a form.

The second opinion is written apart from the contract's own check, on purpose.
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random

from hub.laws.broken import LawBroken
from hub.rules.contract.form import Choice, Field, FieldValue, Move, Number, Offer, OneOf, SomeOf

Told = Mapping[str, FieldValue]
_WORDS = ("late", "a slip", "Bō fell — off the table", "x")


def fill(offer: Offer, chance: Random, told: Told | None = None, narrow: int = 1) -> Move | None:
    """A move that fits this open offer, or None if its first choices are all closed.

    Numbers are of the lowest `narrow`-th of what they may be.
    """
    values: dict[str, FieldValue] = {}
    for field in offer.fields:
        if told and field.name in told and fits_field(field, told[field.name], values):
            values[field.name] = told[field.name]
            continue
        value = _any(field, values, chance, narrow)
        if value is None:
            if values:
                raise LawBroken(f"offer {offer.key}: {values} leads to no open {field.name}")
            return None
        values[field.name] = value
    return Move(offer=offer.key, question=offer.question, values=values)


def _any(
    field: Field, values: dict[str, FieldValue], chance: Random, narrow: int
) -> FieldValue | None:
    if isinstance(field, OneOf):
        choices = _left(field, values)
        return chance.choice(choices) if choices else None
    if isinstance(field, SomeOf):
        choices = _open(field.choices)
        if len(choices) < field.low:
            return None
        size = chance.randint(field.low, min(field.high, len(choices)))
        return tuple(chance.sample(choices, size))
    if isinstance(field, Number):
        high = field.low + (field.high - field.low) // narrow
        likely = (field.low, high, min(max(field.start, field.low), high))
        return chance.choice((*likely, chance.randint(field.low, high)))
    words = [word for word in _WORDS if field.shortest <= len(word) <= field.longest]
    return chance.choice([*words, "y" * field.longest])


def _left(field: OneOf, values: dict[str, FieldValue]) -> list[str | int]:
    """The open choices that no field which it must be unlike has taken."""
    taken = [values[name] for name in field.unlike]
    return [value for value in _open(field.options(values)) if not _is_among(value, taken)]


def _open(choices: Iterable[Choice]) -> list[str | int]:
    return [choice.value for choice in choices if choice.closed is None]


def is_free(offer: Offer) -> bool:
    """Whether this open offer can be filled in more than one way."""
    for field in offer.fields:
        if isinstance(field, OneOf) and (field.given or len(_open(field.choices)) > 1):
            return True
        if isinstance(field, Number) and field.low < field.high:
            return True
        if not isinstance(field, OneOf | Number):
            return True
    return False


def fits(offer: Offer | None, move: Move) -> bool:
    """Whether this move is one of the fillings of this offer, open as it is."""
    if offer is None or offer.closed is not None:
        return False
    if (offer.key, offer.question) != (move.offer, move.question):
        return False
    if {field.name for field in offer.fields} != set(move.values):
        return False
    return all(fits_field(field, move.values[field.name], move.values) for field in offer.fields)


def fits_field(field: Field, value: FieldValue, values: dict[str, FieldValue]) -> bool:
    if isinstance(field, OneOf):
        if any(name not in values for name in field.given):
            return False
        if any(name not in values for name in field.unlike):
            return False
        return _is_among(value, _left(field, values))
    if isinstance(field, SomeOf):
        return _are_some(field, value)
    if isinstance(field, Number):
        return type(value) is int and field.low <= value <= field.high
    if not isinstance(value, str) or not value.isprintable():
        return False
    return field.shortest <= len(value.strip()) <= field.longest


def _are_some(field: SomeOf, value: FieldValue) -> bool:
    if not isinstance(value, tuple | list) or not field.low <= len(value) <= field.high:
        return False
    left = _open(field.choices)
    for each in value:
        if not _is_among(each, left):
            return False
        left.remove(each)
    return True


def _is_among(value: FieldValue, values: Sequence[FieldValue]) -> bool:
    return any(type(each) is type(value) and each == value for each in values)

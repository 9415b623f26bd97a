"""A move by chance: any open offer, its form filled in with anything it allows.

It knows forms and nothing of any game, so it plays every game, and none of them well.
"""

from collections.abc import Sequence

from hub.rules.contract.chance import Chance
from hub.rules.contract.form import (
    Field,
    FieldValue,
    Move,
    Number,
    Offer,
    OneOf,
    SomeOf,
    open_choices,
)
from hub.rules.contract.refusal import Refusal


def random_move(offers: Sequence[Offer], chance: Chance) -> Move:
    """One of these offers, taken and filled in by chance; what is always there comes last."""
    open_now = [offer for offer in offers if offer.closed is None]
    urgent = [offer for offer in open_now if not offer.standing]
    for group in (urgent, [offer for offer in open_now if offer.standing]):
        for place in chance.order(len(group), "offer"):
            values = random_values(group[place], chance)
            if values is not None:
                offer = group[place]
                return Move(offer=offer.key, question=offer.question, values=values)
    raise Refusal("not-offered", offer="")


def random_values(offer: Offer, chance: Chance) -> dict[str, FieldValue] | None:
    """A value for each field; None where the fields before leave a later one no choice."""
    values: dict[str, FieldValue] = {}
    for field in offer.fields:
        value = _value(field, values, chance)
        if value is None:
            return None
        values[field.name] = value
    return values


def _value(field: Field, before: dict[str, FieldValue], chance: Chance) -> FieldValue | None:
    ask = f"field/{field.name}"
    if isinstance(field, Number):
        size = field.high - field.low + 1
        return field.low + chance.pick(size, ask) if size > 0 else None
    if isinstance(field, OneOf | SomeOf):
        choices = [choice.value for choice in open_choices(field, before)]
        if isinstance(field, OneOf):
            return choices[chance.pick(len(choices), ask)] if choices else None
        count = min(field.high, len(choices))
        if count < field.low:
            return None
        count = field.low + chance.pick(count - field.low + 1, f"{ask}/count")
        return tuple(choices[place] for place in chance.order(len(choices), ask)[:count])
    return "x" * max(1, field.shortest)

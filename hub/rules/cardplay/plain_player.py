"""How a plain player fills in a form, whatever the game."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Choice, FieldValue, Move, Offer, OneOf, SomeOf

Rank = Callable[[Choice], int]


def open_ones(choices: Iterable[Choice]) -> list[Choice]:
    return [choice for choice in choices if choice.closed is None]


# What is asked of those who see the real deck lie there.
_SEEN_ON_THE_TABLE = "deck-empty"


def doable(offers: Sequence[Offer]) -> dict[str, Offer]:
    """What can be done now, by its key; not what is there at any time, nor what only eyes know."""
    return {
        offer.key: offer
        for offer in offers
        if offer.closed is None and not offer.standing and offer.key != _SEEN_ON_THE_TABLE
    }


def move(offer: Offer, values: Mapping[str, FieldValue]) -> Move:
    return Move(offer=offer.key, question=offer.question, values=dict(values))


def alike(choice: Choice) -> int:
    """No choice is worth more than another."""
    return 0


def plain(offer: Offer, rank: Rank = alike) -> Move:
    """The form filled in the plainest way: what ranks lowest goes."""
    values: dict[str, FieldValue] = {}
    for field in offer.fields:
        if isinstance(field, OneOf):
            values[field.name] = min(open_ones(field.options(values)), key=rank).value
        elif isinstance(field, SomeOf):
            cheap = sorted(open_ones(field.choices), key=rank)[: field.low]
            values[field.name] = tuple(choice.value for choice in cheap)
        else:
            values[field.name] = getattr(field, "start", 0)
    return move(offer, values)


def any_of(offer: Offer, chance: Chance, salt: int, rank: Rank = alike) -> Move:
    """A choice among equals, such as one of two characters."""
    field = offer.fields[0] if offer.fields else None
    if not isinstance(field, OneOf):
        return plain(offer, rank)
    found = [choice.value for choice in open_ones(field.choices)]
    pick = found[chance.pick(len(found), f"any/{offer.key}/{salt}")]
    return move(offer, {field.name: pick})

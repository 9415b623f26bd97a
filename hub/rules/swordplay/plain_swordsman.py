"""What a plain player with these cards wants; nothing here is a rule."""

from collections.abc import Callable

from hub.rules.cardplay.plain_player import Rank, move
from hub.rules.contract.form import Choice, Move, Offer, OneOf
from hub.rules.contract.view import Counter

# Weapons by how gladly they are kept, the least first.
LIGHT_WEAPONS = ("bokken", "bo", "tanegashima", "naginata", "shuriken", "kiseru")
FAIR_WEAPONS = ("kusarigama", "kanabo")
STRONG_WEAPONS = ("nagayari", "wakizashi", "daikyu", "katana", "nodachi")


def rank_by(wanted: tuple[str, ...]) -> Rank:
    """What a player would rather keep, most wanted last; used to discard and to give weapons up."""
    ranks = {kind: rank for rank, kind in enumerate(wanted)}
    return lambda choice: ranks.get(str(choice.value), 0)


def choosable(offer: Offer) -> list[OneOf]:
    """The fields of which one thing is chosen."""
    return [field for field in offer.fields if isinstance(field, OneOf)]


def best_pair(
    offer: Offer, worth: Callable[[Choice, Choice], float], least: float = 0.0
) -> Move | None:
    """The target, and what is chosen for it, that are worth most: more than the `least`."""
    targets, what = choosable(offer)
    best, values = least, {}
    for target in targets.choices:
        if target.closed is not None:
            continue
        for choice in what.by[str(target.value)]:
            if choice.closed is None and (value := worth(target, choice)) > best:
                best, values = value, {targets.name: target.value, what.name: choice.value}
    return move(offer, values) if values else None


def wounds_of(weapon: Choice) -> int:
    """What an attack says that this weapon would do."""
    wounds = weapon.about["wounds"]
    assert isinstance(wounds, int)
    return wounds


def missing(resilience: Counter) -> int:
    return (resilience.limit or 0) - resilience.value

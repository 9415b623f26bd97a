"""A plain player: rolls what it may, weighs what each choice would bring, and saves its Ki.

It sees what a person sees: the sheet, the dice, and what is noted on each choice.
"""

from collections.abc import Callable, Sequence

from hub.rules.contract.action import Values, number
from hub.rules.contract.form import FieldValue, Move, Offer, OneOf
from hub.rules.contract.view import View
from hub.rules.solo.dice_fields import USES
from hub.rules.solo.forecast import Forecast, clash, forecast
from hub.rules.solo.sheet import ROUNDS
from hub.rules.solo.view import Solo

# What a wound of level 1 or 2 is taken for, in life.
WOUND = (1.6, 2.4)
# A point of Concentration, in the opponent's life: the best price is about 11 for one.
FOCUS = 0.075
# What 1 Ki must bring, in life, to be spent.
KI = 0.45
LOW_DIE = 2
LAST_ROUNDS = 17
CUTS = {"cut-1": 1, "cut-2": 2, "cut-3": 3}

Now = dict[str, Offer]


def choose(view: View[Solo], offers: Sequence[Offer]) -> Move:
    """The first thing on the list that is worth doing now."""
    now = {offer.key: offer for offer in offers if offer.closed is None and not offer.standing}
    for key, plan in PLANS.items():
        if key in now and (move := plan(view, now)) is not None:
            return move
    # Real dice are not a program's to throw: it asks the hub to.
    return _move(now["roll"])


def _take(view: View[Solo], now: Now) -> Move:
    """As many dice as it may."""
    return _move(now["take"], count=max(int(count) for count in _open(now["take"])))


def _open(offer: Offer) -> list[str | int]:
    """What can be picked in the first field of a form."""
    field = offer.fields[0]
    assert isinstance(field, OneOf)
    return [choice.value for choice in field.choices if choice.closed is None]


def _worth(view: View[Solo], attack: int, defence: int) -> float:
    """What a round with this Attack and Defence is worth, in life."""
    own = view.own
    seen: Forecast = forecast(own.sheet, own.foe_has, attack, defence)
    wounds = seen.wounds[0] * WOUND[0] + seen.wounds[1] * WOUND[1]
    return _eager(view) * seen.loss - seen.life - wounds


def _eager(view: View[Solo]) -> float:
    """The less time is left for the life that the opponent has, the more an attack is worth."""
    life, foe = view.places[0].counters[:2]
    haste = foe.value / (ROUNDS + 1 - view.round)
    return 1 + haste * life.value / (life.limit or 1)


def _buy(view: View[Solo], now: Now) -> Move | None:
    """What ends the duel, the surprise attack, and in the last rounds whatever there is."""
    can = [str(key) for key in _open(now["buy"])]
    foe = view.places[0].counters[1].value
    cuts = [key for key in can if key in CUTS]
    deadly = [key for key in cuts if CUTS[key] >= foe]
    late = cuts[-1:] if view.round >= LAST_ROUNDS else []
    wanted = [*deadly, *(key for key in can if key == "surprise"), *late]
    return _move(now["buy"], reward=wanted[0]) if wanted else None


def _again(view: View[Solo], now: Now) -> Move | None:
    """A low die is thrown again, as long as Ki lasts for the rounds to come."""
    has_ki_to_spare = view.places[0].counters[2].value > 2
    dice = [(die.value, at) for at, die in enumerate(view.own.dice, start=1) if not die.gone]
    value, at = min(dice)
    return _move(now["again"], die=at) if value <= LOW_DIE and has_ki_to_spare else None


def _boost(view: View[Solo], now: Now) -> Move | None:
    """1 Ki for 1 Attack or Defence, where it brings enough."""
    own = view.own
    plain = _worth(view, own.attack, own.defence)
    more = {
        "attack": _worth(view, own.attack + 1, own.defence) - plain,
        "defence": _worth(view, own.attack, own.defence + 1) - plain,
    }
    best = max(more, key=lambda what: more[what])
    return _move(now["boost"], what=best) if more[best] > KI else None


def _give(view: View[Solo], now: Now) -> Move:
    """Every way to give the dice is weighed by what is noted on its last choice."""
    offer = now["give"]
    last = offer.fields[-1]
    assert isinstance(last, OneOf)
    rows = last.by if last.given else {"": last.choices}
    ways = [
        (_noted(view, choice.about), key, choice.value)
        for key, choices in rows.items()
        for choice in choices
    ]
    _, key, use = max(ways, key=lambda way: way[0])
    uses = [*filter(None, key.split("/")), use]
    names = [field.name for field in offer.fields]
    return _move(offer, **dict(zip(names, uses, strict=True)))


def _split(view: View[Solo], now: Now) -> Move:
    last = now["split"].fields[-1]
    assert isinstance(last, OneOf)
    ways = [
        (_noted(view, choice.about), int(attack), int(choice.value))
        for attack, choices in last.by.items()
        for choice in choices
    ]
    _, attack, defence = max(ways)
    return _move(now["split"], attack=attack, defence=defence)


def _noted(view: View[Solo], about: Values) -> float:
    attack, defence, focus = (number(about, use) for use in USES)
    return _worth(view, attack, defence) + FOCUS * focus


def _answer(view: View[Solo], now: Now) -> Move:
    """The opponent's dice are thrown again if others are likely to be better by enough."""
    own = view.own
    if "foe-again" in now and own.row is not None:
        result = clash(own.sheet, own.row.sum, own.attack, own.defence)
        harm = own.row.life + (WOUND[own.row.wound - 1] if own.row.wound else 0.0)
        as_it_lies = _eager(view) * result.loss - (0.0 if result.held else harm)
        if _worth(view, own.attack, own.defence) - as_it_lies > 2 * KI:
            return _move(now["foe-again"])
    return _move(now["stand"])


def _move(offer: Offer, **values: FieldValue) -> Move:
    return Move(offer=offer.key, question=offer.question, values=values)


# What it thinks of, first things first; None: nothing that is worth doing.
PLANS: dict[str, Callable[[View[Solo], Now], Move | None]] = {
    "take": _take,
    "buy": _buy,
    "again": _again,
    "boost": _boost,
    "give": _give,
    "split": _split,
    "stand": _answer,
}

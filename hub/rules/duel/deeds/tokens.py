"""The Tokens level: players say only what happens to tokens."""

from hub.rules.cardplay.deed import Deed, Values, number, question_of, text, texts
from hub.rules.contract.form import Number, Offer, SomeOf
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who
from hub.rules.duel.deeds.naming import CHOICES, one_of
from hub.rules.duel.deeds.playing import heal, healable
from hub.rules.duel.harm import harm
from hub.rules.duel.settling import BITE
from hub.rules.duel.state import State
from hub.rules.duel.telling import Tale

MOST_WOUNDS = 5


def _offer_wound(state: State, who: Who) -> Offer:
    """Whoever is hit says so, all that one effect hits at once; one's own cry hits one too."""
    line = state.sides[who.seat].line
    fields = (
        SomeOf(
            name="hit",
            of="character",
            choices=tuple([CHOICES[name] for name in line]),
            low=1,
            high=len(line),
        ),
        Number(name="wounds", low=1, high=MOST_WOUNDS, start=1),
    )
    return Offer(key="wound", fields=fields, question=question_of(state))


def _wound(tale: Tale, who: Who, values: Values) -> None:
    said = texts(values, "hit")
    hit = tuple(name for name in tale.state.sides[who.seat].line if name in said)
    harm(tale, hit, number(values, "wounds"), "told")


def _offer_bitten(state: State, who: Who) -> Offer:
    """Bushido has bitten."""
    field = one_of(state.sides[who.seat].line)
    return Offer(key="bitten", fields=(field,), question=question_of(state))


def _bitten(tale: Tale, who: Who, values: Values) -> None:
    harm(tale, (text(values, "character"),), BITE, "bushido")


def _offer_heal(state: State, who: Who) -> Offer:
    closed = None if healable(state, who.seat) else reason("nobody-to-heal")
    return Offer(key="heal", closed=closed, question=question_of(state))


def _heal(tale: Tale, who: Who, values: Values) -> None:
    heal(tale, who.seat)


WOUND = Deed("wound", _offer_wound, _wound)
BITTEN = Deed("bitten", _offer_bitten, _bitten)
HEAL = Deed("heal", _offer_heal, _heal)

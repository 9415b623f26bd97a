"""The Tokens level: players say only what happens to tokens."""

from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, number, text, texts
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer, SomeOf
from hub.rules.contract.refusal import reason
from hub.rules.duel.actions.action_cards import heal, healable
from hub.rules.duel.actions.character_fields import CHOICES, one_of
from hub.rules.duel.damage import harm
from hub.rules.duel.resolution import BITE
from hub.rules.duel.state import State, Transaction

MOST_WOUNDS = 5


def _offer_wound(state: State, actor: Actor) -> Offer:
    """Whoever is hit says so, all that one effect hits at once; one's own cry hits one too."""
    line = state.sides[actor.seat].line
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


def _wound(tx: Transaction, actor: Actor, values: Values) -> None:
    said = texts(values, "hit")
    hit = tuple(name for name in tx.state.sides[actor.seat].line if name in said)
    harm(tx, hit, number(values, "wounds"), "told")


def _offer_bitten(state: State, actor: Actor) -> Offer:
    """Bushido has bitten."""
    field = one_of(state.sides[actor.seat].line)
    return Offer(key="bitten", fields=(field,), question=question_of(state))


def _bitten(tx: Transaction, actor: Actor, values: Values) -> None:
    harm(tx, (text(values, "character"),), BITE, "bushido")


def _offer_heal(state: State, actor: Actor) -> Offer:
    closed = None if healable(state, actor.seat) else reason("nobody-to-heal")
    return Offer(key="heal", closed=closed, question=question_of(state))


def _heal(tx: Transaction, actor: Actor, values: Values) -> None:
    heal(tx, actor.seat)


WOUND = Action("wound", _offer_wound, _wound)
BITTEN = Action("bitten", _offer_bitten, _bitten)
HEAL = Action("heal", _offer_heal, _heal)

"""What players say of characters: the active one, and at the Tokens level what happens to them."""

from hub.rules.cardplay import everyone
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.cardplay.simple_actions import pick, tap
from hub.rules.contract.action import Action, Values, number, texts
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer, SomeOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.duel.actions.answers import in_circle, own_character
from hub.rules.duel.actions.cards import ask_everyone, heal, healable, touched
from hub.rules.duel.actions.character_fields import CHOICES
from hub.rules.duel.damage import harm
from hub.rules.duel.flow import name_active
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
    is_others_turn = actor.seat != state.turn
    return Offer(key="wound", fields=fields, question=question_of(state), spread=is_others_turn)


def _wound(tx: Transaction, actor: Actor, values: Values) -> None:
    said = texts(values, "hit")
    hit = tuple(name for name in tx.state.sides[actor.seat].line if name in said)
    harm(tx, hit, number(values, "wounds"), "told")


def _nobody_touched(state: State, seat: int) -> Reason | None:
    return None if touched(state, seat) else reason("no-target")


def _bitten(tx: Transaction, actor: Actor, name: str) -> None:
    """Bushido has bitten."""
    harm(tx, (name,), BITE, "bushido")


def _nobody_to_heal(state: State, seat: int) -> Reason | None:
    return None if healable(state, seat) else reason("nobody-to-heal")


NAME: Action[State] = pick(
    "name",
    own_character,
    lambda tx, actor, name: name_active(tx, actor.seat, name),
    spread=True,
)
WOUND = Action("wound", _offer_wound, _wound)
EVERYONE: Action[State] = tap(
    everyone.KEY,
    lambda tx, actor: ask_everyone(tx, actor.seat, everyone.KEY),
    _nobody_touched,
)
BITTEN: Action[State] = pick("bitten", in_circle, _bitten)
HEAL: Action[State] = tap("heal", lambda tx, actor: heal(tx, actor.seat), _nobody_to_heal)

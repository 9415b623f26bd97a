"""Dice: how many to take, what they show, and what they are given to."""

from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, OneOf, field_of
from hub.rules.contract.refusal import Param
from hub.rules.solo.actions.situation import is_players_phase, offer_now, outlook_with
from hub.rules.solo.dice_fields import split, split_fields, whole, whole_fields
from hub.rules.solo.fallen_dice import note, throw
from hub.rules.solo.flow import give, take
from hub.rules.solo.forecast import SIDES
from hub.rules.solo.sheet import MOST_DICE
from hub.rules.solo.state import DICE, State
from hub.rules.solo.transaction import Transaction

_FIELDS: tuple[Field, ...] = tuple(
    field_of(f"die-{at}", "die", range(1, SIDES + 1)) for at in range(1, MOST_DICE + 1)
)


def _offer_take(state: State, actor: Actor) -> Offer:
    counts = range(1, state.allowed + 1)
    choices = tuple(Choice(value=count, about={"foe-dice": DICE - count}) for count in counts)
    return offer_now(state, "take", OneOf(name="count", of="number", choices=choices))


def _take(tx: Transaction, actor: Actor, values: Values) -> None:
    """Where the hub rolls, choosing how many dice is throwing them."""
    take(tx, number(values, "count"))
    if tx.state.level == "rolled":
        throw(tx)


def _offer_typed(state: State, actor: Actor) -> Offer:
    assert state.roll is not None
    return offer_now(state, "typed", *_FIELDS[: state.roll.dice], about=_at_stake(state))


def _typed(tx: Transaction, actor: Actor, values: Values) -> None:
    note(tx, tuple(number(values, name) for name in sorted(values)))


def _offer_roll(state: State, actor: Actor) -> Offer:
    return offer_now(state, "roll", about=_at_stake(state))


def _at_stake(state: State) -> dict[str, Param]:
    """Before the opponent's dice fall: what they are up against."""
    return outlook_with(state) if is_players_phase(state) else {}


def _offer_give(state: State, actor: Actor) -> Offer:
    usable = tuple((at, state.dice[at]) for at in state.usable)
    base = (state.more_attack, state.more_defence, state.concentration)
    return offer_now(state, "give", *whole_fields(state.sheet, state.foe_has, usable, base))


def _give(tx: Transaction, actor: Actor, values: Values) -> None:
    usable = tx.state.usable
    uses = [text(values, f"die-{at + 1}") for at in usable]
    give(tx, *whole(uses, [tx.state.dice[at] for at in usable]))


def _offer_split(state: State, actor: Actor) -> Offer:
    base = (state.more_attack, state.more_defence, state.concentration)
    fields = split_fields(state.sheet, state.foe_has, state.dice[0], base)
    return offer_now(state, "split", *fields)


def _split(tx: Transaction, actor: Actor, values: Values) -> None:
    """What is neither Attack nor Defence is Concentration."""
    give(tx, *split(tx.state.dice[0], number(values, "attack"), number(values, "defence")))


TAKE = Action("take", _offer_take, _take)
TYPED = Action("typed", _offer_typed, _typed)
ROLL = Action("roll", _offer_roll, lambda tx, actor, values: throw(tx))
GIVE = Action("give", _offer_give, _give)
SPLIT = Action("split", _offer_split, _split)

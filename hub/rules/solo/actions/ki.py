"""Ki and Concentration, and the opponent's dice: thrown again, or left as they lie."""

from functools import lru_cache

from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Param, Reason, reason
from hub.rules.solo.actions.situation import outlook_with, question_of
from hub.rules.solo.concentration import BY_KEY, REWARDS
from hub.rules.solo.events import Bought, KiSpent
from hub.rules.solo.flow import can_spend_ki, clash_now, resolve
from hub.rules.solo.state import DICE, KI_A_ROUND, State
from hub.rules.solo.transaction import Transaction, ask
from hub.rules.solo.wounds import hurt_foe


def _without_ki(state: State) -> Reason | None:
    if can_spend_ki(state):
        return None
    return reason("ki-limit", limit=KI_A_ROUND) if state.ki else reason("no-ki")


def _offer_again(state: State, actor: Actor) -> Offer:
    choices = tuple(
        _THROWN_AWAY[at]
        if state.is_thrown_away(die)
        else Choice(value=at + 1, about={"value": die})
        for at, die in enumerate(state.dice)
    )
    field = OneOf(name="die", of="own-die", choices=choices)
    return Offer(
        key="again", fields=(field,), closed=_without_ki(state), question=question_of(state)
    )


_THROWN_AWAY = tuple(Choice(value=at + 1, closed=reason("die-thrown-away")) for at in range(DICE))


def _again(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(KiSpent(on="again"))
    ask(tx, "again", at=number(values, "die") - 1)


def _offer_boost(state: State, actor: Actor) -> Offer:
    attack, defence = state.full_attack, state.full_defence
    choices = (
        Choice(value="attack", about=outlook_with(state, attack + 1, defence)),
        Choice(value="defence", about=outlook_with(state, attack, defence + 1)),
    )
    field = OneOf(name="what", of="use", choices=choices)
    return Offer(
        key="boost", fields=(field,), closed=_without_ki(state), question=question_of(state)
    )


def _boost(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(KiSpent(on=str(values["what"])))


def _offer_foe_again(state: State, actor: Actor) -> Offer:
    about = outlook_with(state, state.full_attack, state.full_defence)
    return Offer(
        key="foe-again", closed=_without_ki(state), question=question_of(state), about=about
    )


def _foe_again(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(KiSpent(on="foe"))
    ask(tx, "foe", tx.state.foe_has)


def _offer_buy(state: State, actor: Actor) -> Offer:
    cheapest, have = REWARDS[0].cost, state.concentration
    closed = reason("already-bought") if state.bought else None
    if closed is None and have < cheapest:
        closed = _too_dear(cheapest, have)
    field = OneOf(name="reward", of="reward", choices=_prices(state.concentration))
    return Offer(key="buy", fields=(field,), closed=closed, question=question_of(state))


@lru_cache(maxsize=256)
def _prices(have: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            value=reward.key,
            about={"cost": reward.cost},
            closed=_too_dear(reward.cost, have) if reward.cost > have else None,
        )
        for reward in REWARDS
    )


def _too_dear(cost: int, have: int) -> Reason:
    return reason("too-dear", cost=cost, have=have)


def _buy(tx: Transaction, actor: Actor, values: Values) -> None:
    reward = BY_KEY[str(values["reward"])]
    tx.emit(Bought(reward=reward.key))
    if reward.dice:
        ask(tx, "surprise", reward.dice)
    elif reward.life:
        hurt_foe(tx, reward.life, "concentration")


def _offer_stand(state: State, actor: Actor) -> Offer:
    """What happens if the opponent's dice stay as they lie."""
    row, result = state.sheet.row(state.foe_sum), clash_now(state)
    strikes = not result.held and result.loss < state.foe
    about: dict[str, Param] = {
        "sum": state.foe_sum,
        "final": result.final,
        "loss": min(result.loss, state.foe),
        "guard": row.guard,
        "harm": ("wound" if row.wound else "life") if strikes else "none",
        "count": (row.wound or row.life) if strikes else 0,
    }
    return Offer(key="stand", question=question_of(state), about=about)


def _stand(tx: Transaction, actor: Actor, values: Values) -> None:
    resolve(tx)


AGAIN = Action("again", _offer_again, _again)
BOOST = Action("boost", _offer_boost, _boost)
FOE_AGAIN = Action("foe-again", _offer_foe_again, _foe_again)
BUY = Action("buy", _offer_buy, _buy)
STAND = Action("stand", _offer_stand, _stand)

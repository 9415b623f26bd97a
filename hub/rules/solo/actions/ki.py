"""Ki and Concentration, and the opponent's dice: thrown again, or left as they lie."""

from functools import lru_cache

from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Param, Reason, reason
from hub.rules.solo.actions.situation import offer_now, outlook_with
from hub.rules.solo.concentration import rewards_of
from hub.rules.solo.events.ki import Bought, KiSpent
from hub.rules.solo.flow import can_spend_ki, clash_now, resolve
from hub.rules.solo.sheet import Row, Sheet
from hub.rules.solo.state import KI_A_ROUND, State
from hub.rules.solo.transaction import Transaction, ask
from hub.rules.solo.wounds import hurt_foe

_THROWN_AWAY = reason("die-thrown-away")


def _without_ki(state: State) -> Reason | None:
    if can_spend_ki(state):
        return None
    return reason("ki-limit", limit=KI_A_ROUND) if state.ki else reason("no-ki")


def _offer_again(state: State, actor: Actor) -> Offer:
    choices = tuple(
        Choice(value=at, closed=_THROWN_AWAY)
        if state.is_thrown_away(die)
        else Choice(value=at, about={"value": die})
        for at, die in enumerate(state.dice, start=1)
    )
    field = OneOf(name="die", of="own-die", choices=choices)
    return offer_now(state, "again", field, closed=_without_ki(state))


def _again(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(KiSpent(on="again"))
    ask(tx, "again", at=number(values, "die") - 1)


def _offer_boost(state: State, actor: Actor) -> Offer:
    choices = (
        Choice(value="attack", about=outlook_with(state, attack=1)),
        Choice(value="defence", about=outlook_with(state, defence=1)),
    )
    field = OneOf(name="what", of="use", choices=choices)
    return offer_now(state, "boost", field, closed=_without_ki(state))


def _boost(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(KiSpent(on=str(values["what"])))


def _offer_foe_again(state: State, actor: Actor) -> Offer:
    return offer_now(state, "foe-again", closed=_without_ki(state), about=outlook_with(state))


def _foe_again(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(KiSpent(on="foe"))
    ask(tx, "foe", tx.state.foe_has)


def _offer_buy(state: State, actor: Actor) -> Offer | None:
    """Where nothing is sold there is nothing to look at."""
    choices = _prices(state.sheet, state.concentration)
    if not choices:
        return None
    closed = reason("already-bought") if state.bought else _too_dear(state)
    field = OneOf(name="reward", of="reward", choices=choices)
    return offer_now(state, "buy", field, closed=closed)


def _too_dear(state: State) -> Reason | None:
    """Where not even the cheapest can be had, what that costs."""
    cost, have = min(each.cost for each in rewards_of(state.sheet).values()), state.concentration
    return reason("too-dear", cost=cost, have=have) if cost > have else None


@lru_cache(maxsize=256)
def _prices(sheet: Sheet, have: int) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            value=reward.key,
            about={"cost": reward.cost},
            closed=reason("too-dear", cost=reward.cost, have=have) if reward.cost > have else None,
        )
        for reward in rewards_of(sheet).values()
    )


def _buy(tx: Transaction, actor: Actor, values: Values) -> None:
    reward = rewards_of(tx.state.sheet)[str(values["reward"])]
    tx.emit(Bought(reward=reward.key, cost=reward.cost))
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
        "harm": _harm(row) if strikes else "none",
        "count": (row.life or row.wound) if strikes else 0,
        "level": row.wound if strikes else 0,
    }
    return offer_now(state, "stand", about=about)


def _harm(row: Row) -> str:
    if row.life and row.wound:
        return "both"
    return "wound" if row.wound else "life" if row.life else "none"


AGAIN = Action("again", _offer_again, _again)
BOOST = Action("boost", _offer_boost, _boost)
FOE_AGAIN = Action("foe-again", _offer_foe_again, _foe_again)
BUY = Action("buy", _offer_buy, _buy)
STAND = Action("stand", _offer_stand, lambda tx, actor, values: resolve(tx))

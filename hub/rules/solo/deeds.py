"""What the player can do, and when: each deed with the offer that shows it and what it does.

Every offer notes on its choices what they would bring, so that no page has to know a rule.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from hub.rules.contract.form import Choice, Field, Offer, OneOf, Value
from hub.rules.contract.refusal import Param, Reason, reason
from hub.rules.contract.who import Who
from hub.rules.solo.concentration import BY_KEY, REWARDS
from hub.rules.solo.events import Bought, KiSpent
from hub.rules.solo.flow import can_spend_ki, clash_now, give, resolve, take
from hub.rules.solo.forecast import SIDES, outlook
from hub.rules.solo.giving import USES, shares, split_fields, whole_fields
from hub.rules.solo.rolling import note, throw
from hub.rules.solo.sheet import MOST_DICE
from hub.rules.solo.state import DICE, KI_A_ROUND, PLAYER, State
from hub.rules.solo.telling import Tale, ask
from hub.rules.solo.wounds import hurt_foe

Values = dict[str, Value]


class Deed(NamedTuple):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[State], Offer]
    do: Callable[[Tale, Values], None]


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def _question(state: State) -> int:
    return state.frames[-1].question


# --- Dice that fall ---------------------------------------------------------

_FACES = tuple(Choice(value=face) for face in range(1, SIDES + 1))
_FIELDS: tuple[Field, ...] = tuple(
    OneOf(name=f"die-{at}", of="die", choices=_FACES) for at in range(1, MOST_DICE + 1)
)


def _offer_take(state: State) -> Offer:
    counts = [
        Choice(value=count, about={"foe-dice": DICE - count})
        for count in range(1, state.allowed + 1)
    ]
    field = OneOf(name="count", of="number", choices=tuple(counts))
    return Offer(key="take", fields=(field,), question=_question(state))


def _take(tale: Tale, values: Values) -> None:
    """Where the hub rolls, choosing how many dice is throwing them."""
    take(tale, number(values, "count"))
    if tale.state.level == "rolled":
        throw(tale)


def _offer_typed(state: State) -> Offer:
    assert state.roll is not None
    fields = _FIELDS[: state.roll.dice]
    return Offer(key="typed", fields=fields, question=_question(state), about=_at_stake(state))


def _typed(tale: Tale, values: Values) -> None:
    note(tale, tuple(number(values, name) for name in sorted(values)))


def _offer_roll(state: State) -> Offer:
    return Offer(key="roll", question=_question(state), about=_at_stake(state))


def _roll(tale: Tale, values: Values) -> None:
    throw(tale)


def _at_stake(state: State) -> dict[str, Param]:
    """Before the opponent's dice fall: what they are up against."""
    if not is_players_phase(state):
        return {}
    return outlook(state.sheet, state.foe_has, state.full_attack, state.full_defence)


def is_players_phase(state: State) -> bool:
    """The opponent's dice have to fall for the first time this round."""
    return state.roll is not None and state.roll.key == "foe" and not state.foe_dice


# --- Giving -----------------------------------------------------------------


def _offer_give(state: State) -> Offer:
    usable = tuple((at, state.dice[at]) for at in state.usable)
    base = (state.more_attack, state.more_defence, state.concentration)
    fields = whole_fields(state.sheet, state.foe_has, usable, base)
    return Offer(key="give", fields=fields, question=_question(state))


def _give(tale: Tale, values: Values) -> None:
    dice = tale.state.dice
    given = dict.fromkeys(USES, 0)
    for at in tale.state.usable:
        given[str(values[f"die-{at + 1}"])] += dice[at]
    give(tale, *given.values())


def _offer_split(state: State) -> Offer:
    base = (state.more_attack, state.more_defence, state.concentration)
    fields = split_fields(state.sheet, state.foe_has, state.dice[0], base)
    return Offer(key="split", fields=fields, question=_question(state))


def _split(tale: Tale, values: Values) -> None:
    """What is neither Attack nor Defence is Concentration."""
    give(tale, *shares(tale.state.dice[0], number(values, "attack"), number(values, "defence")))


# --- Ki ---------------------------------------------------------------------


def _without_ki(state: State) -> Reason | None:
    if can_spend_ki(state):
        return None
    return reason("ki-limit", limit=KI_A_ROUND) if state.ki else reason("no-ki")


def _offer_again(state: State) -> Offer:
    choices = tuple(
        _THROWN_AWAY[at]
        if state.is_thrown_away(die)
        else Choice(value=at + 1, about={"value": die})
        for at, die in enumerate(state.dice)
    )
    field = OneOf(name="die", of="own-die", choices=choices)
    return Offer(key="again", fields=(field,), closed=_without_ki(state), question=_question(state))


_THROWN_AWAY = tuple(Choice(value=at + 1, closed=reason("die-thrown-away")) for at in range(DICE))


def _again(tale: Tale, values: Values) -> None:
    tale.tell(KiSpent(on="again"))
    ask(tale, "again", at=number(values, "die") - 1)


def _offer_boost(state: State) -> Offer:
    attack, defence = state.full_attack, state.full_defence
    choices = (
        Choice(value="attack", about=_outlook(state, attack + 1, defence)),
        Choice(value="defence", about=_outlook(state, attack, defence + 1)),
    )
    field = OneOf(name="what", of="use", choices=choices)
    return Offer(key="boost", fields=(field,), closed=_without_ki(state), question=_question(state))


def _outlook(state: State, attack: int, defence: int) -> dict[str, Param]:
    return outlook(state.sheet, state.foe_has, attack, defence)


def _boost(tale: Tale, values: Values) -> None:
    tale.tell(KiSpent(on=str(values["what"])))


def _offer_foe_again(state: State) -> Offer:
    about = _outlook(state, state.full_attack, state.full_defence)
    return Offer(key="foe-again", closed=_without_ki(state), question=_question(state), about=about)


def _foe_again(tale: Tale, values: Values) -> None:
    tale.tell(KiSpent(on="foe"))
    ask(tale, "foe", tale.state.foe_has)


# --- Concentration ----------------------------------------------------------


def _offer_buy(state: State) -> Offer:
    cheapest, have = REWARDS[0].cost, state.concentration
    closed = reason("already-bought") if state.bought else None
    if closed is None and have < cheapest:
        closed = _too_dear(cheapest, have)
    field = OneOf(name="reward", of="reward", choices=_prices(state.concentration))
    return Offer(key="buy", fields=(field,), closed=closed, question=_question(state))


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


def _buy(tale: Tale, values: Values) -> None:
    reward = BY_KEY[str(values["reward"])]
    tale.tell(Bought(reward=reward.key))
    if reward.dice:
        ask(tale, "surprise", reward.dice)
    elif reward.life:
        hurt_foe(tale, reward.life, "concentration")


# --- The opponent's answer --------------------------------------------------


def _offer_stand(state: State) -> Offer:
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
    return Offer(key="stand", question=_question(state), about=about)


def _stand(tale: Tale, values: Values) -> None:
    resolve(tale)


TAKE = Deed("take", _offer_take, _take)
TYPED = Deed("typed", _offer_typed, _typed)
ROLL = Deed("roll", _offer_roll, _roll)
GIVE = Deed("give", _offer_give, _give)
SPLIT = Deed("split", _offer_split, _split)
AGAIN = Deed("again", _offer_again, _again)
BOOST = Deed("boost", _offer_boost, _boost)
FOE_AGAIN = Deed("foe-again", _offer_foe_again, _foe_again)
BUY = Deed("buy", _offer_buy, _buy)
STAND = Deed("stand", _offer_stand, _stand)

ByKey = dict[str, Deed]


def _by_key(*deeds: Deed) -> ByKey:
    return {deed.key: deed for deed in deeds}


_NOTHING: ByKey = {}
# How dice fall: real ones are typed in, or the hub rolls if asked; else it always does.
_FALL = {"typed": _by_key(TYPED, ROLL), "rolled": _by_key(ROLL)}
_MORE = _by_key(BOOST, BUY)
_STEPS: dict[str, ByKey] = {"dice": _by_key(TAKE), "answer": _by_key(STAND, FOE_AGAIN)}
_WHOLE, _SINGLE = _by_key(GIVE, AGAIN, BUY), _by_key(SPLIT, AGAIN, BUY)


def deeds_now(state: State, who: Who) -> ByKey:
    """The deeds this actor can look for now; each still says whether it is open."""
    if who.kind != "seat" or who.seat != PLAYER or not state.frames:
        return _NOTHING
    if state.roll is not None:
        fall = _FALL[state.level]
        return {**fall, **_MORE} if is_players_phase(state) else fall
    if state.step == "give":
        # Only a single rolled die may be split.
        return _SINGLE if state.taken == 1 else _WHOLE
    return _STEPS[state.step]

"""Attack with a weapon: who can be reached, with what, and what it would do."""

from functools import lru_cache

from hub.rules.box.cards import KINDS
from hub.rules.cardplay.open_attack import Judgement, judge_anew
from hub.rules.cardplay.questions import CardQuestion, ask
from hub.rules.cardplay.ring import others
from hub.rules.cardplay.seat_fields import SEATS, TargetRow, closed_seat, target_then
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.form import Choice, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.samurai.events.cards import WeaponPlayed
from hub.rules.samurai.ring import difficulties, shields, strength, weapon_limit, wounds
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.hand import card_of
from hub.rules.swordplay.weapons import attack_action, best_reach, weapon_choices


def _fields(state: State, at: int, weapons: tuple[str, ...]) -> tuple[OneOf, OneOf]:
    extra = strength(state.seats[at]).extra
    return _form(at, weapons, _far(state, at), shields(state.seats), extra)


_BARRED = frozenset({"has-left", "harmless"})


# Between two attacks little of this changes, so most forms are there already.
@lru_cache(maxsize=128)
def _form(
    at: int, weapons: tuple[str, ...], far: tuple[int, ...], shields: tuple[str, ...], extra: int
) -> tuple[OneOf, OneOf]:
    """The targets, and for each the weapons that reach it."""
    best = best_reach(weapons)
    rows: list[TargetRow] = []
    for target in others(len(far), at):
        shield = shields[target]
        is_barred = shield in _BARRED
        choice = closed_seat(target, shield) if is_barred else _target(target, far[target], best)
        more = extra - (shield == "ginchiyo")
        rows.append((choice, weapon_choices(weapons, far[target], more)))
    return target_then("weapon", "card", rows)


@lru_cache(maxsize=256)
def _target(seat: int, difficulty: int, reach: int) -> Choice:
    if difficulty <= reach:
        return SEATS[seat]
    too_far = reason("too-far", seat=seat, difficulty=difficulty, reach=reach)
    return Choice(value=seat, closed=too_far)


def _far(state: State, at: int) -> tuple[int, ...]:
    """How far every seat is for this player's weapons; Kojirō's reach everyone."""
    is_kojiro = state.seats[at].character == "kojiro"
    return (0,) * state.players if is_kojiro else difficulties(state, at)


def _judge(state: State, attack: CardQuestion) -> Judgement | None:
    """A weapon by the cards as they lie; nothing else depends on them."""
    if attack.key != "weapon":
        return Judgement(attack.wounds, is_other=False)
    by, (target,) = attack.by, attack.asked
    if state.seats[target].harmless or KINDS[attack.card].reach < _far(state, by)[target]:
        return None
    harm = wounds(state, by, target, attack.card)
    return Judgement(harm, is_other=harm != attack.wounds)


def _strike(tx: Transaction, at: int, values: Values) -> None:
    """The weapon lies aside; its target is always asked (ruling 15)."""
    state = tx.state
    target, weapon = number(values, "target"), text(values, "weapon")
    harm = wounds(state, at, target, weapon)
    card, far = card_of(state, at, weapon), difficulties(state, at)[target]
    tx.emit(WeaponPlayed(seat=at, card=card, target=target, difficulty=far, wounds=harm))
    ask(tx, "weapon", (target,), by=at, card=weapon, wounds=harm)


ATTACK: Action[State] = attack_action(weapon_limit, _fields, _strike)
JUDGE_ANEW: Action[State] = judge_anew(_judge)

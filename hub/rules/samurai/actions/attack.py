"""Attack with a weapon: who can be reached, with what, and what it would do."""

from functools import lru_cache

from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.ring import others
from hub.rules.cardplay.seat_fields import SEATS, TargetRow, closed_seat, target_then
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.form import Choice, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.samurai.events.cards import WeaponPlayed
from hub.rules.samurai.ring import defences, difficulties, strength, weapon_limit, wounds
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.hand import card_of
from hub.rules.swordplay.weapons import attack_action, best_reach, weapon_choices


def _fields(state: State, at: int, weapons: tuple[str, ...]) -> tuple[OneOf, OneOf]:
    seat = state.seats[at]
    # Kojirō's weapons reach everyone.
    far = (0,) * state.players if seat.character == "kojiro" else difficulties(state, at)
    return _form(at, weapons, far, defences(state.seats).shields, strength(seat).extra)


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


def _target(seat: int, difficulty: int, reach: int) -> Choice:
    if difficulty <= reach:
        return SEATS[seat]
    too_far = reason("too-far", seat=seat, difficulty=difficulty, reach=reach)
    return Choice(value=seat, closed=too_far)


def _strike(tx: Transaction, at: int, values: Values) -> None:
    """The weapon lies aside; its target is always asked (ruling 15)."""
    state = tx.state
    target, weapon = number(values, "target"), text(values, "weapon")
    harm = wounds(state, at, target, weapon)
    card, far = card_of(state, at, weapon), difficulties(state, at)[target]
    tx.emit(WeaponPlayed(seat=at, card=card, target=target, difficulty=far, wounds=harm))
    ask(tx, "weapon", (target,), by=at, card=weapon, wounds=harm)


ATTACK: Action[State] = attack_action(weapon_limit, _fields, _strike)

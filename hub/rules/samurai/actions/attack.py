"""Attack with a weapon: who can be reached, with what, and what it would do."""

from functools import lru_cache

from hub.rules.box.cards import KINDS
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.ring import others
from hub.rules.cardplay.seat_fields import NAMED, SEATS, closed_seat
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.form import Choice, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.samurai.events.cards import WeaponPlayed
from hub.rules.samurai.ring import difficulties, strength, weapon_limit, wounds
from hub.rules.samurai.state import Seat, State, Transaction
from hub.rules.swordplay.cards_from_hand import aimed
from hub.rules.swordplay.hand import card_of
from hub.rules.swordplay.weapons import WEAPON, attack_action, out_of_reach


@lru_cache(maxsize=128)
def _weapon_choice(
    weapon: str, difficulty: int, reaches_all: bool, extra: int, is_soft: bool
) -> Choice:
    """A weapon with the wounds it would do, or the reach that is not enough."""
    return Choice(
        value=weapon,
        closed=None if reaches_all else out_of_reach(weapon, difficulty),
        about={"wounds": max(1, KINDS[weapon].wounds + extra - is_soft)},
    )


def _too_far(seat: int, difficulty: int, reach: int) -> Choice:
    return Choice(
        value=seat, closed=reason("too-far", seat=seat, difficulty=difficulty, reach=reach)
    )


def _fields(state: State, at: int, weapons: tuple[str, ...]) -> tuple[OneOf, OneOf]:
    seat = state.seats[at]
    return _form(
        at,
        weapons,
        difficulties(state, at),
        _shields(state.seats),
        strength(seat).extra,
        seat.character == "kojiro",
    )


@lru_cache(maxsize=64)
def _shields(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """What keeps a weapon from each seat or softens it, by name; nothing for most."""
    return tuple([_shield(seat) if seat.harmless else seat.character for seat in seats])


_BARRED = frozenset({"has-left", "harmless"})


def _shield(seat: Seat) -> str:
    return "has-left" if seat.left else "harmless"


# Between two attacks little of this changes, so most forms are there already.
@lru_cache(maxsize=128)
def _form(
    at: int,
    weapons: tuple[str, ...],
    far: tuple[int, ...],
    shields: tuple[str, ...],
    extra: int,
    reaches_all: bool,
) -> tuple[OneOf, OneOf]:
    """The targets, and for each the weapons that reach it (Kojirō's reach everyone)."""
    best = max(KINDS[weapon].reach for weapon in weapons)
    targets = []
    by: dict[str, tuple[Choice, ...]] = {}
    for target in others(len(far), at):
        if shields[target] in _BARRED:
            targets.append(closed_seat(target, shields[target]))
        elif far[target] > best and not reaches_all:
            targets.append(_too_far(target, far[target], best))
        else:
            targets.append(SEATS[target])
        by[NAMED[target]] = tuple(
            _weapon_choice(weapon, far[target], reaches_all, extra, shields[target] == "ginchiyo")
            for weapon in weapons
        )
    return aimed("seat", targets, WEAPON, by)


def _strike(tx: Transaction, at: int, values: Values) -> None:
    """The weapon lies aside; its target is always asked (ruling 15)."""
    state = tx.state
    target, weapon = number(values, "target"), text(values, "weapon")
    harm = wounds(state, at, target, weapon)
    tx.emit(
        WeaponPlayed(
            seat=at,
            card=card_of(state, at, weapon),
            target=target,
            difficulty=difficulties(state, at)[target],
            wounds=harm,
        )
    )
    ask(tx, "weapon", (target,), by=at, card=weapon, wounds=harm)


ATTACK: Action[State] = attack_action(weapon_limit, _fields, _strike)

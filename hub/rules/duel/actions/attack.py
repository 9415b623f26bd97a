"""Attack with a weapon, from where the active character stands: whom it reaches, and with what."""

from functools import lru_cache

from hub.rules.box.cards import KINDS
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.seat_fields import lacks_cards, no_target
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.duel.actions.character_fields import closed_one
from hub.rules.duel.circle import (
    Way,
    difficulties,
    has,
    is_harmless,
    ways,
    weapon_limit,
    wound_sum,
    wounds,
)
from hub.rules.duel.events.cards import WeaponPlayed
from hub.rules.duel.state import State, Transaction, other
from hub.rules.swordplay.action_cards import from_hand
from hub.rules.swordplay.hand import card_of
from hub.rules.swordplay.weapons import out_of_reach, weapons_of

_NO_ACTIVE = reason("no-active")


def _offer(state: State, actor: Actor) -> Offer | None:
    weapons = weapons_of(state, actor.seat)
    if not weapons:
        return None
    closed = _closed(state, actor.seat)
    fields = () if closed else _fields(state, actor.seat, weapons)
    closed = closed or no_target(fields)
    return from_hand(state, "attack", fields, closed, likely=True)


def _closed(state: State, seat: int) -> Reason | None:
    """Only the active character uses weapons, and only so many."""
    side = state.sides[seat]
    if not side.active:
        return _NO_ACTIVE
    limit = weapon_limit(side)
    if state.weapons >= limit:
        return reason("weapon-limit", used=state.weapons, limit=limit)
    return lacks_cards(state, seat)


def _fields(state: State, seat: int, weapons: tuple[str, ...]) -> tuple[OneOf, OneOf]:
    """The enemies in the circle, and for each the weapons that reach it (Kojirō's reach all)."""
    enemies = state.sides[other(seat)]
    found = ways(state, seat)
    reaches_all = has(state.sides[seat], "kojiro")
    best = max(KINDS[weapon].reach for weapon in weapons)
    targets = []
    by: dict[str, tuple[Choice, ...]] = {}
    for name in enemies.standing:
        if is_harmless(enemies, name):
            targets.append(closed_one(name, "harmless" if name in enemies.line else "behind"))
            continue
        far = 0 if reaches_all else sum(found[name])
        targets.append(_target(name, found[name], far, best))
        by[name] = tuple(
            _weapon(weapon, far, wounds(state, seat, name, weapon)) for weapon in weapons
        )
    return (
        OneOf(name="target", of="character", choices=tuple(targets)),
        OneOf(name="weapon", of="card", given=("target",), by=by),
    )


@lru_cache(maxsize=256)
def _target(name: str, way: Way, difficulty: int, reach: int) -> Choice:
    """An enemy with what its difficulty is made of."""
    return Choice(
        value=name,
        closed=_too_far(name, difficulty, reach),
        about={
            "difficulty": sum(way),
            "places": way.places,
            "armor": way.armor,
            "benkei": way.benkei,
            "behind": way.behind,
        },
    )


def _too_far(name: str, difficulty: int, reach: int) -> Reason | None:
    if difficulty <= reach:
        return None
    return reason("too-far", character=name, difficulty=difficulty, reach=reach)


@lru_cache(maxsize=256)
def _weapon(weapon: str, difficulty: int, harm: int) -> Choice:
    """A weapon with the wounds it would do, or the reach that is not enough."""
    return Choice(value=weapon, closed=out_of_reach(weapon, difficulty), about={"wounds": harm})


def _do(tx: Transaction, actor: Actor, values: Values) -> None:
    """The weapon lies aside; the other player is always asked."""
    state, seat = tx.state, actor.seat
    target, weapon = text(values, "target"), text(values, "weapon")
    parts = wound_sum(state, seat, target, weapon)
    harm = sum(parts.values())
    tx.emit(
        WeaponPlayed(
            seat=seat,
            card=card_of(state, seat, weapon),
            character=target,
            difficulty=difficulties(state, seat)[target],
            wounds=harm,
        )
    )
    ask(
        tx,
        "weapon",
        (other(seat),),
        by=seat,
        card=weapon,
        wounds=harm,
        characters=(target,),
        parts=parts,
    )


ATTACK = Action("attack", _offer, _do)

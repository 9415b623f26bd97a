"""Attack with a weapon, from where the active character stands: whom it reaches, and with what."""

from functools import lru_cache

from hub.rules.box.cards import KINDS
from hub.rules.cardplay.open_attack import Judgement, judge_anew
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.seat_fields import TargetRow, target_then
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.form import Choice, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.duel import circle
from hub.rules.duel.actions.character_fields import closed_one
from hub.rules.duel.events.cards import WeaponPlayed
from hub.rules.duel.state import Question, State, Transaction, other
from hub.rules.swordplay.hand import card_of
from hub.rules.swordplay.weapons import attack_action, best_reach, weapon_choice

_NO_ACTIVE = reason("no-active")


def _barred(state: State, seat: int) -> Reason | None:
    """Only the active character uses weapons."""
    return None if state.sides[seat].active else _NO_ACTIVE


def _fields(state: State, seat: int, weapons: tuple[str, ...]) -> tuple[OneOf, OneOf]:
    """The enemies in the circle, and for each the weapons that reach it (Kojirō's reach all)."""
    enemies = state.sides[other(seat)]
    found = circle.ways(state, seat)
    reaches_all = circle.has(state.sides[seat], "kojiro")
    best = best_reach(weapons)
    rows: list[TargetRow] = []
    for name in enemies.standing:
        if circle.is_harmless(enemies, name):
            barred = closed_one(name, "harmless" if name in enemies.line else "behind")
            rows.append((barred, None))
            continue
        far = 0 if reaches_all else sum(found[name])
        choices = tuple(
            weapon_choice(weapon, far, circle.wounds(state, seat, name, weapon))
            for weapon in weapons
        )
        rows.append((_target(name, found[name], far, best), choices))
    return target_then("weapon", "card", rows, "character")


@lru_cache(maxsize=256)
def _target(name: str, way: circle.Way, difficulty: int, reach: int) -> Choice:
    """An enemy with what its difficulty is made of."""
    closed = None
    if difficulty > reach:
        closed = reason("too-far", character=name, difficulty=difficulty, reach=reach)
    return Choice(
        value=name,
        closed=closed,
        about={
            "difficulty": sum(way),
            "places": way.places,
            "armor": way.armor,
            "benkei": way.benkei,
            "behind": way.behind,
        },
    )


def _judge(state: State, attack: Question) -> Judgement | None:
    """A weapon by the cards as they lie; nothing else depends on them."""
    stands = Judgement(attack.wounds, is_other=False)
    if attack.key != "weapon":
        return stands
    seat, target = attack.by, attack.characters[0]
    enemies = state.sides[other(seat)]
    if target not in enemies.line or not state.sides[seat].active:
        # Somebody fell meanwhile, for another reason.
        return stands
    reaches_all = circle.has(state.sides[seat], "kojiro")
    far = 0 if reaches_all else circle.difficulties(state, seat)[target]
    if circle.is_harmless(enemies, target) or KINDS[attack.card].reach < far:
        return None
    parts = circle.wound_sum(state, seat, target, attack.card)
    return Judgement(sum(parts.values()), is_other=parts != attack.parts, parts=parts)


def _strike(tx: Transaction, seat: int, values: Values) -> None:
    """The weapon lies aside; the other player is always asked."""
    state = tx.state
    target, weapon = text(values, "target"), text(values, "weapon")
    parts = circle.wound_sum(state, seat, target, weapon)
    harm = sum(parts.values())
    card, far = card_of(state, seat, weapon), circle.difficulties(state, seat)[target]
    tx.emit(WeaponPlayed(seat=seat, card=card, character=target, difficulty=far, wounds=harm))
    about = {"by": seat, "card": weapon, "wounds": harm, "characters": (target,), "parts": parts}
    ask(tx, "weapon", (other(seat),), **about)


ATTACK: Action[State] = attack_action(circle.weapon_limit, _fields, _strike, _barred)
JUDGE_ANEW: Action[State] = judge_anew(_judge)

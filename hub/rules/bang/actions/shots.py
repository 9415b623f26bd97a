"""BANG!: who can be reached, what it would do, and how many a turn; Doc Holyday's too."""

from hub.rules.bang.actions.abilities import only_for
from hub.rules.bang.actions.answers import face
from hub.rules.bang.events.cards import BangPlayed, TwoCardsFired
from hub.rules.bang.events.turns import AbilityUsed
from hub.rules.bang.question import Question
from hub.rules.bang.ring import (
    UNLIMITED,
    bang_limit,
    barrels,
    damage,
    distance,
    reaches,
    shield,
    strength,
)
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.open_attack import Judgement, judge_anew
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.ring import clockwise
from hub.rules.cardplay.seat_fields import aimed_offer, closed_seat, lacks_cards
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason

DOC = "doc-holyday"


def _offer_bang(state: State, actor: Actor) -> Offer:
    return _offer(state, actor, "bang", lacks_cards(state, actor.seat) or _limit(state, actor.seat))


def _limit(state: State, at: int) -> Reason | None:
    limit = bang_limit(state, at)
    if limit == UNLIMITED or state.bangs < limit:
        return None
    return reason("bang-limit", used=state.bangs, limit=limit)


def _offer(state: State, actor: Actor, key: str, closed: Reason | None) -> Offer:
    """A seat is all there is to name: the weapon lies on the table."""
    targets = [_target(state, actor.seat, target) for target in clockwise(state, actor.seat)]
    field = OneOf(name="target", of="seat", choices=tuple(targets))
    return aimed_offer(state, key, (field,), closed, likely=key == "bang")


def _target(state: State, at: int, target: int) -> Choice:
    """A seat with the damage, or with what is between."""
    if barred := shield(state.seats[target]):
        return closed_seat(target, barred)
    if not reaches(state, at, target):
        return too_far(state, at, target, strength(state.seats[at]))
    return Choice(value=target, about={"damage": damage(state, at, target)})


def too_far(state: State, at: int, target: int, reach: int) -> Choice:
    """A seat that is further away than that."""
    far = distance(state, at, target)
    return Choice(value=target, closed=reason("too-far", seat=target, distance=far, reach=reach))


def misses_needed(state: State, by: int) -> int:
    """Against Slab the Killer's BANG! it takes two."""
    return 2 if state.seats[by].ability == "slab-the-killer" else 1


def _bang(tx: Transaction, actor: Actor, values: Values) -> None:
    """It lies aside; its target is always asked."""
    state, at, target = tx.state, actor.seat, number(values, "target")
    harm, far = damage(state, at, target), distance(state, at, target)
    card = face(state.seats[at], "bang")
    tx.emit(BangPlayed(seat=at, card=card, target=target, distance=far, damage=harm))
    needed = misses_needed(state, at)
    ask(tx, "shot", (target,), by=at, card="bang", wounds=harm, needed=needed)


def _judge(state: State, attack: Question) -> Judgement | None:
    """A BANG! by the cards as they lie; of other attacks they change the Barrels alone.

    One that was answered in part stands.
    """
    harm, is_bang = attack.wounds, attack.key == "shot" and attack.card == "bang"
    is_answered = attack.tries > 0 or attack.needed < misses_needed(state, attack.by)
    if is_bang and not is_answered:
        by, (target,) = attack.by, attack.asked
        if shield(state.seats[target]) or not reaches(state, by, target):
            return None
        harm = damage(state, by, target)
    is_other = harm != attack.wounds or _has_other_barrels(state, attack)
    return Judgement(harm, is_other=is_other)


def _has_other_barrels(state: State, attack: Question) -> bool:
    """Whether anybody who may try a Barrel had another number of them when it was declared."""
    if attack.key not in ("shot", "gatling"):
        return False
    return any(
        barrels(state, at, then) != barrels(state, at, state.seats[at].laid)
        for at, then in attack.laid
        if at in attack.awaited
    )


def _offer_two(state: State, actor: Actor) -> Offer:
    """Doc Holyday, once a turn: two cards for a BANG! that does not count for the limit."""
    closed = None
    if DOC in state.used:
        closed = reason("used-up", character=DOC)
    elif state.seats[actor.seat].hand < 2:
        closed = reason("two-cards")
    return _offer(state, actor, "two-for-bang", closed)


def _two(tx: Transaction, actor: Actor, values: Values) -> None:
    state, at, target = tx.state, actor.seat, number(values, "target")
    harm, far = damage(state, at, target), distance(state, at, target)
    tx.emit(AbilityUsed(seat=at, character=DOC))
    tx.emit(TwoCardsFired(seat=at, target=target, distance=far, damage=harm))
    ask(tx, "shot", (target,), by=at, card="bang", wounds=harm)


BANG = Action("bang", _offer_bang, _bang)
TWO_FOR_BANG = only_for(DOC, Action("two-for-bang", _offer_two, _two))
JUDGE_ANEW: Action[State] = judge_anew(_judge)

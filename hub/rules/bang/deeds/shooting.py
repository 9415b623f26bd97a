"""BANG!: who can be reached, what it would do, and how many a turn; Doc Holyday's too."""

from hub.rules.bang.deeds.answering import face
from hub.rules.bang.events import AbilityUsed, BangPlayed, TwoCardsFired
from hub.rules.bang.ring import UNLIMITED, bang_limit, damage, distance, reaches, shield, strength
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale, ask
from hub.rules.cardplay.deed import (
    Deed,
    Values,
    closed_seat,
    lacks_cards,
    no_target,
    number,
    question_of,
)
from hub.rules.cardplay.ring import clockwise
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who

DOC = "doc-holyday"


def _offer_bang(state: State, who: Who) -> Offer:
    return _offer(state, who, "bang", lacks_cards(state, who.seat) or _limit(state, who.seat))


def _limit(state: State, at: int) -> Reason | None:
    limit = bang_limit(state, at)
    if limit == UNLIMITED or state.bangs < limit:
        return None
    return reason("bang-limit", used=state.bangs, limit=limit)


def _offer(state: State, who: Who, key: str, closed: Reason | None) -> Offer:
    """A seat is all there is to name: the weapon lies on the table."""
    field = OneOf(name="target", of="seat", choices=_targets(state, who.seat))
    return Offer(
        key=key,
        fields=(field,),
        closed=closed or no_target((field,)),
        question=question_of(state),
        likely=key == "bang",
    )


def _targets(state: State, at: int) -> tuple[Choice, ...]:
    """Everyone else, with the damage, or with what is between."""
    return tuple([_target(state, at, target) for target in clockwise(state, at)])


def _target(state: State, at: int, target: int) -> Choice:
    barred = shield(state.seats[target])
    if barred:
        return closed_seat(target, barred)
    if not reaches(state, at, target):
        reach, far = strength(state.seats[at]), distance(state, at, target)
        closed = reason("too-far", seat=target, distance=far, reach=reach)
        return Choice(value=target, closed=closed)
    return Choice(value=target, about={"damage": damage(state, at, target)})


def misses_needed(state: State, by: int) -> int:
    """Against Slab the Killer's BANG! it takes two."""
    return 2 if state.seats[by].ability == "slab-the-killer" else 1


def _bang(tale: Tale, who: Who, values: Values) -> None:
    """It lies aside; its target is always asked."""
    state, at, target = tale.state, who.seat, number(values, "target")
    harm = damage(state, at, target)
    tale.tell(
        BangPlayed(
            seat=at,
            card=face(state.seats[at], "bang"),
            target=target,
            distance=distance(state, at, target),
            damage=harm,
        )
    )
    needed = misses_needed(state, at)
    ask(tale, "shot", (target,), by=at, card="bang", wounds=harm, needed=needed)


def _offer_two(state: State, who: Who) -> Offer | None:
    """Doc Holyday, once a turn: two cards for a BANG! that does not count for the limit."""
    seat = state.seats[who.seat]
    if seat.ability != DOC:
        return None
    closed = None
    if DOC in state.used:
        closed = reason("used-up", character=DOC)
    elif seat.hand < 2:
        closed = reason("two-cards")
    return _offer(state, who, "two-for-bang", closed)


def _two(tale: Tale, who: Who, values: Values) -> None:
    state, at, target = tale.state, who.seat, number(values, "target")
    harm = damage(state, at, target)
    tale.tell(AbilityUsed(seat=at, character=DOC))
    far = distance(state, at, target)
    tale.tell(TwoCardsFired(seat=at, target=target, distance=far, damage=harm))
    ask(tale, "shot", (target,), by=at, card="bang", wounds=harm)


BANG = Deed("bang", _offer_bang, _bang)
TWO_FOR_BANG = Deed("two-for-bang", _offer_two, _two)

"""What players say of tokens: recovering at any level, and all that happens at the Tokens level."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.everyone import everyone_action, not_harmless
from hub.rules.cardplay.final_tap import asking_before_end
from hub.rules.cardplay.late_blow import late_blow
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.cardplay.simple_actions import tap
from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.samurai.damage import could_end, judge, told_blow, wound
from hub.rules.samurai.events.tokens import Healed, HonorPaid, Recovered
from hub.rules.samurai.flow import FLOW, recover
from hub.rules.samurai.ring import is_lone_shogun
from hub.rules.samurai.state import State, Transaction


def _offer_wound(state: State, actor: Actor) -> Offer | None:
    """Whoever is hit says so; only the player whose turn it is can have done it."""
    seat = state.seats[actor.seat]
    if actor.seat == state.turn or seat.left:
        return None
    closed = None if seat.resilience else reason("no-resilience")
    field = Number(name="wounds", low=1, high=max(1, seat.resilience), start=1)
    question = question_of(state)
    return Offer(key="wound", fields=(field,), closed=closed, question=question, spread=True)


def _wound(tx: Transaction, actor: Actor, values: Values) -> None:
    wound(tx, actor.seat, tx.state.turn, number(values, "wounds"), "told")


def _touched(state: State, by: int) -> tuple[int, ...]:
    """Battle Cry and Jujutsu pass Chiyo by."""
    found = not_harmless(state, by)
    return tuple([at for at in found if state.seats[at].character != "chiyo"])


def _recovered(state: State, at: int) -> Recovered:
    return Recovered(seat=at, resilience=CHARACTERS[state.seats[at].character])


def _heal(tx: Transaction, actor: Actor) -> None:
    full = CHARACTERS[tx.state.seats[actor.seat].character]
    tx.emit(Healed(seat=actor.seat, resilience=full))


def _never_pays(state: State, at: int) -> Reason | None:
    """The Shogun of three, when Bushido has bitten."""
    return reason("shogun-never-pays") if is_lone_shogun(state, at) else None


def _lose_honor(tx: Transaction, actor: Actor) -> None:
    tx.emit(HonorPaid(seat=actor.seat))
    judge(tx, "bushido")


RECOVER: Action[State] = tap("recover", lambda tx, actor: recover(tx, actor.seat))
WOUND: Action[State] = asking_before_end(Action("wound", _offer_wound, _wound), FLOW, could_end)
LATE_WOUND: Action[State] = late_blow("resilience", told_blow, _recovered, could_end)
EVERYONE: Action[State] = everyone_action(_touched)
HEAL: Action[State] = tap("heal", _heal)
LOSE_HONOR: Action[State] = asking_before_end(tap("lose-honor", _lose_honor, _never_pays), FLOW)

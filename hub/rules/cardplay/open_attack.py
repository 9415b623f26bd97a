"""An open attack and cards in play that are set straight meanwhile.

It is judged by what lay there when it was declared, and what was set straight counts afterwards:
nobody's attack fails by what somebody remembers late. Unless its attacker says that it is right;
then it is judged anew by the cards as they lie.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from hub.rules.cardplay.card_moves import hand_by
from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.questions import CardQuestion, on_top, top_question
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.form import Offer
from hub.rules.contract.transaction import Transaction


class Judgement(NamedTuple):
    """What an attack would do by the cards as they lie; `parts` is what that is made of.

    `is_other`: it differs from what the open question says.
    """

    wounds: int
    is_other: bool
    parts: dict[str, int] = {}


# Judges an open question by the cards as they lie; None: that attack could not be made.
Judge = Callable[[Any, Any], Judgement | None]


class JudgedAnew(Event, tag="judged-anew"):
    """The open attack of this seat does so many wounds by the cards as they lie."""

    tells = story("judged-anew", "seat", count="wounds")

    seat: int
    wounds: int
    parts: dict[str, int] = {}

    def evolve(self, state: G) -> G:
        return on_top(state, top_question(state).judged(self.wounds, self.parts))


class AttackVoided(Event, tag="attack-voided"):
    """By the cards as they lie this attack could not be made: what it was made with goes back."""

    tells = story("attack-voided", "seat")

    seat: int

    def evolve(self, state: G) -> G:
        count, changes = len(state.aside), state.unfired()
        return hand_by(state, self.seat, count, aside=(), frames=state.frames[:-1], **changes)


def attack_of(state: AnyCardState, actor: Actor) -> CardQuestion | None:
    """The open attack of this actor, if cards in play were set straight since."""
    top = state.frames[-1] if state.frames else None
    if actor.kind != "seat" or not isinstance(top, CardQuestion) or not top.is_amended:
        return None
    return top if top.by == actor.seat and actor.seat not in top.asked else None


def judge_anew(judge: Judge) -> Action[G]:
    """Its attacker says that what was set straight is right; nobody waits for that."""

    def offer(state: G, actor: Actor) -> Offer | None:
        attack = attack_of(state, actor)
        if attack is None:
            return None
        verdict = judge(state, attack)
        is_same = verdict is not None and not verdict.is_other
        return None if is_same else Offer(key="judge-anew", question=attack.question)

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        verdict = judge(tx.state, top_question(tx.state))
        if verdict is None:
            tx.emit(AttackVoided(seat=actor.seat))
        else:
            tx.emit(JudgedAnew(seat=actor.seat, wounds=verdict.wounds, parts=verdict.parts))

    return Action("judge-anew", offer, do)

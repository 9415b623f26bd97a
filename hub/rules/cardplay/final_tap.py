"""A tap after which the game would be over, where real cards lie on the table: it says so and asks.

The hub has only counted, and what an end shows is seen by all.
"""

from hub.rules.cardplay.card_state import G, Over
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.turn_flow import NO_CHANCE, TurnFlow
from hub.rules.contract.action import Action
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer
from hub.rules.contract.transaction import Transaction


def asking_before_end(action: Action[G], flow: TurnFlow[G]) -> Action[G]:
    """The same tap, with whether it `ends` the game; then it is never done at once."""

    def offer(state: G, actor: Actor) -> Offer | None:
        found = action.offer(state, actor)
        if found is None:
            return None
        ends = found.closed is None and _is_over(state, actor, action, flow)
        said = replace(found, about={**found.about, "ends": int(ends)})
        return replace(said, asks=True) if ends else said

    return action._replace(offer=offer)


def _is_over(state: G, actor: Actor, action: Action[G], flow: TurnFlow[G]) -> bool:
    """Where others are asked too their answers are sealed, and nobody is told what would follow."""
    question = state.question
    if state.hub_holds_cards or (question is not None and question.asked != (actor.seat,)):
        return False
    tx = Transaction(state, NO_CHANCE)
    try:
        action.do(tx, actor, {})
        flow.advance(tx)
    except Over:
        return True
    return False

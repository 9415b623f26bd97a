"""What a player tells that could end the game, where real cards lie on the table: it says so, asks.

The hub has only counted, and what an end shows is seen by all.
"""

from collections.abc import Callable

from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.trial import ends_game
from hub.rules.cardplay.turn_flow import TurnFlow
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Number, Offer, OneOf
from hub.rules.contract.transaction import Transaction


def asking_before_end(
    action: Action[G], flow: TurnFlow[G], could_end: Callable[[G], bool] = lambda _: True
) -> Action[G]:
    """The same, with whether it could `end` the game; then it is never done by one tap.

    It is tried out, but where nothing of its kind `could_end` anything.
    """

    def offer(state: G, actor: Actor) -> Offer | None:
        found = action.offer(state, actor)
        if found is None:
            return None
        is_open = found.closed is None and could_end(state)
        ends = is_open and _is_over(state, actor, action, flow, _worst(found))
        said = replace(found, about={**found.about, "ends": int(ends)})
        return replace(said, asks=True, spread=False) if ends else said

    return action._replace(offer=offer)


def _worst(offer: Offer) -> Values:
    """The form as it takes the most; against whom is for the score, and not for the end."""
    values: Values = {}
    for field in offer.fields:
        if isinstance(field, Number):
            values[field.name] = field.high
        elif isinstance(field, OneOf):
            values[field.name] = next(each.value for each in field.choices if each.closed is None)
    return values


def _is_over(state: G, actor: Actor, action: Action[G], flow: TurnFlow[G], values: Values) -> bool:
    """Where others are asked too their answers are sealed, and nobody is told what would follow."""
    question = state.question
    if state.hub_holds_cards or (question is not None and question.asked != (actor.seat,)):
        return False

    def go_on(tx: Transaction[G]) -> None:
        action.do(tx, actor, values)
        flow.advance(tx)

    return ends_game(state, go_on)

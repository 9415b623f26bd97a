"""Actions that answer what is going on now with one tap, or with one thing picked."""

from collections.abc import Callable

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer, OneOf
from hub.rules.contract.refusal import Reason
from hub.rules.contract.transaction import Transaction


def never(state: AnyCardState, seat: int) -> Reason | None:
    """Nothing keeps a seat from it."""
    return None


def tap(
    key: str,
    do: Callable[[Transaction[G], Actor], None],
    closing: Callable[[G, int], Reason | None] = never,
) -> Action[G]:
    """An action with nothing to fill in; `closing` is why it cannot be done now."""

    def offer(state: G, actor: Actor) -> Offer:
        closed = closing(state, actor.seat)
        return Offer(key=key, closed=closed, question=question_of(state))

    return Action(key, offer, lambda tx, actor, values: do(tx, actor))


def pick(
    key: str,
    field: Callable[[G, int], OneOf],
    do: Callable[[Transaction[G], Actor, str], None],
    *,
    spread: bool = False,
) -> Action[G]:
    """An action with one text to choose, which is handed to `do`."""

    def offer(state: G, actor: Actor) -> Offer:
        fields = (field(state, actor.seat),)
        return Offer(key=key, fields=fields, question=question_of(state), spread=spread)

    def act(tx: Transaction[G], actor: Actor, values: Values) -> None:
        (picked,) = values.values()
        assert isinstance(picked, str)
        do(tx, actor, picked)

    return Action(key, offer, act)

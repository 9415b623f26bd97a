"""Wounds that fall on several at once, where only tokens are told of.

Whose turn it is says that a card touches everyone; each of the touched says whether it wounded
them; and when all have, the wounds fall clockwise, whoever tapped first. What the card was and
how it was answered lies on the table.
"""

from collections.abc import Callable

from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.questions import CardQuestion, Closed, ask, replace
from hub.rules.cardplay.ring import AnyRingState, R, clockwise
from hub.rules.cardplay.simple_actions import tap
from hub.rules.contract.action import Action, Actions
from hub.rules.contract.actor import Actor
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction

KEY = "everyone"
HIT, SPARED = "take", "spared"
Touched = Callable[[R, int], tuple[int, ...]]


def not_harmless(state: AnyRingState, by: int) -> tuple[int, ...]:
    """All the others who can be wounded, as far as tokens tell, clockwise."""
    return tuple([at for at in clockwise(state, by) if not state.seats[at].harmless])


def everyone_action(touched: Touched[R]) -> Action[R]:
    def closing(state: R, seat: int) -> Reason | None:
        return None if touched(state, seat) else reason("no-target")

    def do(tx: Transaction[R], actor: Actor) -> None:
        ask(tx, KEY, touched(tx.state, actor.seat), by=actor.seat, wounds=1)

    return tap(KEY, do, closing)


def settle_wounds(
    strike: Callable[[Transaction[R], int, int, int], None],
) -> Callable[[Transaction[R], CardQuestion], None]:
    """They fall together, and stop at the first who ends the game."""

    def settle(tx: Transaction[R], question: CardQuestion) -> None:
        tx.emit(Closed())
        for seat in clockwise(tx.state, question.by):
            found = question.answer_of(seat)
            if found is not None and found.say == HIT:
                strike(tx, seat, question.by, question.wounds)

    return settle


def other_word(said: Answer) -> Answer:
    """The same answer the other way, for whoever may not know it yet."""
    return replace(said, say=SPARED if said.say == HIT else HIT)


ANSWERS: Actions[AnyCardState] = (
    tap("was-hit", lambda tx, actor: answer(tx, actor, HIT)),
    tap("not-hit", lambda tx, actor: answer(tx, actor, SPARED)),
)

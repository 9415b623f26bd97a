"""A deed: one thing that can be done, with the offer that shows it and what it does.

Every offer notes on its choices what they would bring, so that no page has to know a rule.
"""

from collections.abc import Callable
from typing import NamedTuple

from hub.rules.contract.form import FieldValue, Offer
from hub.rules.contract.refusal import Param
from hub.rules.solo.forecast import outlook
from hub.rules.solo.state import State
from hub.rules.solo.transaction import Transaction

Values = dict[str, FieldValue]


class Action(NamedTuple):
    """`offer` and `do` of one key. The move has been checked when `do` is called."""

    key: str
    offer: Callable[[State], Offer]
    do: Callable[[Transaction, Values], None]


def number(values: Values, name: str) -> int:
    value = values[name]
    assert isinstance(value, int)
    return value


def question_of(state: State) -> int:
    """The question that a move made now answers."""
    return state.frames[-1].question


def is_players_phase(state: State) -> bool:
    """The opponent's dice have to fall for the first time this round."""
    return state.roll is not None and state.roll.key == "foe" and not state.foe_dice


def outlook_with(state: State, attack: int, defence: int) -> dict[str, Param]:
    """What the opponent's dice would do to this Attack and Defence."""
    return outlook(state.sheet, state.foe_has, attack, defence)

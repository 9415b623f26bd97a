"""What the player's situation is while an offer is made: the question, and what is at stake.

Every offer notes on its choices what they would bring, so that no page has to know a rule.
"""

from hub.rules.contract.refusal import Param
from hub.rules.solo.forecast import outlook
from hub.rules.solo.state import State


def question_of(state: State) -> int:
    """The question that a move made now answers."""
    return state.frames[-1].question


def is_players_phase(state: State) -> bool:
    """The opponent's dice have to fall for the first time this round."""
    return state.roll is not None and state.roll.key == "foe" and not state.foe_dice


def outlook_with(state: State, attack: int, defence: int) -> dict[str, Param]:
    """What the opponent's dice would do to this Attack and Defence."""
    return outlook(state.sheet, state.foe_has, attack, defence)

"""What the player's situation is while an offer is made: the question, and what is at stake.

Every offer notes on its choices what they would bring, so that no page has to know a rule.
"""

from hub.rules.contract.form import Field, Offer
from hub.rules.contract.refusal import Param, Reason
from hub.rules.solo.forecast import outlook
from hub.rules.solo.state import State


def offer_now(
    state: State,
    key: str,
    *fields: Field,
    closed: Reason | None = None,
    about: dict[str, Param] | None = None,
) -> Offer:
    """An offer that answers the question at which the duel stands."""
    question = state.frames[-1].question
    return Offer(key=key, fields=fields, closed=closed, question=question, about=about or {})


def is_players_phase(state: State) -> bool:
    """The opponent's dice have to fall for the first time this round."""
    return state.roll is not None and state.roll.key == "foe" and not state.foe_dice


def outlook_with(state: State, attack: int = 0, defence: int = 0) -> dict[str, Param]:
    """What the opponent's dice would do to so much more Attack and Defence than there is."""
    attack, defence = state.full_attack + attack, state.full_defence + defence
    return outlook(state.sheet, state.foe_has, attack, defence)

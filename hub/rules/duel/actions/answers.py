"""Hanzō's weapon as a parry, which works for whom he guards."""

from hub.rules.cardplay.questions import top_question
from hub.rules.contract.action import Action
from hub.rules.duel.circle import guards
from hub.rules.duel.state import State
from hub.rules.swordplay.answers import parry_weapon


def _has_hanzo(state: State, seat: int) -> bool:
    """Whether any of those hit could use it."""
    side = state.sides[seat]
    hit = [name for name in top_question(state).characters if name in side.line]
    return any(guards(side, name, "hanzo") for name in hit)


PARRY_WEAPON: Action[State] = parry_weapon(_has_hanzo)

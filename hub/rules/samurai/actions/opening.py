"""Before the first turn: typing a role or a character in, choosing one of two."""

from hub.rules.box.characters import NAMES
from hub.rules.box.roles import ROLES
from hub.rules.cardplay.opening import character_action, role_action
from hub.rules.cardplay.questions import top_question
from hub.rules.contract.action import Action
from hub.rules.samurai.opening import first_choice, given_back
from hub.rules.samurai.state import State


def _own_names(state: State, at: int) -> tuple[str, ...]:
    """One's own pair; for a seventh player all that the others gave back (ruling 23)."""
    if top_question(state).key == "characters":
        return state.pairs[at]
    return given_back(state, first_choice(state))


ROLE: Action[State] = role_action(ROLES)
CHARACTER: Action[State] = character_action(lambda state: NAMES, _own_names)

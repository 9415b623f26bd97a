"""Before the first turn: typing a role or a character in, choosing one of two."""

from hub.rules.bang.opening import cast_of
from hub.rules.bang.roles import ROLES
from hub.rules.bang.state import State
from hub.rules.cardplay.opening import character_action, role_action
from hub.rules.contract.action import Action

ROLE: Action[State] = role_action(ROLES)
CHARACTER: Action[State] = character_action(cast_of, lambda state, seat: state.pairs[seat])

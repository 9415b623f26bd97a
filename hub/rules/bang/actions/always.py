"""What can be done at any time in this game: the deck's end, leaving, dealing again."""

from hub.rules.bang.actions.turn_steps import excess
from hub.rules.bang.deck import end_deck
from hub.rules.bang.events.opening import Opened
from hub.rules.bang.resolution import leave
from hub.rules.bang.state import State
from hub.rules.cardplay.always import deal_again, deck_end, leave_action, panel_end
from hub.rules.contract.action import Action

DECK_END: Action[State] = deck_end(end_deck)
LEAVE: Action[State] = leave_action(leave)
DEAL_AGAIN: Action[State] = deal_again(Opened)
PANEL_END: Action[State] = panel_end(excess)

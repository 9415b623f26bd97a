"""What can be done at any time in this game: the deck's end, leaving, dealing again."""

from hub.rules.bang.actions.turn_steps import excess
from hub.rules.bang.deck import end_deck
from hub.rules.bang.events.opening import Opened
from hub.rules.bang.resolution import leave
from hub.rules.cardplay.always import deal_again, deck_end, leave_action, panel_end

DECK_END = deck_end(end_deck)
LEAVE = leave_action(leave)
DEAL_AGAIN = deal_again(Opened)
PANEL_END = panel_end(excess)

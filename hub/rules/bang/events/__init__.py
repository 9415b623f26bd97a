"""Everything that can happen in a game of BANG!."""

from hub.rules.bang import question
from hub.rules.bang.events import cards, opening, tokens, turns
from hub.rules.cardplay.ring_event_modules import RING_EVENT_MODULES
from hub.rules.contract.event_list import events_in

EVENTS = events_in(*RING_EVENT_MODULES, question, opening, turns, cards, tokens)

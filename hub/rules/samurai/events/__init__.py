"""Everything that can happen in a game of Samurai Sword."""

from hub.rules.cardplay.ring_event_modules import RING_EVENT_MODULES
from hub.rules.contract.event_list import events_in
from hub.rules.samurai.events import cards, game_end, opening, tokens
from hub.rules.swordplay import bushido, card_events

EVENTS = events_in(*RING_EVENT_MODULES, card_events, bushido, opening, cards, tokens, game_end)

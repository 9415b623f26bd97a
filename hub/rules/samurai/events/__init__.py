"""Everything that can happen in a game of Samurai Sword."""

from hub.rules.cardplay import questions, ring_events, turn_events
from hub.rules.cardplay.event_list import events_in
from hub.rules.samurai.events import cards, game_end, opening, tokens
from hub.rules.swordplay import bushido, card_events

EVENTS = events_in(
    questions,
    turn_events,
    ring_events,
    card_events,
    bushido,
    opening,
    cards,
    tokens,
    game_end,
)

"""Everything that can happen in a game of Samurai Sword."""

from hub.rules.cardplay import (
    deck_doubt_events,
    open_attack,
    questions,
    ring_events,
    seat_order,
    turn_events,
)
from hub.rules.contract.event_list import events_in
from hub.rules.samurai.events import cards, game_end, opening, tokens
from hub.rules.swordplay import bushido, card_events

_SHARED = (
    questions,
    open_attack,
    deck_doubt_events,
    turn_events,
    ring_events,
    seat_order,
    card_events,
    bushido,
)
EVENTS = events_in(*_SHARED, opening, cards, tokens, game_end)

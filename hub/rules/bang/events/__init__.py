"""Everything that can happen in a game of BANG!."""

from hub.rules.bang import question
from hub.rules.bang.events import cards, opening, tokens, turns
from hub.rules.cardplay import (
    deck_doubt_events,
    open_attack,
    questions,
    ring_events,
    seat_order,
    turn_events,
)
from hub.rules.contract.event_list import events_in

_SHARED = (
    questions,
    open_attack,
    question,
    deck_doubt_events,
    turn_events,
    ring_events,
    seat_order,
)
EVENTS = events_in(*_SHARED, opening, turns, cards, tokens)

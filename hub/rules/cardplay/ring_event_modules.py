"""The modules of the events that every game round a table has."""

from types import ModuleType

from hub.rules.cardplay import (
    deck_doubt_events,
    open_attack,
    questions,
    ring_events,
    seat_order,
    turn_events,
)

RING_EVENT_MODULES: tuple[ModuleType, ...] = (
    questions,
    open_attack,
    deck_doubt_events,
    turn_events,
    ring_events,
    seat_order,
)

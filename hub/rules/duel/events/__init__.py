"""Everything that can happen in a duel."""

from hub.rules.cardplay import questions, turn_events
from hub.rules.cardplay.event_list import events_in
from hub.rules.duel import state
from hub.rules.duel.events import cards, characters, deal
from hub.rules.swordplay import bushido, card_events

EVENTS = events_in(
    questions,
    state,
    turn_events,
    card_events,
    bushido,
    deal,
    characters,
    cards,
)

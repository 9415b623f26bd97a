"""Everything that can happen in a duel."""

from hub.rules.cardplay import deck_doubt_events, open_attack, questions, turn_events
from hub.rules.contract.event_list import events_in
from hub.rules.duel import state
from hub.rules.duel.events import cards, characters, corrected_character, deal
from hub.rules.swordplay import bushido, card_events

_SHARED = (
    questions,
    open_attack,
    deck_doubt_events,
    turn_events,
    card_events,
    bushido,
)
EVENTS = events_in(*_SHARED, state, deal, characters, corrected_character, cards)

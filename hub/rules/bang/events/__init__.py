"""Everything that can happen in a game of BANG!."""

from hub.rules.bang import question
from hub.rules.bang.events import cards, opening, tokens, turns
from hub.rules.cardplay import deck_doubt_events, questions, ring_events, turn_events
from hub.rules.contract.event_list import events_in

EVENTS = events_in(
    questions, question, deck_doubt_events, turn_events, ring_events, opening, turns, cards, tokens
)

"""Everything that can happen in a duel."""

from hub.rules.cardplay import questions, turn_events
from hub.rules.cardplay.event_list import events_in
from hub.rules.duel import question
from hub.rules.duel.events import cards_played, combat, corrections, game_end, opening, turns
from hub.rules.swordplay import bushido, card_events

EVENTS = events_in(
    questions,
    question,
    turn_events,
    card_events,
    bushido,
    opening,
    turns,
    combat,
    cards_played,
    game_end,
    corrections,
)

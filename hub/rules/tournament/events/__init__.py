"""Everything that can happen in a tournament."""

from hub.rules.contract.event_list import events_in
from hub.rules.tournament.events import (
    departures,
    entries,
    finals,
    round_draw,
    rulings,
    score_sheets,
    tables,
)

EVENTS = events_in(entries, departures, round_draw, score_sheets, rulings, finals, tables)
# What is no decision: a slip in the list of players, and a clock that was started too soon, may be
# taken back as long as nothing else happened. The record keeps both.
SLIPS = frozenset({"entered", "renamed", "returned", "round-started"})

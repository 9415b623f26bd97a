"""Everything that can happen in a duel."""

from hub.rules.contract.event_list import events_in
from hub.rules.solo.events import damage, dice, ki, rounds

EVENTS = events_in(rounds, dice, ki, damage)

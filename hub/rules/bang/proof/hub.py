"""A hub at a real table of BANG!, where people also see what nobody says."""

from hub.rules.bang.state import State
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract import simulated_hub
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line

# Nobody says it, but everybody sees it: what was played is done with.
SETTLED = Line(code="settled")


class BangHub(simulated_hub.SimulatedHub[State]):
    """It tells, too, when what was played is done with."""

    def told_of(self, event: Event) -> Line | None:
        return SETTLED if isinstance(event, Settled) else super().told_of(event)

"""For checking BANG!: people with real cards, and nights that cannot be told apart."""

from hub.rules.bang.proof.hidden_facts import resample_hidden
from hub.rules.bang.proof.simulated_table import SimulatedSeats
from hub.rules.bang.proof.table_facts import FACTS
from hub.rules.bang.state import State
from hub.rules.contract.table_facts import TableFacts

simulated_seats = SimulatedSeats
table_facts: TableFacts[State] = FACTS

__all__ = ["resample_hidden", "simulated_seats", "table_facts"]

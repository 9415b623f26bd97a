"""For checking BANG!: people with real cards, and nights that cannot be told apart."""

from hub.rules.bang.proof.hidden_facts import resample_hidden
from hub.rules.bang.proof.simulated_table import SimulatedSeats

simulated_seats = SimulatedSeats

__all__ = ["resample_hidden", "simulated_seats"]

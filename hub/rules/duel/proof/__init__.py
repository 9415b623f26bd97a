"""For checking the duel: people with real cards, and nights that cannot be told apart."""

from hub.rules.duel.proof.resampling import resample_hidden
from hub.rules.duel.proof.simulated_table import SimulatedSeats

simulated_seats = SimulatedSeats

__all__ = ["resample_hidden", "simulated_seats"]

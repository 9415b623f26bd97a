"""For checking Samurai Sword: people with real cards, and nights that cannot be told apart."""

from hub.rules.samurai.proof.resampling import resample_hidden
from hub.rules.samurai.proof.simulated_table import SimulatedSeats

simulated_seats = SimulatedSeats

__all__ = ["resample_hidden", "simulated_seats"]

"""For checking the duel: people with real cards, and nights that cannot be told apart."""

from hub.rules.duel.proof.hidden_facts import Answers, Disguise
from hub.rules.duel.proof.simulated_table import SimulatedSeats
from hub.rules.duel.state import BLANK
from hub.rules.swordplay.proof.resampling import Sightings, resampler

simulated_seats = SimulatedSeats
resample_hidden = resampler(BLANK, Sightings, Answers, Disguise)

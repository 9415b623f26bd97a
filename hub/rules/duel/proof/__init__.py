"""For checking the duel: people with real cards, and nights that cannot be told apart."""

from hub.rules.contract.table_facts import TableFacts
from hub.rules.duel.proof.hidden_facts import Answers, Disguise
from hub.rules.duel.proof.simulated_table import SimulatedSeats
from hub.rules.duel.proof.table_facts import FACTS
from hub.rules.duel.state import BLANK, State
from hub.rules.swordplay.proof.resampling import Sightings, resampler

simulated_seats = SimulatedSeats
table_facts: TableFacts[State] = FACTS
resample_hidden = resampler(BLANK, Sightings, Answers, Disguise)

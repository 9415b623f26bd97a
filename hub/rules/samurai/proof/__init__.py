"""For checking Samurai Sword: people with real cards, and nights that cannot be told apart."""

from hub.rules.contract.table_facts import TableFacts
from hub.rules.samurai.proof.hidden_facts import Answers, Disguise, SeenCards
from hub.rules.samurai.proof.simulated_table import SimulatedSeats
from hub.rules.samurai.proof.table_facts import FACTS
from hub.rules.samurai.state import BLANK, State
from hub.rules.swordplay.proof.resampling import resampler

simulated_seats = SimulatedSeats
table_facts: TableFacts[State] = FACTS
resample_hidden = resampler(BLANK, SeenCards, Answers, Disguise)

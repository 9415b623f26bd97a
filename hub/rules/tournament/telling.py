"""A tale of a tournament."""

from hub.rules.contract.tale import Tale as ContractTale
from hub.rules.tournament.state import State

Tale = ContractTale[State]

"""The transaction of a tournament."""

from hub.rules.contract.transaction import Transaction as ContractTransaction
from hub.rules.tournament.state import State

Transaction = ContractTransaction[State]

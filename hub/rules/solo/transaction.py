"""A transaction of this game, and the things that happen in the middle of many moves."""

from hub.rules.contract.transaction import Transaction as ContractTransaction
from hub.rules.solo.events.dice import Asked
from hub.rules.solo.state import PLAYER, Ending, Roll, State

Transaction = ContractTransaction[State]


class Over(Exception):
    """The duel ends here and now; whatever else the move would have done is not done."""

    def __init__(self, reason: str, cause: str) -> None:
        super().__init__(reason)
        self.ending = Ending(reason=reason, cause=cause)


def ask(tx: Transaction, key: str, dice: int = 1, at: int = -1) -> None:
    """Dice have to fall before anything else happens."""
    number = tx.state.questions + 1
    roll = Roll(question=number, key=key, asked=(PLAYER,), dice=dice, at=at)
    tx.emit(Asked(roll=roll))

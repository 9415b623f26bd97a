"""A tale of this game, and the two things that happen in the middle of many moves."""

from hub.rules.contract.transaction import Transaction as ContractTransaction
from hub.rules.samurai.events import Asked
from hub.rules.samurai.question import Question
from hub.rules.samurai.state import State

Transaction = ContractTransaction[State]


def ask(
    tx: Transaction,
    key: str,
    seats: tuple[int, ...],
    *,
    by: int = -1,
    card: str = "",
    wounds: int = 0,
) -> None:
    """Put a question to these seats."""
    tx.emit(
        Asked(
            question=Question(
                question=tx.state.questions + 1,
                key=key,
                asked=seats,
                by=by,
                card=card,
                wounds=wounds,
            )
        )
    )

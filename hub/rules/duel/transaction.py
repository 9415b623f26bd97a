"""A tale of a duel, and the two things that happen in the middle of many moves."""

from hub.rules.contract.transaction import Transaction as ContractTransaction
from hub.rules.duel.events import Asked
from hub.rules.duel.question import Question
from hub.rules.duel.state import State

Transaction = ContractTransaction[State]


def ask(
    tx: Transaction,
    key: str,
    seats: tuple[int, ...],
    *,
    by: int = -1,
    card: str = "",
    wounds: int = 0,
    characters: tuple[str, ...] = (),
    parts: dict[str, int] | None = None,
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
                characters=characters,
                parts=parts or {},
            )
        )
    )

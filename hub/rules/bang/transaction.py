"""A tale of this game, and what happens in the middle of many moves."""

from hub.rules.bang.events import Asked
from hub.rules.bang.question import Question
from hub.rules.bang.state import State, replace
from hub.rules.contract.transaction import Transaction as ContractTransaction

Transaction = ContractTransaction[State]


def ask(
    tx: Transaction,
    key: str,
    seats: tuple[int, ...],
    *,
    by: int = -1,
    card: str = "",
    wounds: int = 0,
    needed: int = 1,
    played: int = 0,
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
                needed=needed,
                played=played,
            )
        )
    )


def ask_again(tx: Transaction, question: Question, *, needed: int, tries: int) -> None:
    """The same attack once more, after a Missed! too few or a Barrel that failed."""
    again = replace(
        question,
        question=tx.state.questions + 1,
        key="shot",
        answers=(),
        needed=needed,
        tries=tries,
    )
    tx.emit(Asked(question=again))

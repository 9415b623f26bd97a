"""A tale of this game, and what happens in the middle of many moves."""

from hub.rules.bang.events import Asked
from hub.rules.bang.question import Question
from hub.rules.bang.state import State, replace
from hub.rules.contract.tale import Tale as ContractTale

Tale = ContractTale[State]


def ask(
    tale: Tale,
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
    tale.tell(
        Asked(
            question=Question(
                question=tale.state.questions + 1,
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


def ask_again(tale: Tale, question: Question, *, needed: int, tries: int) -> None:
    """The same attack once more, after a Missed! too few or a Barrel that failed."""
    again = replace(
        question,
        question=tale.state.questions + 1,
        key="shot",
        answers=(),
        needed=needed,
        tries=tries,
    )
    tale.tell(Asked(question=again))

"""A tale of this game, and the two things that happen in the middle of many moves."""

from hub.rules.contract.tale import Tale as ContractTale
from hub.rules.samurai.events import Asked
from hub.rules.samurai.question import Question
from hub.rules.samurai.state import Ending, State

Tale = ContractTale[State]


class Over(Exception):
    """The game ends here and now; whatever else the move would have done is not done."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending.reason)
        self.ending = ending


def ask(
    tale: Tale,
    key: str,
    seats: tuple[int, ...],
    *,
    by: int = -1,
    card: str = "",
    wounds: int = 0,
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
            )
        )
    )

"""The end of a game: what lies about is discarded, and the Daimyo are counted."""

from hub.rules.box.cards import count
from hub.rules.contract.frame import Answer
from hub.rules.samurai.events import AnswersRefused, DaimyoCounted, GameEnded, Settled
from hub.rules.samurai.question import Question
from hub.rules.samurai.state import Ending
from hub.rules.samurai.telling import Tale, ask

DAIMYO_IN_THE_BOX = 3


def finish(tale: Tale, ending: Ending) -> None:
    """Close everything. The hub counts the Daimyo it knows; otherwise the players say."""
    if tale.state.aside:
        tale.tell(Settled())
    tale.tell(GameEnded(ending=ending))
    if tale.state.level == "cards":
        counts = tuple(count("daimyo", seat.cards) for seat in tale.state.seats)
        tale.tell(DaimyoCounted(counts=counts))
        return
    asked = tuple(i for i, seat in enumerate(tale.state.seats) if seat.hand and not seat.left)
    if asked:
        ask(tale, "daimyo", asked)
    else:
        tale.tell(DaimyoCounted(counts=(0,) * tale.state.players))


def count_daimyo(tale: Tale, question: Question) -> None:
    """Everyone's word, together; more than there are in the box and all are asked again."""
    said = {answer.seat: _number(answer) for answer in question.answers}
    if sum(said.values()) > DAIMYO_IN_THE_BOX:
        tale.tell(AnswersRefused(key="daimyo"))
        return
    counts = tuple(said.get(seat, 0) for seat in range(tale.state.players))
    tale.tell(DaimyoCounted(counts=counts))


def _number(answer: Answer) -> int:
    return int(answer.say)

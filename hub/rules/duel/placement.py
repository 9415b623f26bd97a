"""What a player chooses when the rest of a move is done: where Bushido lies, where a Shogun stands.

Nothing that happens in between depends on either, so nobody is interrupted in a draw.
"""

from hub.rules.cardplay.questions import Closed, ask
from hub.rules.duel.events.cards import BushidoHeld
from hub.rules.duel.events.characters import PlaceTaken
from hub.rules.duel.state import Question, State, Transaction


def settle_places(tx: Transaction) -> None:
    """Ask whoever has something to place and was not asked yet."""
    state = tx.state
    at = state.bushido_at
    if at >= 0 and not state.bushido_on and not _is_asked(state, "hold", at):
        line = state.sides[at].line
        if len(line) == 1:
            tx.emit(BushidoHeld(seat=at, character=line[0]))
        else:
            ask(tx, "hold", (at,))
    for seat in tx.state.choosing:
        if not _is_asked(tx.state, "beside", seat):
            ask(tx, "beside", (seat,))


def _is_asked(state: State, key: str, seat: int) -> bool:
    return any(
        type(frame) is Question and frame.key == key and seat in frame.asked
        for frame in state.frames
    )


def settle_hold(tx: Transaction, question: Question) -> None:
    """Bushido lies where its holder said."""
    answer = question.answers[0]
    tx.emit(Closed())
    tx.emit(BushidoHeld(seat=answer.seat, character=answer.say))


def settle_beside(tx: Transaction, question: Question) -> None:
    """The Shogun stands left or right of the last Samurai, if there still is one."""
    answer = question.answers[0]
    tx.emit(Closed())
    side = tx.state.sides[answer.seat]
    if answer.seat not in tx.state.choosing:
        return
    samurai = tuple(name for name in side.line if name != side.shogun)
    line = (side.shogun, *samurai) if answer.say == "left" else (*samurai, side.shogun)
    tx.emit(PlaceTaken(seat=answer.seat, character=side.shogun, line=line))

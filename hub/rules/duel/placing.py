"""What a player chooses when the rest of a move is done: where Bushido lies, where a Shogun stands.

Nothing that happens in between depends on either, so nobody is interrupted in a draw.
"""

from hub.rules.duel.events import BushidoHeld, Closed, PlaceTaken
from hub.rules.duel.question import Question
from hub.rules.duel.state import State
from hub.rules.duel.telling import Tale, ask


def settle_places(tale: Tale) -> None:
    """Ask whoever has something to place and was not asked yet."""
    state = tale.state
    at = state.bushido_at
    if at >= 0 and not state.bushido_on and not _is_asked(state, "hold", at):
        line = state.sides[at].line
        if len(line) == 1:
            tale.tell(BushidoHeld(seat=at, character=line[0]))
        else:
            ask(tale, "hold", (at,))
    for seat in tale.state.choosing:
        if not _is_asked(tale.state, "beside", seat):
            ask(tale, "beside", (seat,))


def _is_asked(state: State, key: str, seat: int) -> bool:
    return any(
        type(frame) is Question and frame.key == key and seat in frame.asked
        for frame in state.frames
    )


def settle_hold(tale: Tale, question: Question) -> None:
    """Bushido lies where its holder said."""
    answer = question.answers[0]
    tale.tell(Closed())
    tale.tell(BushidoHeld(seat=answer.seat, character=answer.say))


def settle_beside(tale: Tale, question: Question) -> None:
    """The Shogun stands left or right of the last Samurai, if there still is one."""
    answer = question.answers[0]
    tale.tell(Closed())
    side = tale.state.sides[answer.seat]
    if answer.seat not in tale.state.choosing:
        return
    samurai = tuple(name for name in side.line if name != side.shogun)
    line = (side.shogun, *samurai) if answer.say == "left" else (*samurai, side.shogun)
    tale.tell(PlaceTaken(seat=answer.seat, character=side.shogun, line=line))

"""A view made of what most small games show; the rest follows from the game and its state.

Whoever needs more builds a View: every field of it is here for some game.
"""

from hub.rules.contract.actor import NOBODY, Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.game import AnyGame
from hub.rules.contract.view import Asked, Counter, Mark, Pile, Place, View


def plain_view(
    game: AnyGame,
    state: AnyState,
    viewer: Actor,
    places: tuple[Place, ...],
    *,
    round: int = 0,
    phase: str = "play",
    piles: tuple[Pile, ...] = (),
    hand: tuple[str, ...] = (),
) -> View[None]:
    """`hand` is the viewer's own: give nobody another one's. Once it is over, `phase` is too."""
    return View(
        game=game.key,
        level=getattr(state, "level", game.levels[0]),
        phase="over" if game.is_over(state) else phase,
        turn=_turn(state),
        round=round,
        you=viewer.seat if viewer.kind == "seat" else NOBODY,
        places=places,
        piles=piles,
        asked=tuple(
            Asked(question=frame.question, key=frame.key, seats=frame.awaited)
            for frame in state.frames
            if isinstance(frame, OpenQuestion)
        ),
        hand=hand,
        outcome=game.outcome(state),
        own=None,
    )


def seat_place(seat: int, *counters: Counter, marks: tuple[Mark, ...] = ()) -> Place:
    """A seat that is one place, where nobody plays a character or has a role."""
    return Place(place=seat, seat=seat, figure="", counters=counters, marks=marks)


def _turn(state: AnyState) -> int:
    """Whose steps are pending; nobody's, where all are asked together."""
    pending = [frame.seat for frame in state.frames if isinstance(frame, PendingSteps)]
    return pending[-1] if pending else NOBODY

"""Wounds, falls, Shoguns stepping in, and the one place that knows when a duel is over."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.game import Over
from hub.rules.duel.events import Fell, SteppedIn, Wounded
from hub.rules.duel.events.fighting import How
from hub.rules.duel.state import Ending, other
from hub.rules.duel.telling import Tale


def harm(tale: Tale, names: tuple[str, ...], wounds: int, how: How) -> int:
    """One effect on these characters, as far as they still stand in the circle.

    How many points were lost, all together; wounds past the last point are not counted.
    """
    state = tale.state
    hit = tuple(name for name in names if name in state.sides[state.owner(name)].line)
    if not hit:
        return 0
    owners = {state.owner(name) for name in hit}
    seat = owners.pop() if len(owners) == 1 else -1
    has = [state.figure(name).resilience for name in hit]
    count = min(wounds, has[0]) if len(hit) == 1 else wounds
    tale.tell(Wounded(seat=seat, characters=hit, count=count, how=how))
    fall(tale, hit, how)
    return sum(min(wounds, points) for points in has)


def fall(tale: Tale, names: tuple[str, ...], how: How) -> None:
    """Whoever of these has nothing left is out; then the end; then Shoguns step in."""
    fallen = [name for name in names if not tale.state.figure(name).resilience]
    for name in fallen:
        tale.tell(Fell(seat=tale.state.owner(name), character=name))
    judge(tale, how)
    for seat in sorted({tale.state.owner(name) for name in fallen}):
        if tale.state.sides[seat].is_behind:
            _step_in(tale, seat)


def judge(tale: Tale, cause: str) -> None:
    """A fallen Shogun has lost; if both fell at once, whoever's turn it is has won."""
    losers = [seat for seat, side in enumerate(tale.state.sides) if side.figures[0].fallen]
    if not losers:
        return
    winner = tale.state.turn if len(losers) > 1 else other(losers[0])
    raise Over(Ending(reason="shogun", cause=cause, winner=winner))


def _step_in(tale: Tale, seat: int) -> None:
    """Between two; beside one, where the owner may choose the side; or alone.

    A hub that counts tokens alone knows nothing of places, so it does not ask.
    """
    side = tale.state.sides[seat]
    name = side.shogun
    tale.tell(
        SteppedIn(
            seat=seat,
            character=name,
            resilience=CHARACTERS[name],
            line=(*side.line[:1], name, *side.line[1:]),
            chooses=len(side.line) == 1 and tale.state.level != "tokens",
        )
    )

"""Wounds, falls, a Beer on the fatal blow, and those who gain by it."""

from hub.rules.bang.drawing import draw
from hub.rules.bang.events import BeerSaved, CardTaken, EverythingTaken, Fallen, Healed, Wounded
from hub.rules.bang.events.fighting import How
from hub.rules.bang.judging import judge
from hub.rules.bang.ring import beer_worth
from hub.rules.bang.telling import Tale
from hub.rules.cardplay.ring import clockwise

NOBODY = -1


def hurt(tale: Tale, at: int, by: int, wounds: int, how: How, *, beer: bool = False) -> None:
    """Take life, give reputation for a fall and look for the end; then the abilities follow."""
    life = tale.state.seats[at].life
    lost = min(wounds, life)
    if not lost:
        # Corrected to nothing while the question was open: no last point is lost here.
        return
    if beer and lost == life:
        left = min(beer_worth(tale.state, at), tale.state.seats[at].full)
        tale.tell(BeerSaved(seat=at, by=by, lost=lost, life=left, how=how))
    else:
        tale.tell(Wounded(seat=at, by=by, count=lost, how=how))
        if not tale.state.seats[at].life:
            _fall(tale, at, by)
    _feel(tale, at, by, lost, how)


def _fall(tale: Tale, at: int, by: int) -> None:
    """The end of the game is looked at before anyone gains by a fall."""
    tale.tell(Fallen(seat=at, by=by))
    judge(tale, "fall", seat=at, by=by)
    for other in clockwise(tale.state, at):
        seat = tale.state.seats[other]
        if seat.ability == "gregg-digger" and 0 < seat.life < seat.full:
            tale.tell(Healed(seat=other, count=1))
        elif seat.ability == "herb-hunter" and tale.state.level == "companion":
            draw(tale, other, 1)
    _plunder(tale, at, by)


def _plunder(tale: Tale, at: int, by: int) -> None:
    """Vulture Sam takes all the cards of whoever he brings down."""
    if by == NOBODY or tale.state.level == "tokens":
        return
    prey = tale.state.seats[at]
    if tale.state.seats[by].ability == "vulture-sam" and (prey.hand or prey.laid):
        tale.tell(EverythingTaken(seat=by, target=at))


def _feel(tale: Tale, at: int, by: int, lost: int, how: How) -> None:
    """What whoever was hurt has of it: Bart Cassidy and El Gringo."""
    if tale.state.level == "tokens":
        return
    ability = tale.state.seats[at].ability
    if ability == "bart-cassidy":
        draw(tale, at, lost)
    # A Duel that one began oneself is no other player's card.
    is_own_card = how == "duel" and tale.state.turn == at
    can_take = by != NOBODY and not is_own_card and tale.state.seats[by].hand > 0
    if ability == "el-gringo" and can_take:
        tale.tell(CardTaken(seat=at, target=by))

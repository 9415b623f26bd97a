"""Wounds, falls, a Beer on the fatal blow, and those who gain by it; life that comes back."""

from hub.rules.bang.deck import draw
from hub.rules.bang.events.cards import CardTaken, EverythingTaken
from hub.rules.bang.events.tokens import BeerSaved, Fallen, Healed, How, Wounded
from hub.rules.bang.ring import beer_worth
from hub.rules.bang.score import judge
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.believed_answer import believe
from hub.rules.cardplay.ring import clockwise

NOBODY = -1


def hurt(tx: Transaction, at: int, by: int, wounds: int, how: How, *, beer: bool = False) -> None:
    """Take life, give reputation for a fall and look for the end; then the abilities follow."""
    life = tx.state.seats[at].life
    lost = min(wounds, life)
    if not lost:
        # No last point is lost here: corrected to nothing while the question was open, or a Duel
        # begun without life, whose end is told all the same.
        if how == "duel":
            tx.emit(Wounded(seat=at, by=by, count=0, how=how))
        return
    if beer and lost == life:
        believe(tx, at)
        left = min(beer_worth(tx.state, at), tx.state.seats[at].full)
        tx.emit(BeerSaved(seat=at, by=by, lost=lost, life=left, how=how))
    else:
        tx.emit(Wounded(seat=at, by=by, count=lost, how=how))
        if not tx.state.seats[at].life:
            _fall(tx, at, by)
    _feel(tx, at, by, lost, how)


def told_blow(tx: Transaction, at: int, by: int, wounds: int) -> None:
    """Wounds that people told of, where the hub knows of no card."""
    hurt(tx, at, by, wounds, "told")


def _fall(tx: Transaction, at: int, by: int) -> None:
    """The end of the game is looked at before anyone gains by a fall."""
    tx.emit(Fallen(seat=at, by=by))
    judge(tx, "fall", seat=at, by=by)
    for other in clockwise(tx.state, at):
        seat = tx.state.seats[other]
        if seat.ability == "gregg-digger" and 0 < seat.life < seat.full:
            tx.emit(Healed(seat=other, count=1))
        elif seat.ability == "herb-hunter" and tx.state.cards_are_counted:
            draw(tx, other, 1)
    _plunder(tx, at, by)


def _plunder(tx: Transaction, at: int, by: int) -> None:
    """Vulture Sam takes all the cards of whoever he brings down."""
    if by == NOBODY or not tx.state.cards_are_counted:
        return
    prey = tx.state.seats[at]
    if tx.state.seats[by].ability == "vulture-sam" and (prey.hand or prey.laid):
        tx.emit(EverythingTaken(seat=by, target=at))


def _feel(tx: Transaction, at: int, by: int, lost: int, how: How) -> None:
    """What whoever was hurt has of it: Bart Cassidy and El Gringo."""
    if not tx.state.cards_are_counted:
        return
    ability = tx.state.seats[at].ability
    if ability == "bart-cassidy":
        draw(tx, at, lost)
    # A Duel that one began oneself is no other player's card.
    is_own_card = how == "duel" and tx.state.turn == at
    can_take = by != NOBODY and not is_own_card and tx.state.seats[by].hand > 0
    if ability == "el-gringo" and can_take:
        tx.emit(CardTaken(seat=at, target=by))


def possible_gain(state: State, at: int, count: int) -> int:
    """Life back, never past the start; nobody without life is lifted up by it."""
    seat = state.seats[at]
    return min(count, seat.full - seat.life) if seat.life and not seat.left else 0


def heal(tx: Transaction, at: int, count: int) -> None:
    gain = possible_gain(tx.state, at, count)
    if gain > 0:
        tx.emit(Healed(seat=at, count=gain))

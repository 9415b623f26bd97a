"""Life, Ki and the body: what is lost, where one is hit, and the deep wounds."""

from hub.rules.solo.events import (
    Beheaded,
    DeeplyWounded,
    Dodged,
    FoeHurt,
    KiLost,
    LifeLost,
    LimbLost,
    PartHit,
)
from hub.rules.solo.state import DEEP, DRAINED, DYING
from hub.rules.solo.telling import Over, Tale, ask

DODGE = 1
BEHEADING = 12


def hurt_foe(tale: Tale, loss: int, cause: str) -> None:
    """The opponent loses life, and with the last of it the duel."""
    loss = min(loss, tale.state.foe)
    if loss:
        tale.tell(FoeHurt(loss=loss))
    if tale.state.foe == 0:
        raise Over("foe-fallen", cause)


def lose_life(tale: Tale, loss: int, cause: str) -> None:
    """The player loses life, and with the last of it the duel."""
    loss = min(loss, tale.state.life)
    if loss:
        tale.tell(LifeLost(loss=loss, cause=cause))
    if tale.state.life == 0:
        raise Over("fallen", cause)


def lose_ki(tale: Tale, loss: int, cause: str) -> None:
    """Ki that is not there is paid in life; none of it counts for the round's limit."""
    paid = min(loss, tale.state.ki)
    if paid:
        tale.tell(KiLost(loss=paid))
    if loss > paid:
        lose_life(tale, loss - paid, cause)


def wound(tale: Tale, total: int) -> None:
    """The dice of a wound fell: where it is, and what it does there."""
    if total == DODGE:
        tale.tell(Dodged())
        return
    if total == BEHEADING:
        tale.tell(Beheaded())
        raise Over("beheaded", "wound")
    part = tale.state.sheet.part(total)
    if total in tale.state.marked:
        tale.tell(LimbLost(sum=total, part=part.part))
    else:
        tale.tell(PartHit(sum=total, part=part.part))
    lose_life(tale, part.life, "wound")
    lose_ki(tale, part.ki, "wound")
    if part.deep:
        wound_deeply(tale)


def wound_deeply(tale: Tale) -> None:
    """A die says which; with all six held nothing happens any more."""
    if len(tale.state.deep) < len(DEEP):
        ask(tale, "deep")


def settle_deep(tale: Tale, number: int) -> None:
    """One that is held already is rolled again."""
    if number in tale.state.deep:
        ask(tale, "deep")
        return
    tale.tell(DeeplyWounded(number=number))
    if number == DRAINED:
        ask(tale, "deep-ki")
    elif number == DYING:
        ask(tale, "deep-life")

"""Life, Ki and the body: what is lost, where one is hit, and the deep wounds."""

from hub.rules.solo.events import damage
from hub.rules.solo.state import DEEP, DRAINED, DYING
from hub.rules.solo.transaction import Over, Transaction, ask

DODGE = 1
BEHEADING = 12


def hurt_foe(tx: Transaction, loss: int, cause: str) -> None:
    """The opponent loses life, and with the last of it the duel."""
    loss = min(loss, tx.state.foe)
    if loss:
        tx.emit(damage.FoeHurt(loss=loss))
    if tx.state.foe == 0:
        raise Over("foe-fallen", cause)


def lose_life(tx: Transaction, loss: int, cause: str) -> None:
    """The player loses life, and with the last of it the duel."""
    loss = min(loss, tx.state.life)
    if loss:
        tx.emit(damage.LifeLost(loss=loss, cause=cause))
    if tx.state.life == 0:
        raise Over("fallen", cause)


def lose_ki(tx: Transaction, loss: int, cause: str) -> None:
    """Ki that is not there is paid in life; none of it counts for the round's limit."""
    paid = min(loss, tx.state.ki)
    if paid:
        tx.emit(damage.KiLost(loss=paid))
    if loss > paid:
        lose_life(tx, loss - paid, cause)


def wound(tx: Transaction, total: int) -> None:
    """The dice of a wound fell: where it is, and what it does there."""
    if total == DODGE:
        tx.emit(damage.Dodged())
        return
    if total == BEHEADING:
        tx.emit(damage.Beheaded())
        raise Over("beheaded", "wound")
    part = tx.state.sheet.part(total)
    if total in tx.state.marked:
        tx.emit(damage.LimbLost(sum=total, part=part.part))
    else:
        tx.emit(damage.PartHit(sum=total, part=part.part))
    lose_life(tx, part.life, "wound")
    lose_ki(tx, part.ki, "wound")
    if part.deep:
        wound_deeply(tx)


def wound_deeply(tx: Transaction) -> None:
    """A die says which; with all six held nothing happens any more."""
    if len(tx.state.deep) < len(DEEP):
        ask(tx, "deep")


def settle_deep(tx: Transaction, number: int) -> None:
    """One that is held already is rolled again."""
    if number in tx.state.deep:
        ask(tx, "deep")
        return
    tx.emit(damage.DeeplyWounded(number=number))
    if number == DRAINED:
        ask(tx, "deep-ki")
    elif number == DYING:
        ask(tx, "deep-life")

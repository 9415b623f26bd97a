"""What follows once a question is answered: weapons, Battle Cry, Jujutsu, Bushido, leaving."""

from hub.rules.cardplay.questions import CardQuestion
from hub.rules.cardplay.ring import clockwise
from hub.rules.cardplay.ring_follows import paid_on_leaving
from hub.rules.cardplay.turn_events import TurnEnded
from hub.rules.samurai.damage import DECK, draw, judge, wound
from hub.rules.samurai.events.game_end import SeatLeft
from hub.rules.samurai.events.tokens import HonorPaid, How
from hub.rules.samurai.ring import is_lone_shogun, next_present
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.bushido import (
    BushidoDiscarded,
    BushidoPassed,
    BushidoRule,
    check_bushido_late,
)
from hub.rules.swordplay.weapons import settle_everyone, settle_weapon


def _hit(tx: Transaction, question: CardQuestion, target: int) -> None:
    lost = wound(tx, target, question.by, question.wounds, "weapon")
    if tx.state.seats[target].character == "ushiwaka":
        draw(tx, target, lost)
    if lost and tx.state.seats[question.by].character == "tomoe":
        draw(tx, question.by, 1)


def _suffer(tx: Transaction, question: CardQuestion, seat: int) -> None:
    how: How = "battle-cry" if question.key == "battle-cry" else "jujutsu"
    wound(tx, seat, question.by, 1, how)


hit_by_weapon = settle_weapon(_hit)
hit_everyone = settle_everyone(clockwise, _suffer)


def pass_bushido(tx: Transaction, at: int) -> None:
    """To the left, over everyone who has left."""
    tx.emit(BushidoPassed(seat=at, to=next_present(tx.state, at)))


def _bite(tx: Transaction, at: int) -> None:
    """An honor; the Shogun of three never loses one to Bushido."""
    tx.emit(BushidoDiscarded(seat=at))
    if not is_lone_shogun(tx.state, at):
        tx.emit(HonorPaid(seat=at))
        judge(tx, "bushido")


BUSHIDO: BushidoRule[State] = BushidoRule(DECK, pass_bushido, _bite)


def unanswered(key: str) -> str:
    """What a question to somebody who is about to leave comes to."""
    return "pay-honor" if key == "bushido" else "take"


def leave(tx: Transaction, at: int) -> None:
    """Half the honor to the box, never the last one; a turn of one's own is over with it."""
    is_own_turn = tx.state.turn == at
    tx.emit(SeatLeft(seat=at, honor=paid_on_leaving(tx.state.seats[at].honor)))
    if tx.state.bushido_at == at:
        pass_bushido(tx, at)
        # It lies there at the end of their Recover phase.
        check_bushido_late(tx, until="recover")
    if is_own_turn:
        tx.emit(TurnEnded(seat=at))

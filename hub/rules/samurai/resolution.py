"""What follows once a question is answered: weapons, Battle Cry, Jujutsu, Bushido, leaving."""

from hub.rules.cardplay.ring import clockwise
from hub.rules.contract.frame import Answer
from hub.rules.samurai.damage import judge, wound
from hub.rules.samurai.deck import draw, flip
from hub.rules.samurai.events import (
    BushidoDiscarded,
    BushidoPassed,
    Closed,
    HonorPaid,
    Parried,
    SeatLeft,
    Settled,
    StepTaken,
    TurnEnded,
    WeaponGivenUp,
)
from hub.rules.samurai.events.combat import How
from hub.rules.samurai.question import Question
from hub.rules.samurai.ring import is_lone_shogun, next_present
from hub.rules.samurai.transaction import Transaction, ask

GUARDS = frozenset({"parry", "parry-weapon"})


def settle_weapon(tx: Transaction, question: Question) -> None:
    """A parry, or wounds, defeat, the end, and only then the cards they bring (ruling 4)."""
    answer = question.answers[0]
    tx.emit(Closed())
    if answer.say in GUARDS:
        tx.emit(Parried(seat=answer.seat, card=answer.card))
    else:
        _hit(tx, question, answer.seat)
    tx.emit(Settled())


def _hit(tx: Transaction, question: Question, target: int) -> None:
    lost = wound(tx, target, question.by, question.wounds, "weapon")
    if tx.state.seats[target].character == "ushiwaka":
        draw(tx, target, lost)
    if lost and tx.state.seats[question.by].character == "tomoe":
        draw(tx, question.by, 1)


def settle_everyone(tx: Transaction, question: Question) -> None:
    """Battle Cry and Jujutsu fall clockwise and stop at the first who ends it (ruling 3)."""
    tx.emit(Closed())
    for seat in clockwise(tx.state, question.by):
        answer = question.answer_of(seat)
        if answer is not None:
            _suffer(tx, question, answer)
    tx.emit(Settled())


def _suffer(tx: Transaction, question: Question, answer: Answer) -> None:
    if answer.say in GUARDS:
        tx.emit(Parried(seat=answer.seat, card=answer.card))
    elif answer.say == "give-weapon":
        tx.emit(WeaponGivenUp(seat=answer.seat, card=answer.card))
    else:
        how: How = "battle-cry" if question.key == "battle-cry" else "jujutsu"
        wound(tx, answer.seat, question.by, 1, how)


def check_bushido(tx: Transaction, at: int, said_weapon: bool | None) -> None:
    """Flip: a weapon has to be answered, anything else sends Bushido to the left."""
    if flip(tx, at, said_weapon):
        ask(tx, "bushido", (at,), by=at, card="bushido")
        return
    pass_bushido(tx, at)
    tx.emit(StepTaken(step="bushido"))


def pass_bushido(tx: Transaction, at: int) -> None:
    """To the left, over everyone who has left."""
    tx.emit(BushidoPassed(seat=at, to=next_present(tx.state, at)))


def settle_bushido(tx: Transaction, question: Question) -> None:
    """A weapon given up passes it on; otherwise an honor, and it is discarded."""
    answer = question.answers[0]
    tx.emit(Closed())
    if answer.say == "give-weapon":
        tx.emit(WeaponGivenUp(seat=answer.seat, card=answer.card))
        pass_bushido(tx, answer.seat)
    else:
        tx.emit(BushidoDiscarded(seat=answer.seat))
        # The Shogun of three never loses honor to Bushido.
        if not is_lone_shogun(tx.state, answer.seat):
            tx.emit(HonorPaid(seat=answer.seat))
            judge(tx, "bushido")
    tx.emit(StepTaken(step="bushido"))


def leave(tx: Transaction, at: int) -> None:
    """Half the honor, rounded up, to the box; a turn of one's own is over with it."""
    is_own_turn = tx.state.turn == at
    tx.emit(SeatLeft(seat=at, honor=(tx.state.seats[at].honor + 1) // 2))
    judge(tx, "leaving")
    if tx.state.bushido_at == at:
        pass_bushido(tx, at)
    if is_own_turn:
        tx.emit(TurnEnded(seat=at))

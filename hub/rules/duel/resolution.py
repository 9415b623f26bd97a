"""What follows once a question is answered: weapons, Battle Cry, Jujutsu, Bushido."""

from hub.rules.contract.frame import Answer
from hub.rules.duel.circle import guards, has
from hub.rules.duel.damage import harm
from hub.rules.duel.deck import draw, flip
from hub.rules.duel.events import (
    BushidoDiscarded,
    BushidoPassed,
    Closed,
    Parried,
    Settled,
    StepTaken,
    WeaponGivenUp,
)
from hub.rules.duel.events.combat import How
from hub.rules.duel.question import Question
from hub.rules.duel.state import other
from hub.rules.duel.transaction import Transaction, ask

GUARDS = frozenset({"parry", "parry-weapon"})
BITE = 3


def settle_weapon(tx: Transaction, question: Question) -> None:
    """A parry, or wounds, the fall, the end, and only then the cards they bring."""
    answer = question.answers[0]
    tx.emit(Closed())
    if answer.say in GUARDS:
        tx.emit(Parried(seat=answer.seat, card=answer.card))
    else:
        _hit(tx, question, answer.seat)
    tx.emit(Settled())


def _hit(tx: Transaction, question: Question, seat: int) -> None:
    sides, target = tx.state.sides, question.characters[0]
    # As it was when the blow fell: who falls to it still gets the cards for it.
    draws_for_wounds = guards(sides[seat], target, "ushiwaka")
    draws_for_hit = has(sides[question.by], "tomoe")
    lost = harm(tx, (target,), question.wounds, "weapon")
    if draws_for_wounds:
        draw(tx, seat, lost)
    if draws_for_hit and lost:
        draw(tx, question.by, 1)


def settle_everyone(tx: Transaction, question: Question) -> None:
    """Battle Cry and Jujutsu: the opponent's side first, then one's own."""
    tx.emit(Closed())
    for seat in (other(question.by), question.by):
        answer = question.answer_of(seat)
        if answer is not None:
            _suffer(tx, question, answer)
    tx.emit(Settled())


def _suffer(tx: Transaction, question: Question, answer: Answer) -> None:
    """One card saves the whole side; without it each of them loses 1."""
    if answer.say in GUARDS:
        tx.emit(Parried(seat=answer.seat, card=answer.card))
    elif answer.say == "give-weapon":
        tx.emit(WeaponGivenUp(seat=answer.seat, card=answer.card))
    else:
        how: How = "battle-cry" if question.key == "battle-cry" else "jujutsu"
        harm(tx, touched_of(tx, question, answer.seat), 1, how)


def touched_of(tx: Transaction, question: Question, seat: int) -> tuple[str, ...]:
    """This side's share of the characters a card touches."""
    return tuple(name for name in question.characters if tx.state.owner(name) == seat)


def check_bushido(tx: Transaction, seat: int, said_weapon: bool | None) -> None:
    """Flip: a weapon has to be answered, anything else sends Bushido across."""
    if flip(tx, seat, said_weapon):
        ask(tx, "bushido", (seat,), by=seat, card="bushido", wounds=BITE)
        return
    tx.emit(BushidoPassed(seat=seat, to=other(seat)))
    tx.emit(StepTaken(step="bushido"))


def settle_bushido(tx: Transaction, question: Question) -> None:
    """A weapon given up passes it on; otherwise it bites, and is discarded."""
    answer = question.answers[0]
    tx.emit(Closed())
    if answer.say == "give-weapon":
        tx.emit(WeaponGivenUp(seat=answer.seat, card=answer.card))
        tx.emit(BushidoPassed(seat=answer.seat, to=other(answer.seat)))
    else:
        holder = tx.state.bushido_on
        tx.emit(BushidoDiscarded(seat=answer.seat))
        harm(tx, (holder,), BITE, "bushido")
    tx.emit(StepTaken(step="bushido"))

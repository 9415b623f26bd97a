"""What follows once a question is answered: weapons, Battle Cry, Jujutsu, Bushido, leaving."""

from hub.rules.cardplay.ring import clockwise
from hub.rules.contract.frame import Answer
from hub.rules.samurai.drawing import draw, flip
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
from hub.rules.samurai.events.fighting import How
from hub.rules.samurai.harm import judge, wound
from hub.rules.samurai.question import Question
from hub.rules.samurai.ring import is_lone_shogun, next_present
from hub.rules.samurai.telling import Tale, ask

GUARDS = frozenset({"parry", "parry-weapon"})


def settle_weapon(tale: Tale, question: Question) -> None:
    """A parry, or wounds, defeat, the end, and only then the cards they bring (ruling 4)."""
    answer = question.answers[0]
    tale.tell(Closed())
    if answer.say in GUARDS:
        tale.tell(Parried(seat=answer.seat, card=answer.card))
    else:
        _hit(tale, question, answer.seat)
    tale.tell(Settled())


def _hit(tale: Tale, question: Question, target: int) -> None:
    lost = wound(tale, target, question.by, question.wounds, "weapon")
    if tale.state.seats[target].character == "ushiwaka":
        draw(tale, target, lost)
    if lost and tale.state.seats[question.by].character == "tomoe":
        draw(tale, question.by, 1)


def settle_everyone(tale: Tale, question: Question) -> None:
    """Battle Cry and Jujutsu fall clockwise and stop at the first who ends it (ruling 3)."""
    tale.tell(Closed())
    for seat in clockwise(tale.state, question.by):
        answer = question.answer_of(seat)
        if answer is not None:
            _suffer(tale, question, answer)
    tale.tell(Settled())


def _suffer(tale: Tale, question: Question, answer: Answer) -> None:
    if answer.say in GUARDS:
        tale.tell(Parried(seat=answer.seat, card=answer.card))
    elif answer.say == "give-weapon":
        tale.tell(WeaponGivenUp(seat=answer.seat, card=answer.card))
    else:
        how: How = "battle-cry" if question.key == "battle-cry" else "jujutsu"
        wound(tale, answer.seat, question.by, 1, how)


def check_bushido(tale: Tale, at: int, said_weapon: bool | None) -> None:
    """Flip: a weapon has to be answered, anything else sends Bushido to the left."""
    if flip(tale, at, said_weapon):
        ask(tale, "bushido", (at,), by=at, card="bushido")
        return
    pass_bushido(tale, at)
    tale.tell(StepTaken(step="bushido"))


def pass_bushido(tale: Tale, at: int) -> None:
    """To the left, over everyone who has left."""
    tale.tell(BushidoPassed(seat=at, to=next_present(tale.state, at)))


def settle_bushido(tale: Tale, question: Question) -> None:
    """A weapon given up passes it on; otherwise an honor, and it is discarded."""
    answer = question.answers[0]
    tale.tell(Closed())
    if answer.say == "give-weapon":
        tale.tell(WeaponGivenUp(seat=answer.seat, card=answer.card))
        pass_bushido(tale, answer.seat)
    else:
        tale.tell(BushidoDiscarded(seat=answer.seat))
        # The Shogun of three never loses honor to Bushido.
        if not is_lone_shogun(tale.state, answer.seat):
            tale.tell(HonorPaid(seat=answer.seat))
            judge(tale, "bushido")
    tale.tell(StepTaken(step="bushido"))


def leave(tale: Tale, at: int) -> None:
    """Half the honor, rounded up, to the box; a turn of one's own is over with it."""
    is_own_turn = tale.state.turn == at
    tale.tell(SeatLeft(seat=at, honor=(tale.state.seats[at].honor + 1) // 2))
    judge(tale, "leaving")
    if tale.state.bushido_at == at:
        pass_bushido(tale, at)
    if is_own_turn:
        tale.tell(TurnEnded(seat=at))

"""What follows once a question is answered: weapons, Battle Cry, Jujutsu, Bushido."""

from hub.rules.contract.frame import Answer
from hub.rules.duel.circle import guards, has
from hub.rules.duel.drawing import draw, flip
from hub.rules.duel.events import (
    BushidoDiscarded,
    BushidoPassed,
    Closed,
    Parried,
    Settled,
    StepTaken,
    WeaponGivenUp,
)
from hub.rules.duel.events.fighting import How
from hub.rules.duel.harm import harm
from hub.rules.duel.question import Question
from hub.rules.duel.state import other
from hub.rules.duel.telling import Tale, ask

GUARDS = frozenset({"parry", "parry-weapon"})
BITE = 3


def settle_weapon(tale: Tale, question: Question) -> None:
    """A parry, or wounds, the fall, the end, and only then the cards they bring."""
    answer = question.answers[0]
    tale.tell(Closed())
    if answer.say in GUARDS:
        tale.tell(Parried(seat=answer.seat, card=answer.card))
    else:
        _hit(tale, question, answer.seat)
    tale.tell(Settled())


def _hit(tale: Tale, question: Question, seat: int) -> None:
    sides, target = tale.state.sides, question.characters[0]
    # As it was when the blow fell: who falls to it still gets the cards for it.
    draws_for_wounds = guards(sides[seat], target, "ushiwaka")
    draws_for_hit = has(sides[question.by], "tomoe")
    lost = harm(tale, (target,), question.wounds, "weapon")
    if draws_for_wounds:
        draw(tale, seat, lost)
    if draws_for_hit and lost:
        draw(tale, question.by, 1)


def settle_everyone(tale: Tale, question: Question) -> None:
    """Battle Cry and Jujutsu: the opponent's side first, then one's own."""
    tale.tell(Closed())
    for seat in (other(question.by), question.by):
        answer = question.answer_of(seat)
        if answer is not None:
            _suffer(tale, question, answer)
    tale.tell(Settled())


def _suffer(tale: Tale, question: Question, answer: Answer) -> None:
    """One card saves the whole side; without it each of them loses 1."""
    if answer.say in GUARDS:
        tale.tell(Parried(seat=answer.seat, card=answer.card))
    elif answer.say == "give-weapon":
        tale.tell(WeaponGivenUp(seat=answer.seat, card=answer.card))
    else:
        how: How = "battle-cry" if question.key == "battle-cry" else "jujutsu"
        harm(tale, touched_of(tale, question, answer.seat), 1, how)


def touched_of(tale: Tale, question: Question, seat: int) -> tuple[str, ...]:
    """This side's share of the characters a card touches."""
    return tuple(name for name in question.characters if tale.state.owner(name) == seat)


def check_bushido(tale: Tale, seat: int, said_weapon: bool | None) -> None:
    """Flip: a weapon has to be answered, anything else sends Bushido across."""
    if flip(tale, seat, said_weapon):
        ask(tale, "bushido", (seat,), by=seat, card="bushido", wounds=BITE)
        return
    tale.tell(BushidoPassed(seat=seat, to=other(seat)))
    tale.tell(StepTaken(step="bushido"))


def settle_bushido(tale: Tale, question: Question) -> None:
    """A weapon given up passes it on; otherwise it bites, and is discarded."""
    answer = question.answers[0]
    tale.tell(Closed())
    if answer.say == "give-weapon":
        tale.tell(WeaponGivenUp(seat=answer.seat, card=answer.card))
        tale.tell(BushidoPassed(seat=answer.seat, to=other(answer.seat)))
    else:
        holder = tale.state.bushido_on
        tale.tell(BushidoDiscarded(seat=answer.seat))
        harm(tale, (holder,), BITE, "bushido")
    tale.tell(StepTaken(step="bushido"))

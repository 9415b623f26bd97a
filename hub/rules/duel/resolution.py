"""What follows once a question is answered: weapons, Battle Cry, Jujutsu, Bushido."""

from hub.rules.cardplay.questions import Closed, StepTaken, ask
from hub.rules.duel.circle import guards, has
from hub.rules.duel.damage import harm
from hub.rules.duel.deck import DECK, draw
from hub.rules.duel.events.characters import How
from hub.rules.duel.question import Question
from hub.rules.duel.state import State, Transaction, other
from hub.rules.swordplay.bushido import BushidoDiscarded, BushidoPassed
from hub.rules.swordplay.card_events import WeaponGivenUp
from hub.rules.swordplay.weapons import settle_everyone, settle_weapon

BITE = 3


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


def _opponent_first(state: State, by: int) -> tuple[int, ...]:
    return (other(by), by)


def _suffer(tx: Transaction, question: Question, seat: int) -> None:
    """One card saves the whole side; without it each of them loses 1."""
    how: How = "battle-cry" if question.key == "battle-cry" else "jujutsu"
    touched = tuple(name for name in question.characters if tx.state.owner(name) == seat)
    harm(tx, touched, 1, how)


hit_by_weapon = settle_weapon(_hit)
hit_everyone = settle_everyone(_opponent_first, _suffer)


def check_bushido(tx: Transaction, seat: int, said_weapon: bool | None = None) -> None:
    """Flip: a weapon has to be answered, anything else sends Bushido across."""
    if DECK.flip(tx, seat, said_weapon):
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

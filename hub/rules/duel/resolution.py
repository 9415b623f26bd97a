"""What follows once a question is answered: weapons, Battle Cry, Jujutsu, Bushido, places.

Where Bushido lies and where a Shogun stands is chosen when the rest of a move is done: nothing in
between depends on either, so nobody is interrupted in a draw.
"""

from hub.rules.cardplay.everyone import HIT
from hub.rules.cardplay.questions import Closed, ask
from hub.rules.duel.circle import guards, has
from hub.rules.duel.damage import DECK, draw, harm
from hub.rules.duel.events.cards import BushidoHeld
from hub.rules.duel.events.characters import How, PlaceTaken
from hub.rules.duel.state import Question, State, Transaction, other
from hub.rules.swordplay.bushido import BushidoDiscarded, BushidoPassed, BushidoRule
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


def _suffer(tx: Transaction, question: Question, seat: int) -> None:
    """One card saves the whole side; without it each of them loses 1."""
    how: How = "battle-cry" if question.key == "battle-cry" else "jujutsu"
    touched = tuple(name for name in question.characters if tx.state.owner(name) == seat)
    harm(tx, touched, 1, how)


hit_by_weapon = settle_weapon(_hit)
# The opponent first.
hit_everyone = settle_everyone(lambda state, by: (other(by), by), _suffer)


def hit_as_told(tx: Transaction, question: Question) -> None:
    """With tokens alone each side says whether the card wounded it; the opponent first."""
    tx.emit(Closed())
    for seat in (other(question.by), question.by):
        found = question.answer_of(seat)
        if found is not None and found.say == HIT:
            touched = [name for name in question.characters if tx.state.owner(name) == seat]
            harm(tx, tuple(touched), question.wounds, "told")


def _pass_across(tx: Transaction, seat: int) -> None:
    tx.emit(BushidoPassed(seat=seat, to=other(seat)))


def _bite(tx: Transaction, seat: int) -> None:
    holder = tx.state.bushido_on
    tx.emit(BushidoDiscarded(seat=seat))
    harm(tx, (holder,), BITE, "bushido")


BUSHIDO: BushidoRule[State] = BushidoRule(DECK, _pass_across, _bite, BITE)


def settle_places(tx: Transaction) -> None:
    """Ask whoever has something to place and was not asked yet."""
    state = tx.state
    at = state.bushido_at
    if at >= 0 and not state.bushido_on and not _is_asked(state, "hold", at):
        line = state.sides[at].line
        if len(line) == 1:
            tx.emit(BushidoHeld(seat=at, character=line[0]))
        else:
            ask(tx, "hold", (at,))
    for seat in tx.state.choosing:
        if not _is_asked(tx.state, "beside", seat):
            ask(tx, "beside", (seat,))


def _is_asked(state: State, key: str, seat: int) -> bool:
    return any(
        type(frame) is Question and frame.key == key and seat in frame.asked
        for frame in state.frames
    )


def settle_hold(tx: Transaction, question: Question) -> None:
    """Bushido lies where its holder said."""
    answer = question.answers[0]
    tx.emit(Closed())
    tx.emit(BushidoHeld(seat=answer.seat, character=answer.say))


def settle_beside(tx: Transaction, question: Question) -> None:
    """The Shogun stands left or right of the last Samurai, if there still is one."""
    answer = question.answers[0]
    tx.emit(Closed())
    side = tx.state.sides[answer.seat]
    if answer.seat not in tx.state.choosing:
        return
    samurai = tuple(name for name in side.line if name != side.shogun)
    line = (side.shogun, *samurai) if answer.say == "left" else (*samurai, side.shogun)
    tx.emit(PlaceTaken(seat=answer.seat, character=side.shogun, line=line))

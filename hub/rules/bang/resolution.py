"""What follows once a question is answered: shots, Gatling, Indians!, Duel, Dynamite, leaving."""

from hub.rules.bang.cards import CHECKED
from hub.rules.bang.damage import NOBODY, hurt
from hub.rules.bang.deck import draw, flip
from hub.rules.bang.events.cards import Dodged, DynamitePassed, LaidLost, ShotBack, Untouched
from hub.rules.bang.events.tokens import How, SeatLeft
from hub.rules.bang.question import FROM_PLAY, AnswerOpened, Asked, Question
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.believed_answer import believe
from hub.rules.cardplay.late_check import DRAW, check_late
from hub.rules.cardplay.questions import Closed, StepTaken, ask, replace
from hub.rules.cardplay.ring import clockwise
from hub.rules.cardplay.ring_follows import paid_on_leaving
from hub.rules.cardplay.turn_events import Settled, TurnEnded
from hub.rules.contract.frame import Answer

DYNAMITE_WOUNDS = 3
# Cards that touch everyone; any other that is answered is a shot.
_MISSED = ("missed", FROM_PLAY)
_HOW: dict[str, How] = {"gatling": "gatling", "indians": "indians"}


def ask_again(tx: Transaction, question: Question, *, needed: int, tries: int) -> None:
    """The same attack once more, after a Missed! too few or a Barrel that failed."""
    again = replace(
        question,
        question=tx.state.questions + 1,
        key="shot",
        answers=(),
        needed=needed,
        tries=tries,
    )
    tx.emit(Asked(question=again))


def settle_shot(tx: Transaction, question: Question) -> None:
    """Missed! or Barrel until enough of them stopped it, or else all of its damage."""
    answer = question.answers[0]
    tx.emit(Closed())
    needed, tries = question.needed, question.tries
    if answer.say in _MISSED:
        needed -= 1
        _dodge(tx, answer, needed)
    elif answer.say == "barrel":
        tries += 1
        flip(tx, answer.seat, "barrel", answer.card)
        needed -= answer.card == "hearts"
    elif answer.say == "diamond":
        needed = 0
        tx.emit(Untouched(seat=answer.seat))
    else:
        needed = 0
        _suffer(tx, question, answer)
    if needed:
        ask_again(tx, question, needed=needed, tries=tries)
    elif tx.state.question is None:
        tx.emit(Settled())


def _dodge(tx: Transaction, answer: Answer, more: int = 0) -> None:
    """A Missed! from the hand, or a card that lay in play; that one was used before."""
    is_laid = answer.say == FROM_PLAY
    if not is_laid:
        believe(tx, answer.seat)
    tx.emit(Dodged(seat=answer.seat, card=answer.card, more=more, laid=is_laid))
    if not is_laid:
        used_out_of_turn(tx, answer.seat, 1)


def settle_flip(tx: Transaction, question: Question) -> None:
    """A Barrel against Gatling: the flips come clockwise, after all have answered."""
    answer = question.answers[0]
    tx.emit(Closed())
    if answer.say != "barrel":
        _suffer(tx, question, answer)
        return
    flip(tx, answer.seat, "barrel", answer.card)
    if answer.card != "hearts":
        ask_again(tx, question, needed=1, tries=1)


def settle_everyone(tx: Transaction, question: Question) -> None:
    """Gatling and Indians! fall clockwise, one answer after the other."""
    for seat in clockwise(tx.state, question.by):
        answer = question.answer_of(seat)
        if answer is not None and seat not in question.opened:
            tx.emit(AnswerOpened(seat=seat))
            _open(tx, question, answer)
            return
    tx.emit(Closed())
    tx.emit(Settled())


def _open(tx: Transaction, question: Question, answer: Answer) -> None:
    seat = answer.seat
    if answer.say in _MISSED:
        _dodge(tx, answer)
    elif answer.say == "give-bang":
        believe(tx, seat)
        tx.emit(ShotBack(seat=seat, card=answer.card))
        used_out_of_turn(tx, seat, 1)
    elif answer.say == "diamond":
        tx.emit(Untouched(seat=seat))
    elif answer.say == "barrel":
        ask(tx, "flip", (seat,), by=question.by, card=question.card, wounds=question.wounds)
    else:
        _suffer(tx, question, answer)


def _suffer(tx: Transaction, question: Question, answer: Answer) -> None:
    """The damage of one attack; a Beer helps only on the fatal blow, else it stays in hand."""
    is_beer = answer.say == "beer"
    is_fatal = question.wounds >= tx.state.seats[answer.seat].life > 0
    how = _HOW.get(question.card, "shot")
    hurt(tx, answer.seat, question.by, question.wounds, how, beer=is_beer)
    if is_beer and is_fatal:
        used_out_of_turn(tx, answer.seat, 1)


def settle_duel(tx: Transaction, question: Question) -> None:
    """BANG! in turn; the first who plays none loses all life to the other."""
    answer, other = question.answers[0], question.by
    tx.emit(Closed())
    played = question.played
    if answer.say == "give-bang":
        believe(tx, answer.seat)
        tx.emit(ShotBack(seat=answer.seat, card=answer.card))
        played += answer.seat != tx.state.turn
        wounds = tx.state.seats[other].life
        ask(tx, "duel", (other,), by=answer.seat, card="duel", wounds=wounds, played=played)
        return
    challenged = answer.seat if answer.seat != tx.state.turn else other
    if answer.say == "diamond":
        tx.emit(Untouched(seat=answer.seat))
    else:
        is_beer = answer.say == "beer" and tx.state.seats[answer.seat].life > 0
        life = tx.state.seats[answer.seat].life
        hurt(tx, answer.seat, other, life, "duel", beer=is_beer)
        played += is_beer and answer.seat == challenged
    used_out_of_turn(tx, challenged, played)
    tx.emit(Settled())


def used_out_of_turn(tx: Transaction, at: int, cards: int) -> None:
    """Molly Stark draws for each card she used while it was not her turn.

    In one's own turn nothing is answered but Dynamite and one's own Duel, which do not come here.
    """
    if tx.state.seats[at].ability == "molly-stark":
        draw(tx, at, cards)


def check_dynamite(tx: Transaction, at: int, result: str) -> None:
    """Draw!: it explodes, and a fatal blow may be answered; or it goes to the left."""
    flip(tx, at, "dynamite", result)
    tx.emit(Settled())
    if result != "explodes":
        pass_dynamite(tx, at)
        tx.emit(StepTaken(step="dynamite"))
        return
    tx.emit(LaidLost(seat=at, card="dynamite"))
    if 0 < tx.state.seats[at].life <= DYNAMITE_WOUNDS:
        ask(tx, "dynamite", (at,), by=at, card="dynamite", wounds=DYNAMITE_WOUNDS)
        return
    hurt(tx, at, NOBODY, DYNAMITE_WOUNDS, "dynamite")
    tx.emit(StepTaken(step="dynamite"))


def settle_dynamite(tx: Transaction, question: Question) -> None:
    """Nobody gains by a fall to Dynamite, and the turn goes on."""
    answer = question.answers[0]
    tx.emit(Closed())
    is_beer = answer.say == "beer"
    hurt(tx, answer.seat, NOBODY, question.wounds, "dynamite", beer=is_beer)
    tx.emit(StepTaken(step="dynamite"))


def pass_dynamite(tx: Transaction, at: int) -> None:
    """To the left, over everyone who has left or has one; nowhere else to go, and it stays."""
    to = next_for_dynamite(tx.state, at)
    if to != at:
        tx.emit(DynamitePassed(seat=at, to=to))


def next_for_dynamite(state: State, at: int) -> int:
    for other in clockwise(state, at):
        seat = state.seats[other]
        if not seat.left and "dynamite" not in seat.laid:
            return other
    return at


def check_laid_late(tx: Transaction, at: int, card: str, until: str = DRAW) -> None:
    """A Dynamite or Jail that came before whose turn it is, while `until` was still to come."""
    if card in CHECKED:
        check_late(tx, at, card, (*CHECKED[CHECKED.index(card) + 1 :], DRAW), until)


def check_jail(tx: Transaction, at: int, result: str) -> None:
    """Draw!: hearts and the turn goes on, else it is over; the Jail is discarded either way."""
    flip(tx, at, "jail", result)
    tx.emit(Settled())
    tx.emit(LaidLost(seat=at, card="jail"))
    if result == "hearts":
        tx.emit(StepTaken(step="jail"))
    else:
        tx.emit(TurnEnded(seat=at))


def leave(tx: Transaction, at: int) -> None:
    """Half the reputation to the box, never the last; a turn of one's own is over with it."""
    is_own_turn = tx.state.turn == at
    if "dynamite" in tx.state.seats[at].laid:
        to = next_for_dynamite(tx.state, at)
        pass_dynamite(tx, at)
        # It lies there when they have recovered.
        check_laid_late(tx, to, "dynamite", until="recover")
    tx.emit(SeatLeft(seat=at, reputation=paid_on_leaving(tx.state.seats[at].reputation)))
    if is_own_turn:
        tx.emit(TurnEnded(seat=at))

"""What follows once a question is answered: shots, Gatling, Indians!, Duel, Dynamite, leaving."""

from hub.rules.bang.drawing import draw, flip
from hub.rules.bang.events import (
    AnswerOpened,
    Closed,
    Dodged,
    DynamitePassed,
    LaidLost,
    SeatLeft,
    Settled,
    ShotBack,
    StepTaken,
    TurnEnded,
    Untouched,
)
from hub.rules.bang.events.fighting import How
from hub.rules.bang.harm import NOBODY, hurt
from hub.rules.bang.judging import judge
from hub.rules.bang.question import Question
from hub.rules.bang.state import State
from hub.rules.bang.telling import Tale, ask, ask_again
from hub.rules.cardplay.ring import clockwise
from hub.rules.contract.frame import Answer

DYNAMITE_WOUNDS = 3


def settle_shot(tale: Tale, question: Question) -> None:
    """Missed! or Barrel until enough of them stopped it, or else all of its damage."""
    answer = question.answers[0]
    tale.tell(Closed())
    needed, tries = question.needed, question.tries
    if answer.say == "missed":
        needed -= 1
        tale.tell(Dodged(seat=answer.seat, card=answer.card, more=needed))
        used_out_of_turn(tale, answer.seat, 1)
    elif answer.say == "barrel":
        tries += 1
        flip(tale, answer.seat, "barrel", answer.card)
        needed -= answer.card == "hearts"
    elif answer.say == "diamond":
        needed = 0
        tale.tell(Untouched(seat=answer.seat))
    else:
        needed = 0
        _suffer(tale, question, answer, "gatling" if question.card == "gatling" else "shot")
    if needed:
        ask_again(tale, question, needed=needed, tries=tries)
    elif tale.state.question is None:
        tale.tell(Settled())


def settle_flip(tale: Tale, question: Question) -> None:
    """A Barrel against Gatling: the flips come clockwise, after all have answered."""
    answer = question.answers[0]
    tale.tell(Closed())
    if answer.say != "barrel":
        _suffer(tale, question, answer, "gatling")
        return
    flip(tale, answer.seat, "barrel", answer.card)
    if answer.card != "hearts":
        ask_again(tale, question, needed=1, tries=1)


def settle_everyone(tale: Tale, question: Question) -> None:
    """Gatling and Indians! fall clockwise, one answer after the other."""
    for seat in clockwise(tale.state, question.by):
        answer = question.answer_of(seat)
        if answer is not None and seat not in question.opened:
            tale.tell(AnswerOpened(seat=seat))
            _open(tale, question, answer)
            return
    tale.tell(Closed())
    tale.tell(Settled())


def _open(tale: Tale, question: Question, answer: Answer) -> None:
    seat = answer.seat
    if answer.say == "missed":
        tale.tell(Dodged(seat=seat, card=answer.card))
        used_out_of_turn(tale, seat, 1)
    elif answer.say == "give-bang":
        tale.tell(ShotBack(seat=seat, card=answer.card))
        used_out_of_turn(tale, seat, 1)
    elif answer.say == "diamond":
        tale.tell(Untouched(seat=seat))
    elif answer.say == "barrel":
        ask(tale, "flip", (seat,), by=question.by, card=question.card, wounds=question.wounds)
    else:
        _suffer(tale, question, answer, "gatling" if question.key == "gatling" else "indians")


def _suffer(tale: Tale, question: Question, answer: Answer, how: How) -> None:
    """The damage of one attack; a Beer helps only on the fatal blow, else it stays in hand."""
    is_beer = answer.say == "beer"
    is_fatal = question.wounds >= tale.state.seats[answer.seat].life > 0
    hurt(tale, answer.seat, question.by, question.wounds, how, beer=is_beer)
    if is_beer and is_fatal:
        used_out_of_turn(tale, answer.seat, 1)


def settle_duel(tale: Tale, question: Question) -> None:
    """BANG! in turn; the first who plays none loses all life to the other."""
    answer, other = question.answers[0], question.by
    tale.tell(Closed())
    played = question.played
    if answer.say == "give-bang":
        tale.tell(ShotBack(seat=answer.seat, card=answer.card))
        played += answer.seat != tale.state.turn
        wounds = tale.state.seats[other].life
        ask(tale, "duel", (other,), by=answer.seat, card="duel", wounds=wounds, played=played)
        return
    challenged = answer.seat if answer.seat != tale.state.turn else other
    if answer.say == "diamond":
        tale.tell(Untouched(seat=answer.seat))
    else:
        is_beer = answer.say == "beer" and tale.state.seats[answer.seat].life > 0
        life = tale.state.seats[answer.seat].life
        hurt(tale, answer.seat, other, life, "duel", beer=is_beer)
        played += is_beer and answer.seat == challenged
    used_out_of_turn(tale, challenged, played)
    tale.tell(Settled())


def used_out_of_turn(tale: Tale, at: int, cards: int) -> None:
    """Molly Stark draws for each card she used while it was not her turn.

    In one's own turn nothing is answered but Dynamite and one's own Duel, which do not come here.
    """
    if tale.state.seats[at].ability == "molly-stark":
        draw(tale, at, cards)


def check_dynamite(tale: Tale, at: int, result: str) -> None:
    """Draw!: it explodes, and a fatal blow may be answered; or it goes to the left."""
    flip(tale, at, "dynamite", result)
    tale.tell(Settled())
    if result != "explodes":
        pass_dynamite(tale, at)
        tale.tell(StepTaken(step="dynamite"))
        return
    tale.tell(LaidLost(seat=at, card="dynamite"))
    if 0 < tale.state.seats[at].life <= DYNAMITE_WOUNDS:
        ask(tale, "dynamite", (at,), by=at, card="dynamite", wounds=DYNAMITE_WOUNDS)
        return
    hurt(tale, at, NOBODY, DYNAMITE_WOUNDS, "dynamite")
    tale.tell(StepTaken(step="dynamite"))


def settle_dynamite(tale: Tale, question: Question) -> None:
    """Nobody gains by a fall to Dynamite, and the turn goes on."""
    answer = question.answers[0]
    tale.tell(Closed())
    is_beer = answer.say == "beer"
    hurt(tale, answer.seat, NOBODY, question.wounds, "dynamite", beer=is_beer)
    tale.tell(StepTaken(step="dynamite"))


def pass_dynamite(tale: Tale, at: int) -> None:
    """To the left, over everyone who has left or has one; nowhere else to go, and it stays."""
    to = next_for_dynamite(tale.state, at)
    if to != at:
        tale.tell(DynamitePassed(seat=at, to=to))


def next_for_dynamite(state: State, at: int) -> int:
    for other in clockwise(state, at):
        seat = state.seats[other]
        if not seat.left and "dynamite" not in seat.laid:
            return other
    return at


def check_jail(tale: Tale, at: int, result: str) -> None:
    """Draw!: hearts and the turn goes on, else it is over; the Jail is discarded either way."""
    flip(tale, at, "jail", result)
    tale.tell(Settled())
    tale.tell(LaidLost(seat=at, card="jail"))
    if result == "hearts":
        tale.tell(StepTaken(step="jail"))
    else:
        tale.tell(TurnEnded(seat=at))


def leave(tale: Tale, at: int) -> None:
    """Half the reputation, rounded up, to the box; a turn of one's own is over with it."""
    is_own_turn = tale.state.turn == at
    if "dynamite" in tale.state.seats[at].laid:
        pass_dynamite(tale, at)
    tale.tell(SeatLeft(seat=at, reputation=(tale.state.seats[at].reputation + 1) // 2))
    judge(tale, "leaving")
    if is_own_turn:
        tale.tell(TurnEnded(seat=at))

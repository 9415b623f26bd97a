"""The steps before the first turn: four characters each, the line-up, tokens, cards, the guard."""

from hub.rules.cardplay.opening import said
from hub.rules.cardplay.questions import AnswersRefused, Closed, StepTaken, ask
from hub.rules.contract.frame import PendingSteps
from hub.rules.duel.events.characters import Named
from hub.rules.duel.events.deal import FirstDrawn, FoursSet, LinedUp, TokensPlaced
from hub.rules.duel.state import EACH, FIGHTERS, Question, Transaction, other
from hub.rules.swordplay.card_events import CardsDealt
from hub.rules.swordplay.deck import first_order

BOTH = (0, 1)
FIRST_HAND, SECOND_HAND = 4, 5
NOBODY = "nobody"


def names_said(question: Question, seat: int) -> tuple[str, ...]:
    """The names in a seat's answer."""
    return tuple(said(question, seat).split("/"))


def deal_fours(tx: Transaction, queue: PendingSteps) -> bool:
    """Four of eleven each, by the hub or as they lie before the players."""
    state = tx.state
    if not state.fours:
        if state.options.characters == "typed":
            ask(tx, "fours", BOTH)
            return True
        names = tx.chance.order(len(FIGHTERS), f"characters/{state.deals}")
        dealt = tuple(FIGHTERS[i] for i in names)
        tx.emit(FoursSet(fours=(_sorted(dealt[:EACH]), _sorted(dealt[EACH : 2 * EACH]))))
    tx.emit(StepTaken(step="fours"))
    return True


def _sorted(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(names, key=FIGHTERS.index))


def collect_fours(tx: Transaction, question: Question) -> None:
    """Looked at together: a character named twice, and both are asked again."""
    fours = tuple(_sorted(names_said(question, seat)) for seat in BOTH)
    if set(fours[0]) & set(fours[1]):
        tx.emit(AnswersRefused(key="fours"))
        return
    tx.emit(Closed())
    tx.emit(FoursSet(fours=fours))


def line_up(tx: Transaction, queue: PendingSteps) -> bool:
    if tx.state.sides[0].figures:
        tx.emit(StepTaken(step="lineup"))
    else:
        ask(tx, "lineup", BOTH)
    return True


def collect_lineups(tx: Transaction, question: Question) -> None:
    """Both are revealed at the same moment."""
    tx.emit(Closed())
    tx.emit(LinedUp(lineups=tuple(names_said(question, seat) for seat in BOTH)))


def place(tx: Transaction, queue: PendingSteps) -> bool:
    """Who begins, then tokens, then the hands."""
    state = tx.state
    first = state.options.first
    if first < 0:
        first = tx.chance.pick(2, f"first/{state.deals}")
    tx.emit(FirstDrawn(seat=first))
    tx.emit(TokensPlaced())
    if state.cards_are_counted:
        hands = tuple(FIRST_HAND if seat == first else SECOND_HAND for seat in BOTH)
        tx.emit(CardsDealt(hands=hands, order=first_order(tx)))
    tx.emit(StepTaken(step="tokens"))
    return True


def ask_guard(tx: Transaction, queue: PendingSteps) -> bool:
    """Before the first turn the second player may name an active character."""
    ask(tx, "guard", (other(tx.state.first),))
    return True


def settle_guard(tx: Transaction, question: Question) -> None:
    answer = question.answers[0]
    tx.emit(Closed())
    name = "" if answer.say == NOBODY else answer.say
    tx.emit(Named(seat=answer.seat, character=name))
    tx.emit(StepTaken(step="guard"))

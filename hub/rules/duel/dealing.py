"""The steps before the first turn: four characters each, the line-up, tokens, cards, the guard."""

from hub.rules.box.shuffling import first_order
from hub.rules.cardplay.dealing import said
from hub.rules.contract.frame import Queue
from hub.rules.duel.events import (
    AnswersRefused,
    CardsDealt,
    Closed,
    FirstDrawn,
    FoursSet,
    LinedUp,
    Named,
    StepTaken,
    TokensPlaced,
)
from hub.rules.duel.question import Question
from hub.rules.duel.state import EACH, FIGHTERS, other
from hub.rules.duel.telling import Tale, ask

BOTH = (0, 1)
FIRST_HAND, SECOND_HAND = 4, 5
NOBODY = "nobody"


def names_said(question: Question, seat: int) -> tuple[str, ...]:
    """The names in a seat's answer."""
    return tuple(said(question, seat).split("/"))


def deal_fours(tale: Tale, queue: Queue) -> bool:
    """Four of eleven each, by the hub or as they lie before the players."""
    state = tale.state
    if not state.fours:
        if state.options.characters == "typed":
            ask(tale, "fours", BOTH)
            return True
        names = tale.chance.order(len(FIGHTERS), f"characters/{state.deals}")
        dealt = tuple(FIGHTERS[i] for i in names)
        tale.tell(FoursSet(fours=(_sorted(dealt[:EACH]), _sorted(dealt[EACH : 2 * EACH]))))
    tale.tell(StepTaken(step="fours"))
    return True


def _sorted(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(names, key=FIGHTERS.index))


def collect_fours(tale: Tale, question: Question) -> None:
    """Looked at together: a character named twice, and both are asked again."""
    fours = tuple(_sorted(names_said(question, seat)) for seat in BOTH)
    if set(fours[0]) & set(fours[1]):
        tale.tell(AnswersRefused(key="fours"))
        return
    tale.tell(Closed())
    tale.tell(FoursSet(fours=fours))


def line_up(tale: Tale, queue: Queue) -> bool:
    if tale.state.sides[0].figures:
        tale.tell(StepTaken(step="lineup"))
    else:
        ask(tale, "lineup", BOTH)
    return True


def collect_lineups(tale: Tale, question: Question) -> None:
    """Both are revealed at the same moment."""
    tale.tell(Closed())
    tale.tell(LinedUp(lineups=tuple(names_said(question, seat) for seat in BOTH)))


def place(tale: Tale, queue: Queue) -> bool:
    """Who begins, then tokens, then the hands."""
    state = tale.state
    first = state.options.first
    if first < 0:
        first = tale.chance.pick(2, f"first/{state.deals}")
    tale.tell(FirstDrawn(seat=first))
    tale.tell(TokensPlaced())
    if state.level != "tokens":
        _deal_cards(tale, first)
    tale.tell(StepTaken(step="tokens"))
    return True


def _deal_cards(tale: Tale, first: int) -> None:
    hands = tuple(FIRST_HAND if seat == first else SECOND_HAND for seat in BOTH)
    tale.tell(CardsDealt(hands=hands, order=first_order(tale)))


def ask_guard(tale: Tale, queue: Queue) -> bool:
    """Before the first turn the second player may name an active character."""
    ask(tale, "guard", (other(tale.state.first),))
    return True


def settle_guard(tale: Tale, question: Question) -> None:
    answer = question.answers[0]
    tale.tell(Closed())
    name = "" if answer.say == NOBODY else answer.say
    tale.tell(Named(seat=answer.seat, character=name))
    tale.tell(StepTaken(step="guard"))

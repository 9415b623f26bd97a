"""Parts of what everybody sees in a card game."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypedDict

from msgspec import UNSET, UnsetType

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.questions import CardQuestion, FrameStack, Q
from hub.rules.cardplay.ring import RingPlayer
from hub.rules.cardplay.turn_flow import TurnFlow
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.refusal import Param
from hub.rules.contract.view import Asked, Counter, Due, Mark, Pile, Place, Warned


class TurnParts(TypedDict):
    """The fields of a view that say how far a card game is."""

    level: str
    phase: str
    turn: int
    round: int
    due: tuple[Due, ...] | UnsetType


def turn_parts(state: G, flow: TurnFlow[G]) -> TurnParts:
    return {
        "level": state.level,
        "phase": state.step,
        "turn": state.turn,
        "round": state.turns,
        "due": flow.dues(state),
    }


def ring_place(
    at: int,
    seat: RingPlayer,
    shows_role: bool,
    tokens: tuple[Counter, ...],
    kinds: tuple[str, ...],
    mark: str = "",
) -> Place:
    """A seat as everyone sees it: its tokens, its hand by count, and what lies there by kind."""
    hand = (Counter(key="hand", value=seat.hand),) if seat.hand >= 0 else ()
    state = "left" if seat.left else "harmless" if seat.character and seat.harmless else ""
    return Place(
        place=at,
        seat=at,
        figure=seat.character,
        role=seat.role if shows_role else "",
        counters=tokens + hand,
        marks=marks(kinds, mark, state) if kinds or mark or state else (),
    )


def open_questions(state: FrameStack[Q]) -> list[Q]:
    return [frame for frame in state.frames if type(frame) is not PendingSteps]


def asked(
    question: CardQuestion,
    sums: Iterable[tuple[str, int]] = (),
    warned: Iterable[Warned] = (),
    **about: Param,
) -> Asked:
    """Who is awaited and for what; never what anyone has answered."""
    card: dict[str, Param] = {}
    if question.by >= 0:
        card = {"by": question.by, "card": question.card, "wounds": question.wounds}
    return Asked(
        question=question.question,
        key=question.key,
        seats=question.awaited,
        about={**card, **about},
        sums=tuple([Counter(key=key, value=value) for key, value in sums]),
        warned=tuple(warned) or UNSET,
    )


def beaten(question: CardQuestion, left: Callable[[int], int]) -> list[int]:
    """Whom of the awaited the wounds would beat; `left` is how many a seat can still bear."""
    return [seat for seat in question.awaited if 0 < left(seat) <= question.wounds]


def piles(state: AnyCardState, top: str, *tokens: Pile) -> tuple[Pile, ...]:
    """Deck and discards where they are counted, then tokens; `top` is the face that lies open."""
    if not state.cards_are_counted:
        return tokens
    deck = Pile(key="deck", count=state.deck) if state.deck > 0 else _empty_deck(state)
    return (deck, Pile(key="discards", count=len(state.discards), top=top), *tokens)


def _empty_deck(state: AnyCardState) -> Pile:
    """A deck that is out by its count, which can be unknown; what it is short of nobody sees."""
    return Pile(key="deck", count=0, unknown=True if state.deck_unknown else UNSET)


@lru_cache(maxsize=256)
def marks(kinds: tuple[str, ...], *states: str) -> tuple[Mark, ...]:
    """What lies before a place, by kind and number, and what is true of it."""
    laid = [Mark(key=kind, count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return (*laid, *[Mark(key=state) for state in states if state])

"""Which sealed answers a viewer came to know, so that only the others are told otherwise."""

from typing import Any, ClassVar

from hub.rules.cardplay.card_state import UNSEEN, AnyCardState
from hub.rules.cardplay.proof.resampling import NumberedEvent, Sealed
from hub.rules.cardplay.questions import Answered, AnswersRefused, AnswerTakenBack, replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer

Events = tuple[type[Event], ...]


class SealedAnswers:
    """Follows one viewer through a night; what they came to know stays known, undone or not.

    `become`: events that the answers became part of, and which hide them on. `tell_all`: events
    that lay all of them open. `show`: events of a seat that show what it had answered. `end`:
    events with which a round is over and its answers forgotten.
    """

    become: ClassVar[Events]
    tell_all: ClassVar[Events]
    show: ClassVar[Events]
    end: ClassVar[Events]

    def __init__(self, viewer: Actor) -> None:
        self.viewer = viewer
        self.known: set[int] = set()
        self.became: dict[int, tuple[int, Any]] = {}

    def note(self, told: NumberedEvent[AnyState], sealed: Sealed) -> Sealed:
        """Follow one event. The sealed answers that are in, by seat, as their events' numbers."""
        number, state, event = told
        if isinstance(event, Answered):
            return self._answered(number, state, event.answer, sealed)
        if isinstance(event, self.become):
            self.became |= dict.fromkeys(sealed.values(), (state.deals, event))
            return {}
        if isinstance(event, self.tell_all):
            self.known |= set(sealed.values())
            return {}
        if self.lets_see(event):
            self.known |= set(sealed.values())
        return self._after(event, sealed)

    def _after(self, event: Event, sealed: Sealed) -> Sealed:
        whose = getattr(event, "seat", -1)
        if isinstance(event, self.show) and whose in sealed:
            self.known.add(sealed[whose])
        if isinstance(event, (AnswerTakenBack, *self.show)):
            return {seat: each for seat, each in sealed.items() if seat != whose}
        return {} if isinstance(event, (AnswersRefused, *self.end)) else sealed

    def _answered(self, number: int, state: AnyState, answer: Answer, sealed: Sealed) -> Sealed:
        if not self.is_sealed(state):
            self.known.add(number)
            return sealed
        if answer.seat in (*state.leaving, self.viewer.seat):
            # One's own; and everyone knows what is answered for those who leave.
            self.known.add(number)
        return {**sealed, answer.seat: number}

    def lets_see(self, event: Event) -> bool:
        """Whether the viewer sees every sealed answer by it, though they stay sealed."""
        return False

    def is_sealed(self, state: AnyState) -> bool:
        """Whether an answer to what is asked now is hidden from the others."""
        return True


def question_key(state: AnyCardState) -> str:
    """What is asked now."""
    return state.question.key if state.question else ""


def other_way(state: AnyCardState, answer: Answer, say: str, unseen: str) -> Answer:
    """Wounds taken where there was a card, and a card where there was none.

    `unseen` is what the hub knows of that card where it does not hold it.
    """
    if answer.say != "take":
        return replace(answer, say="take", card=UNSEEN)
    holder = state.holder(answer.seat)
    if holder.hand == 0:
        return answer
    return replace(answer, say=say, card=holder.cards[0] if holder.cards else unseen)

"""Bushido, the one property that wanders: before whom it lies, and what it asks for.

Both states say so by `bushido`, `bushido_at` (-1: nobody) and `with_bushido`.
"""

from typing import Generic, NamedTuple

from hub.rules.cardplay.believed_answer import believe
from hub.rules.cardplay.card_moves import hand_less
from hub.rules.cardplay.card_source import DISCARDS, Source, give_to, take_from
from hub.rules.cardplay.card_state import AnyCardState, Card, G
from hub.rules.cardplay.late_check import DRAW, check_late
from hub.rules.cardplay.questions import Closed, StepTaken, ask, replace
from hub.rules.cardplay.turn_flow import DoFor, takes_taps
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import Line, line
from hub.rules.swordplay.card_events import WeaponGivenUp
from hub.rules.swordplay.deck import Deck


class BushidoLaid(Event, tag="bushido-laid"):
    """Bushido in front of any player."""

    tells = story("bushido-laid", "seat", "to")

    seat: int
    card: Card
    to: int

    def evolve(self, state: AnyState) -> AnyState:
        laid = state.with_bushido(self.card, self.to)
        return laid.with_holder(self.seat, hand_less(laid.holder(self.seat), self.card))


class BushidoPassed(Event, tag="bushido-passed"):
    """Bushido goes to the next player."""

    tells = story("bushido-passed", "seat", "to")

    seat: int
    to: int

    def evolve(self, state: AnyState) -> AnyState:
        return state.with_bushido(state.bushido, self.to)


class BushidoDiscarded(Event, tag="bushido-discarded"):
    """Bushido has bitten and is gone."""

    tells = story("bushido-discarded", "seat")

    seat: int

    def evolve(self, state: AnyState) -> AnyState:
        return state.with_bushido("", -1, discards=(*state.discards, state.bushido))


class BushidoCorrected(Event, tag="bushido-corrected"):
    """Bushido lies before this seat after all; -1: it is out of play.

    The `source` has it while it is out of play.
    """

    seat: int
    card: Card
    source: Source = DISCARDS

    def evolve(self, state: AnyState) -> AnyState:
        if state.bushido_at < 0:
            state = take_from(state, self.source, self.card)
        if self.seat < 0:
            return give_to(state.with_bushido("", -1), self.source, self.card)
        return state.with_bushido(self.card, self.seat)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("bushido-gone-corrected") if self.seat < 0 else self.lies()

    def lies(self) -> Line:
        """Where it lies, as it is told."""
        return line("bushido-corrected", seat=self.seat)


class Withdrawn(Event, tag="withdrawn"):
    """A question has no ground any more, wherever it lies: nobody is asked it."""

    tells = SILENT

    question: int

    def evolve(self, state: G) -> G:
        frames = tuple(
            [
                frame
                for frame in state.frames
                if type(frame) is PendingSteps or frame.question != self.question
            ]
        )
        return replace(state, frames=frames)


class BushidoRule(NamedTuple, Generic[G]):
    """The check with which a turn begins; how it goes on from a seat and hurts is each game's own.

    `pass_on` sends it on from a seat, `bite` discards it, and `wounds` is what that may cost.
    """

    deck: Deck[G]
    pass_on: DoFor[G]
    bite: DoFor[G]
    wounds: int = 0

    def check(self, tx: Transaction[G], at: int, said_weapon: bool | None = None) -> None:
        """Flip: a weapon has to be answered, anything else sends Bushido on."""
        if not self.deck.flip(tx, at, said_weapon):
            self.pass_on(tx, at)
        elif _has_answer(tx.state, at):
            ask(tx, "bushido", (at,), by=at, card="bushido", wounds=self.wounds)
            return
        else:
            self.bite(tx, at)
        tx.emit(StepTaken(step="bushido"))

    def settle(self, tx: Transaction[G], question: OpenQuestion) -> None:
        """A weapon given up passes it on; otherwise it bites, and is discarded."""
        answer = question.answers[0]
        tx.emit(Closed())
        if answer.say == "give-weapon":
            believe(tx, answer.seat)
            tx.emit(WeaponGivenUp(seat=answer.seat, card=answer.card))
            self.pass_on(tx, answer.seat)
        else:
            self.bite(tx, answer.seat)
        tx.emit(StepTaken(step="bushido"))

    def step(self, tx: Transaction[AnyState], queue: PendingSteps) -> bool:
        """The hub can flip by itself only what it holds; a real card is flipped by hand."""
        if tx.state.bushido_at != queue.seat:
            # A correction took it away meanwhile.
            tx.emit(StepTaken(step="bushido"))
            return True
        if takes_taps(tx.state) or not tx.state.hub_holds_cards:
            return False
        self.check(tx, queue.seat)
        return True


def check_bushido_late(tx: Transaction[AnyState], until: str = DRAW) -> None:
    """Bushido came before whose turn it is while `until` was still to come: it is checked now."""
    if tx.state.bushido_at >= 0:
        check_late(tx, tx.state.bushido_at, "bushido", until=until)


def _has_answer(state: AnyCardState, at: int) -> bool:
    """Whether anything can be chosen: an empty hand has no weapon to give up, and all see it.

    Of a real hand the hub has only counted, and a count can be wrong: its owner answers.
    """
    return takes_taps(state) or not state.hub_holds_cards or state.holder(at).hand > 0

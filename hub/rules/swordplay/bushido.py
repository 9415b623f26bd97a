"""Bushido, the one property that wanders: before whom it lies, and what it asks for."""

from typing import Any, Protocol, Self, TypeVar

from hub.rules.box.cards import count, find
from hub.rules.cardplay.always import while_asked
from hub.rules.cardplay.card_moves import hand_less
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.laid import without_one
from hub.rules.cardplay.questions import StepTaken
from hub.rules.cardplay.turn_flow import DoFor, Step, takes_taps
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event, story
from hub.rules.contract.form import Offer, OneOf
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.transaction import Transaction


class HasBushido(Protocol):
    """A state in which a Bushido may lie before somebody: `bushido_at` is -1 if it does not."""

    @property
    def bushido(self) -> Card: ...

    @property
    def bushido_at(self) -> int: ...

    @property
    def discards(self) -> tuple[Card, ...]: ...

    @property
    def cards_are_declared(self) -> bool: ...

    def holder(self, seat: int) -> Any: ...

    def with_holder(self, seat: int, holder: Any, **changes: Any) -> Self: ...

    def with_bushido(self, card: Card, at: int, **changes: Any) -> Self:
        """The same with this card as the Bushido in play before that seat."""
        ...


B = TypeVar("B", bound=HasBushido)


def without_bushido(state: B, discards: tuple[Card, ...]) -> B:
    """Bushido is out of play, and with these discards."""
    return state.with_bushido("", -1, discards=discards)


class BushidoLaid(Event, tag="bushido-laid"):
    """Bushido in front of any player."""

    tells = story("bushido-laid", "seat", "to")

    seat: int
    card: Card
    to: int

    def evolve(self, state: B) -> B:
        laid = state.with_bushido(self.card, self.to)
        return laid.with_holder(self.seat, hand_less(laid.holder(self.seat), self.card))


class BushidoPassed(Event, tag="bushido-passed"):
    """Bushido goes to the next player."""

    tells = story("bushido-passed", "seat", "to")

    seat: int
    to: int

    def evolve(self, state: B) -> B:
        return state.with_bushido(state.bushido, self.to)


class BushidoDiscarded(Event, tag="bushido-discarded"):
    """Bushido has bitten and is gone."""

    tells = story("bushido-discarded", "seat")

    seat: int

    def evolve(self, state: B) -> B:
        return without_bushido(state, (*state.discards, state.bushido))


def bushido_step(check: DoFor[AnyState]) -> Step[AnyState]:
    """The hub can flip by itself only what it holds; a real card is flipped by hand."""

    def step(tx: Transaction[AnyState], queue: PendingSteps) -> bool:
        if tx.state.bushido_at != queue.seat:
            # A correction took it away meanwhile.
            tx.emit(StepTaken(step="bushido"))
            return True
        if takes_taps(tx.state) or not tx.state.hub_holds_cards:
            return False
        check(tx, queue.seat)
        return True

    return step


def hidden_bushido(state: HasBushido) -> Card:
    """A discard that may be the Bushido that lies on the table: one seen, or one unseen."""
    if count("bushido", state.discards):
        return find("bushido", state.discards)
    return "bushido" if state.cards_are_declared and UNSEEN in state.discards else ""


def corrected_card(state: HasBushido) -> Card:
    """The card that is set straight: the one in play, or the one that may be."""
    return state.bushido if state.bushido_at >= 0 else hidden_bushido(state)


def discards_without(state: HasBushido, card: Card) -> tuple[Card, ...]:
    """The discards once that card lies in play."""
    return state.discards if state.bushido_at >= 0 else without_one(state.discards, card)


def correction_offer(state: AnyState, field: OneOf) -> Offer:
    return Offer(key="correct-bushido", fields=(field,), closed=while_asked(state), standing=True)

"""Another night that a viewer cannot tell from this one, with the cards of this box.

A card belongs to the shuffle that hid it last. Those of one shuffle that the viewer never saw
afterwards could lie in any other order; nothing the viewer saw would be different. An event that
shuffles says the new `order`, and a sealed answer its `card`; what else names cards lays them open.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from hub.rules.box.cards import Card
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState
from hub.rules.cardplay.proof.resampling import NumberedEvent, WatchedEvent, retold, walk
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers, other_way
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.chance import Chance, other_order
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer
from hub.rules.contract.night import Step
from hub.rules.swordplay.card_events import CardsDealt, CardsDrawn, CardTaken

Shuffle = tuple[int, int, tuple[Card, ...]]
Origins = dict[Card, Shuffle]
Swaps = dict[Shuffle, dict[Card, Card]]


class Sightings:
    """What one viewer saw of the cards of every shuffle, undone things too."""

    def __init__(self, viewer: Actor) -> None:
        self.viewer = viewer
        self.hidden: dict[Shuffle, dict[Card, None]] = {}

    def note(self, told: NumberedEvent[AnyState], origins: Origins) -> Origins:
        """Follow one event, told with the state before it. Which shuffle each card is from."""
        _, state, event = told
        if order := getattr(event, "order", ()):
            shuffle = (state.deals, state.shuffles, order)
            self.hidden.setdefault(shuffle, dict.fromkeys(order))
            origins = origins | dict.fromkeys(order, shuffle)
        for card in self.seen(state, event):
            self.hidden.get(origins.get(card, (0, 0, ())), {}).pop(card, None)
        return origins

    def seen(self, state: AnyState, event: Event) -> tuple[Card, ...]:
        """The cards that the viewer sees with this event."""
        seat = self.viewer.seat
        if isinstance(event, CardsDealt):
            dealt: tuple[Card, ...] = event.evolve(state).holder(seat).cards if seat >= 0 else ()
            return dealt
        if isinstance(event, CardsDrawn):
            return event.cards if seat == event.seat else ()
        if isinstance(event, CardTaken):
            return (event.card,) if seat in (event.seat, event.target) else ()
        if answer := getattr(event, "answer", None):
            return (answer.card,) if seat == answer.seat else ()
        return (*getattr(event, "cards", ()), getattr(event, "card", ""))

    def swaps(self, chance: Chance) -> Swaps:
        """For each shuffle another place for each of its unseen cards."""
        result = {}
        for at, (shuffle, unseen) in enumerate(self.hidden.items()):
            cards = tuple(unseen)
            order = other_order(chance, len(cards), f"redeal/{at}")
            result[shuffle] = {card: cards[i] for card, i in zip(cards, order, strict=True)}
        return result


def hides_cards(swaps: Swaps) -> bool:
    """Whether any card can change places with another."""
    return any(len(each) > 1 for each in swaps.values())


def swapped(event: Event, origins: Origins, swaps: Swaps) -> Event:
    """The event as it is told in the other night; `origins` are those after it."""

    def other(card: Card) -> Card:
        return swaps.get(origins.get(card, (0, 0, ())), {}).get(card, card)

    if order := getattr(event, "order", ()):
        return replace(event, order=tuple(other(card) for card in order))
    if isinstance(event, CardsDrawn):
        return replace(event, cards=tuple(other(card) for card in event.cards))
    if isinstance(event, CardTaken):
        return replace(event, card=other(event.card))
    if answer := getattr(event, "answer", None):
        return replace(event, answer=replace(answer, card=other(answer.card)))
    return event


class Disguising(Protocol):
    """What there is to hide beside cards, as it could also have been."""

    hides_something: bool

    def of(self, told: NumberedEvent[AnyState]) -> Event: ...


A = TypeVar("A", bound=SealedAnswers)
Disguises = Callable[[list[NumberedEvent[AnyState]], A, Chance], Disguising]
Resample = Callable[[Sequence[Step], Actor, Chance], Sequence[Step] | None]


def resampler(
    blank: AnyState,
    sightings: Callable[[Actor], Sightings],
    answers: Callable[[Actor], A],
    disguises: Disguises[A],
) -> Resample:
    """Other facts in disguise and other unseen cards; None where there are none."""

    def resample_hidden(
        steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        seen, known = sightings(viewer), answers(viewer)
        moments = walk(steps, blank, seen, known)
        disguise = disguises([moment.told for step in moments for moment in step], known, chance)
        swaps = seen.swaps(chance)
        if not disguise.hides_something and not hides_cards(swaps):
            return None

        def other(moment: WatchedEvent[AnyState]) -> Event:
            origins, _ = moment.kept
            return swapped(disguise.of(moment.told), origins, swaps)

        return retold(steps, moments, other)

    return resample_hidden


def other_card_answer(state: AnyCardState, key: str, answer: Answer) -> Answer:
    """The other answer to a card that touches everyone; any other question is answered openly."""
    if key == "battle-cry":
        return other_way(state, answer, "parry", "parry")
    return other_way(state, answer, "give-weapon", UNSEEN) if key == "jujutsu" else answer

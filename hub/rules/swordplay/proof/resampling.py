"""Another night that a viewer cannot tell from this one, with the cards of this box.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from hub.rules.cardplay.card_state import UNSEEN, AnyCardState
from hub.rules.cardplay.proof.resampling import NumberedEvent, WatchedEvent, retold, walk
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers, other_way
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.frame import Answer
from hub.rules.contract.night import Step
from hub.rules.swordplay.proof.unseen_cards import Sightings, hides_cards, swapped


class Disguising(Protocol):
    """What there is to hide beside cards, as it could also have been."""

    hides_something: bool

    def of(self, told: NumberedEvent[Any]) -> Event: ...


Disguises = Callable[[list[NumberedEvent[Any]], Any, Chance], Disguising]
Resample = Callable[[Sequence[Step], Actor, Chance], Sequence[Step] | None]


def resampler(
    blank: AnyState,
    sightings: Callable[[Actor], Sightings],
    answers: Callable[[Actor], SealedAnswers],
    disguises: Disguises,
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

        def other(moment: WatchedEvent[Any]) -> Event:
            origins, _ = moment.kept
            return swapped(disguise.of(moment.told), origins, swaps)

        return retold(steps, moments, other)

    return resample_hidden


def other_card_answer(state: AnyCardState, key: str, answer: Answer) -> Answer:
    """The other answer to a card that touches everyone; any other question is answered openly."""
    if key == "battle-cry":
        return other_way(state, answer, "parry", "parry")
    return other_way(state, answer, "give-weapon", UNSEEN) if key == "jujutsu" else answer

"""Another night that a viewer cannot tell from this one, with the cards of this box."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from hub.rules.cardplay.proof.resampling import NumberedEvent, WatchedEvent, retold, walk
from hub.rules.cardplay.proof.sealed_answers import SealedAnswers
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.night import Step
from hub.rules.swordplay.proof.unseen_cards import Sightings, hides_cards, swapped


class Disguising(Protocol):
    """What there is to hide beside cards, as it could also have been."""

    hides_something: bool

    def of(self, told: NumberedEvent[Any]) -> Event: ...


Disguises = Callable[[list[NumberedEvent[Any]], Any, Chance], Disguising]


def resampled(
    steps: Sequence[Step],
    blank: Any,
    sightings: Sightings,
    answers: SealedAnswers,
    disguises: Disguises,
    chance: Chance,
) -> Sequence[Step] | None:
    """Other facts in disguise and other unseen cards; None where there are none."""
    moments = walk(steps, blank, sightings, answers)
    disguise = disguises([moment.told for step in moments for moment in step], answers, chance)
    swaps = sightings.swaps(chance)
    if not disguise.hides_something and not hides_cards(swaps):
        return None

    def other(moment: WatchedEvent[Any]) -> Event:
        origins, _ = moment.kept
        return swapped(disguise.of(moment.told), origins, swaps)

    return retold(steps, moments, other)

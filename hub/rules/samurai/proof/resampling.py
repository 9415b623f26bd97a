"""Another night that a viewer cannot tell from this one: other roles, pairs and unseen cards.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Sequence

from hub.rules.cardplay.proof.resampling import WatchedEvent, retold, walk
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.ruleset import Step
from hub.rules.samurai.events import Opened
from hub.rules.samurai.proof.hidden_facts import Answers, Disguise
from hub.rules.samurai.proof.unseen_cards import SeenHere
from hub.rules.samurai.state import BLANK, State
from hub.rules.swordplay.proof.unseen_cards import hides_cards, swapped


def resample_hidden(steps: Sequence[Step], viewer: Actor, chance: Chance) -> Sequence[Step] | None:
    sightings, answers = SeenHere(viewer, Opened), Answers(viewer)
    moments = walk(steps, BLANK, sightings, answers)
    disguise = Disguise([moment.told for step in moments for moment in step], answers, chance)
    swaps = sightings.swaps(chance)
    if not disguise.hides_something and not hides_cards(swaps):
        return None

    def other(moment: WatchedEvent[State]) -> Event:
        origins, _ = moment.kept
        return swapped(disguise.of(*moment.told), origins, swaps)

    return retold(steps, moments, other)

"""Another night that a viewer cannot tell from this one: other characters and unseen cards.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Sequence

from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.night import Step
from hub.rules.duel.events.opening import Opened
from hub.rules.duel.proof.hidden_facts import Answers, Disguise
from hub.rules.duel.state import BLANK
from hub.rules.swordplay.proof.resampling import resampled
from hub.rules.swordplay.proof.unseen_cards import Sightings


def resample_hidden(steps: Sequence[Step], viewer: Actor, chance: Chance) -> Sequence[Step] | None:
    return resampled(steps, BLANK, Sightings(viewer, Opened), Answers(viewer), Disguise, chance)

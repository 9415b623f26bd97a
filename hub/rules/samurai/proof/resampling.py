"""Another night that a viewer cannot tell from this one: other roles, pairs and unseen cards.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Sequence

from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.night import Step
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.proof.hidden_facts import Answers, Disguise
from hub.rules.samurai.proof.unseen_cards import SeenHere
from hub.rules.samurai.state import BLANK
from hub.rules.swordplay.proof.resampling import resampled


def resample_hidden(steps: Sequence[Step], viewer: Actor, chance: Chance) -> Sequence[Step] | None:
    return resampled(steps, BLANK, SeenHere(viewer, Opened), Answers(viewer), Disguise, chance)

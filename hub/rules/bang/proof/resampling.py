"""Another night that a viewer cannot tell from this one: other roles, pairs and sealed answers.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Sequence

from hub.rules.bang.proof.hidden_facts import Answers, Disguise
from hub.rules.bang.state import BLANK
from hub.rules.cardplay.proof.resampling import retold, walk
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.night import Step


def resample_hidden(steps: Sequence[Step], viewer: Actor, chance: Chance) -> Sequence[Step] | None:
    answers = Answers(viewer)
    moments = walk(steps, BLANK, answers)
    disguise = Disguise([moment.told for step in moments for moment in step], answers, chance)
    if not disguise.hides_something:
        return None
    return retold(steps, moments, lambda moment: disguise.of(moment.told))

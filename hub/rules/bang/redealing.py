"""Another night that a viewer cannot tell from this one: other roles, pairs and sealed answers.

Used by the law that nobody learns what they may not know; no game is ever played with it.
"""

from collections.abc import Sequence

from hub.rules.bang.disguise import Answers, Disguise, Sealed, Told
from hub.rules.bang.state import BLANK, State
from hub.rules.contract.chance import Chance
from hub.rules.contract.ruleset import Played, Step
from hub.rules.contract.who import Who


def redeal(steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
    answers = Answers(viewer)
    moments = _walk(steps, answers)
    disguise = Disguise([told for step in moments for told in step], answers, chance)
    if not disguise.hides_something:
        return None
    return [
        Played(events=tuple(disguise.of(told) for told in each)) if type(step) is Played else step
        for step, each in zip(steps, moments, strict=True)
    ]


def _walk(steps: Sequence[Step], answers: Answers) -> list[list[Told]]:
    """Every event where it happened, undone or not."""
    after: list[tuple[State, Sealed]] = [(BLANK, {})]
    moments: list[list[Told]] = []
    number = 0
    for step in steps:
        events: list[Told] = []
        if isinstance(step, Played):
            state, sealed = after[-1]
            for event in step.events:
                told = Told(number, state, event)
                sealed = answers.note(told, sealed)
                events.append(told)
                state = event.evolve(state)
                number += 1
            after.append((state, sealed))
        else:
            after.append(after[step.to])
        moments.append(events)
    return moments

"""The laws of the log: its events alone give every state again, and every sum always holds."""

import msgspec

from hub.laws.broken import LawBroken
from hub.laws.random_nights import RandomNight, Rules, walk
from hub.rules.contract.night import PlayedStep, Step
from hub.rules.contract.play import audit
from hub.rules.contract.refusal import BrokenInvariant
from hub.tables.event_decoder import event_decoder


def written(rules: Rules, step: Step) -> Step:
    """This step as it comes back from the log."""
    if not isinstance(step, PlayedStep):
        return step
    try:
        return PlayedStep(events=event_decoder(rules).decode(msgspec.json.encode(step.events)))
    except msgspec.ValidationError as error:
        raise LawBroken(f"what is written does not read: {error}") from error


def check_replay(night: RandomNight) -> int:
    """Every prefix of the night, from what is told and from what is written of it."""
    rules = night.rules
    log = [written(rules, step) for step in night.steps]
    if log != night.steps:
        raise LawBroken("the log says something else than what was told")
    for at, (_, state) in enumerate(walk(rules, log), start=1):
        if state != night.states[at]:
            raise LawBroken(f"after step {at} the log gives another state")
        if msgspec.json.encode(state) != msgspec.json.encode(night.states[at]):
            raise LawBroken(f"after step {at} the log gives a state of other bytes")
    return len(log)


def check_sums(night: RandomNight) -> int:
    """Every sum that must hold holds after every step."""
    for at, state in enumerate(night.states[1:], start=1):
        try:
            audit(night.rules, state)
        except BrokenInvariant as error:
            raise LawBroken(f"after step {at}: {error}") from error
    return len(night.steps)

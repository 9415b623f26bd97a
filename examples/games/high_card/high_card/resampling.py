"""Another night that a viewer cannot tell from this one: cards that they never saw are others.

The law of secrets asks for it. A game without it plays all the same, only unproved.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from hub.rules.kit import Actor, Chance, PlayedStep, Step


def resample_hidden(steps: Sequence[Step], viewer: Actor, chance: Chance) -> Sequence[Step] | None:
    """Every deal with other cards for those who never showed theirs; None: all lies open."""
    rounds = _rounds(steps)
    known = {(number, seat) for number, seat in _shown(steps, rounds)}
    other: list[Step] = []
    for step, number in zip(steps, rounds, strict=True):
        if not isinstance(step, PlayedStep):
            other.append(step)
            continue
        events = [_dealt_anew(each, number, known, viewer, chance) for each in step.events]
        other.append(PlayedStep(events=tuple(events)))
    return None if other == list(steps) else other


def _rounds(steps: Sequence[Step]) -> list[int]:
    """The round that each step leads to; the same round of another course has the same cards."""
    from high_card.game import Dealt

    after = [0]
    for step in steps:
        if isinstance(step, PlayedStep):
            after.append(after[-1] + sum(isinstance(each, Dealt) for each in step.events))
        else:
            after.append(after[step.to])
    return after[1:]


def _shown(steps: Sequence[Step], rounds: list[int]) -> list[tuple[int, int]]:
    """Rounds and seats of all cards that ever lay open, also where that was taken back."""
    from high_card.game import Dealt, Shown

    found = []
    for step, number in zip(steps, rounds, strict=True):
        events = step.events if isinstance(step, PlayedStep) else ()
        before = number - any(isinstance(each, Dealt) for each in events)
        found += [(before, each.seat) for each in events if isinstance(each, Shown)]
    return found


def _dealt_anew(
    event: Any, number: int, known: set[tuple[int, int]], viewer: Actor, chance: Chance
) -> Any:
    from high_card.game import DECK, Dealt

    if not isinstance(event, Dealt):
        return event
    seats = range(len(event.cards))
    open_seats = {seat for seat in seats if (number, seat) in known or seat == viewer.seat}
    lying = {event.cards[seat] for seat in open_seats}
    order = chance.order(DECK, f"deal anew {number}")
    others = iter([card + 1 for card in order if card + 1 not in lying])
    cards = [event.cards[seat] if seat in open_seats else next(others) for seat in seats]
    return replace(event, cards=tuple(cards))

"""Feats that only a card game knows: blows that were turned aside at the last moment."""

from collections.abc import Iterable

from hub.rules.contract.award import Feat, Feats, PublicStep
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.view import AnyView


def narrow_escapes(*codes: str, counter: str) -> Feats:
    """Whoever turned aside, by a line of these, what would have cost the last of a `counter`.

    The closer, the greater: how much more it would have been than there was left.
    """

    def feats(step: PublicStep, outcome: Outcome) -> Iterable[Feat]:
        for line in step.lines:
            seat = line.params.get("seat")
            if line.code not in codes or not isinstance(seat, int):
                continue
            view = step.before()
            wounds, left = _threatened(view), _left(view, seat, counter)
            if 0 < left <= wounds:
                yield Feat(seat, wounds - left + 1, {"count": wounds, "left": left})

    return feats


def _threatened(view: AnyView) -> int:
    """The wounds that the newest question is about."""
    wounds = view.asked[-1].about.get("wounds") if view.asked else None
    return wounds if isinstance(wounds, int) else 0


def _left(view: AnyView, seat: int, counter: str) -> int:
    counters = (each for place in view.places if place.seat == seat for each in place.counters)
    return sum(each.value for each in counters if each.key == counter)

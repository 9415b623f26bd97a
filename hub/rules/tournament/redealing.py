"""Another tournament that a viewer cannot tell from this one: other results at other tables.

Used by the law that nobody learns what they may not know; no tournament is ever run with it.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from hub.rules.box.characters import NAMES
from hub.rules.contract.chance import Chance
from hub.rules.contract.ruleset import Played, Step
from hub.rules.contract.who import HUB, REFEREE, Who
from hub.rules.tournament.deeds.ruling import MOST_POINTS
from hub.rules.tournament.events import Cautioned, Corrected, QualifyingClosed, Reported
from hub.rules.tournament.form import MOST_DAIMYO, MOST_HONOR, MOST_RESILIENCE
from hub.rules.tournament.sheet import Had, Sheet, fill_in

replace = msgspec.structs.replace


def redeal(steps: Sequence[Step], viewer: Who, chance: Chance) -> Sequence[Step] | None:
    """None for the referee, once the standings were public, and where all results are known."""
    events = [event for step in steps if isinstance(step, Played) for event in step.events]
    if viewer in (REFEREE, HUB) or any(isinstance(each, QualifyingClosed) for each in events):
        return None
    if not any(_is_hidden(event, viewer) for event in events):
        return None
    return [
        Played(events=tuple(_other(event, viewer, chance, f"{at}") for event in step.events))
        if isinstance(step, Played)
        else step
        for at, step in enumerate(steps)
    ]


def _is_hidden(event: Any, viewer: Who) -> bool:
    if isinstance(event, Reported | Corrected):
        return all(row.entrant != viewer.seat for row in event.sheet.rows)
    return isinstance(event, Cautioned) and event.entrant != viewer.seat


def _other(event: Any, viewer: Who, chance: Chance, ask: str) -> Any:
    if not _is_hidden(event, viewer):
        return event
    if isinstance(event, Cautioned):
        # Whom it was, and whether it cost anything, stays: a penalty may have been lifted.
        points = 1 + chance.pick(MOST_POINTS, f"{ask}/points") if event.points else 0
        return replace(event, conduct="other", why=f"{event.why}, or not", points=points)
    return replace(event, sheet=_other_sheet(event.sheet, chance, ask))


def _other_sheet(sheet: Sheet, chance: Chance, ask: str) -> Sheet:
    """The same people with the roles moved round, and anything in their hands."""
    roles = [row.had.role for row in sheet.rows]
    turn = 1 + chance.pick(len(roles) - 1, f"{ask}/roles")
    moved = [roles[0], *roles[turn:], *roles[1:turn]]
    had = tuple(
        Had(
            role=role,
            character=NAMES[chance.pick(len(NAMES), f"{ask}/{at}/character")],
            honor=chance.pick(MOST_HONOR + 1, f"{ask}/{at}/honor"),
            daimyo=chance.pick(MOST_DAIMYO + 1, f"{ask}/{at}/daimyo"),
            resilience=chance.pick(MOST_RESILIENCE + 1, f"{ask}/{at}/resilience"),
        )
        for at, role in enumerate(moved)
    )
    entrants = tuple(row.entrant for row in sheet.rows)
    return fill_in(entrants, had, sheet.ending, sheet.chair, sheet.source)

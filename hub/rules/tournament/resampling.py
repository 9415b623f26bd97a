"""Another tournament that a viewer cannot tell from this one: other results at other tables, and
of everyone else at the tables where they sat.

Used by the law that nobody learns what they may not know; no tournament is ever run with it.
"""

from collections.abc import Sequence

from hub.rules.box.characters import NAMES
from hub.rules.contract.actor import HUB, NOBODY, REFEREE, Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.night import PlayedStep, Step
from hub.rules.tournament.actions.rulings import MOST_POINTS
from hub.rules.tournament.events.finals import QualifyingClosed
from hub.rules.tournament.events.rulings import Cautioned
from hub.rules.tournament.events.score_sheets import Corrected, Reported
from hub.rules.tournament.form import MOST
from hub.rules.tournament.sheet import Had, Sheet, fill_in
from hub.rules.tournament.state import replace

# Most mixtures change how one's own team did; one that leaves it is looked for so often.
_TRIES = 12


def resample_hidden(steps: Sequence[Step], viewer: Actor, chance: Chance) -> Sequence[Step] | None:
    """None for the referee, once the standings were public, and where nothing has come in."""
    events = [event for step in steps if isinstance(step, PlayedStep) for event in step.events]
    if viewer in (REFEREE, HUB) or any(isinstance(each, QualifyingClosed) for each in events):
        return None
    if not any(_is_hidden(event, viewer) for event in events):
        return None
    return [
        PlayedStep(events=tuple(_other(event, viewer, chance, f"{at}") for event in step.events))
        if isinstance(step, PlayedStep)
        else step
        for at, step in enumerate(steps)
    ]


def _is_hidden(event: Event, viewer: Actor) -> bool:
    """A sheet always is: of their own one a player knows one line."""
    if isinstance(event, Reported | Corrected):
        return True
    return isinstance(event, Cautioned) and event.entrant != viewer.seat


def _other(event: Event, viewer: Actor, chance: Chance, ask: str) -> Event:
    if isinstance(event, Cautioned) and _is_hidden(event, viewer):
        # Whom it was, and whether it cost anything, stays: a penalty may have been lifted.
        points = 1 + chance.pick(MOST_POINTS, f"{ask}/points") if event.points else 0
        return replace(event, conduct="other", why=f"{event.why}, or not", points=points)
    if not isinstance(event, Reported | Corrected):
        return event
    entrants = [row.entrant for row in event.sheet.rows]
    chair = entrants.index(viewer.seat) if viewer.seat in entrants else NOBODY
    return replace(event, sheet=_other_sheet(event.sheet, chair, chance, ask))


def _other_sheet(sheet: Sheet, chair: int, chance: Chance, ask: str) -> Sheet:
    """The same people, with another line for everyone but whoever sits in that chair."""
    for more in range(_TRIES):
        found = _mixed(sheet, chair, chance, f"{ask}/{more}")
        if chair == NOBODY or found.rows[chair] == sheet.rows[chair]:
            return found
    return _filled(sheet, chair, _as_good(sheet, chance, ask))


def _mixed(sheet: Sheet, chair: int, chance: Chance, ask: str) -> Sheet:
    """The roles moved round, and anything in their hands."""
    moving = [at for at in range(1, len(sheet.rows)) if at != chair]
    turn = 1 + chance.pick(len(moving) - 1, f"{ask}/roles")
    roles = [row.had.role for row in sheet.rows]
    for at, other in zip(moving, (*moving[turn:], *moving[:turn]), strict=True):
        roles[at] = sheet.rows[other].had.role
    had = tuple(
        Had(
            role=role,
            character=NAMES[chance.pick(len(NAMES), f"{ask}/{at}/character")],
            **{name: chance.pick(most + 1, f"{ask}/{at}/{name}") for name, most in MOST.items()},
        )
        for at, role in enumerate(roles)
    )
    return _filled(sheet, chair, had)


def _as_good(sheet: Sheet, chance: Chance, ask: str) -> tuple[Had, ...]:
    """Other characters with as much honor, so that every team does as well as it did."""
    turn = 1 + chance.pick(len(NAMES) - 1, f"{ask}/characters")
    other = dict(zip(NAMES, (*NAMES[turn:], *NAMES[:turn]), strict=True))
    return tuple(replace(row.had, character=other[row.had.character]) for row in sheet.rows)


def _filled(sheet: Sheet, chair: int, had: tuple[Had, ...]) -> Sheet:
    """With what the player in that chair had, who knows it."""
    if chair != NOBODY:
        had = (*had[:chair], sheet.rows[chair].had, *had[chair + 1 :])
    entrants = tuple(row.entrant for row in sheet.rows)
    return fill_in(entrants, had, sheet.ending, sheet.chair, sheet.source)

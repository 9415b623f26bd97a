"""What many events share: the record, and who hears what only the referee may know."""

from hub.rules.contract.actor import HUB, REFEREE, Actor
from hub.rules.tournament.state import Decision, State, replace

# Before a round begins, and when it is over.
STOPPED: dict[str, str | int] = {
    "clock": "off",
    "is_paused": False,
    "after_restart": False,
    "added": 0,
}


def is_official(viewer: Actor) -> bool:
    """The referee, and the hub itself, which shows it to nobody."""
    return viewer in (REFEREE, HUB)


def is_of(viewer: Actor, *entrants: int) -> bool:
    """One of these players."""
    return viewer.kind == "seat" and viewer.seat in entrants


def on_record(state: State, decision: Decision) -> State:
    return replace(state, decisions=(*state.decisions, decision))

"""What many events share: the record, and who hears what only the referee may know."""

from hub.rules.contract.actor import HUB, REFEREE, Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line
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


def on_record(state: State, decision: Decision) -> State:
    return replace(state, decisions=(*state.decisions, decision))


class Private(Event):
    """What it `tells` is for the referee, and for the player whose `seat` is in that line."""

    def seen_by(self, viewer: Actor) -> Line | None:
        heard = super().seen_by(viewer)
        if heard is None or is_official(viewer):
            return heard
        is_own = viewer.kind == "seat" and heard.params.get("seat") == viewer.seat
        return heard if is_own else None

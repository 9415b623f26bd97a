"""Who has left the game at a tournament's table, as everybody there can see.

What the tournament makes of it is asked of them, and the rules' to say.
"""

from hub.rules.contract.actor import TABLE
from hub.rules.contract.event import Event
from hub.tables.table import Table

# A game's event that somebody left it, and the mark of those who did.
_SEAT_LEFT = "seat-left"
_LEFT = "left"


def seats_left(table: Table) -> list[int]:
    """Who sits there and plays no more, as every screen shows it."""
    view = table.views.look(TABLE).view
    places = () if view is None else view.places
    return [place.seat for place in places if any(mark.key == _LEFT for mark in place.marks)]


def has_just_left(table: Table) -> bool:
    """Whether the last move of its game was somebody's leaving."""
    top = table.game.history().top
    return top is not None and any(tag_of(event) == _SEAT_LEFT for event in top.events)


def tag_of(event: Event) -> str:
    """What an event is called in the log."""
    return str(type(event).__struct_config__.tag)

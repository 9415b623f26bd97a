"""Who has left the game at a tournament's table, as everybody there can see.

What the tournament makes of it is asked of them, and the rules' to say.
"""

from hub.rules.contract.actor import TABLE
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move
from hub.rules.tournament.state import State
from hub.tables.table import Table

# A game's event that somebody left it, and the mark of those who did.
_SEAT_LEFT = "seat-left"
_LEFT = "left"


def seats_left(table: Table) -> list[int]:
    """Who sits there and plays no more, as every screen shows it."""
    view = table.views.look(TABLE).view
    places = () if view is None else view.places
    return [place.seat for place in places if any(mark.key == _LEFT for mark in place.marks)]


def departures(state: State, entrants: tuple[int, ...], left: list[int]) -> tuple[Move, ...]:
    """What the tournament has not heard yet of those who sit there: who left, who is back."""
    gone = {entrants[seat] for seat in left}
    now = {who: "left-game" for who in entrants if who in gone - set(state.left_game)}
    now |= {who: "back-in-game" for who in entrants if who in set(state.left_game) - gone}
    return tuple(Move(offer=key, values={"entrant": who}) for who, key in now.items())


def has_just_left(table: Table) -> bool:
    """Whether the last move of its game was somebody's leaving."""
    top = table.game.history().top
    return top is not None and any(tag_of(event) == _SEAT_LEFT for event in top.events)


def tag_of(event: Event) -> str:
    """What an event is called in the log."""
    return str(type(event).__struct_config__.tag)

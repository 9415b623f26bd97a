"""Map what a panel was sent to a state for each lamp. Pure, and without memory.

It knows places and states, no pins, and no rule of a game: only the few codes that have a lamp.
"""

from collections.abc import Iterable
from typing import Literal

from hardware.rhythm import OFF
from hub.wire.panel import PanelSight, PanelView

LinkState = Literal["starting", "knocking", "alone", "linked", "closed"]
Lamps = dict[str, str]

STATUS = "status"
DECK = "deck"
BUZZER = "buzzer"

# The words of a sight that light a lamp. A game that does not use them leaves it dark.
HARMLESS = "harmless"
DECK_ENDED = "deck-ended"
DECK_END = "deck-end"
TURN_BEGAN = "turn-began"


def seat_lamp(seat: int) -> str:
    """The place of a seat's lamp; seats are counted from 0, but in front of people."""
    return f"seat-{seat}"


def lamps(sight: PanelSight | None, link: LinkState) -> Lamps:
    """The state of every lamp that is not dark."""
    if link == "starting":
        # Whether there is a hub is not known yet.
        return {STATUS: OFF}
    if link != "linked":
        # Nothing that may be long past is shown as if it were so.
        return {STATUS: link}
    if sight is None:
        return {STATUS: "waiting"}
    if sight.ended:
        return _last(sight) | {STATUS: "closed"}
    if sight.view is None:
        lit = {seat_lamp(sight.lit): "lit"} if sight.lit >= 0 else {}
        return lit | {STATUS: "resting" if sight.paused else "waiting"}
    if sight.paused:
        return _seats(sight, sight.view) | {STATUS: "resting"}
    return _last(sight) | {STATUS: "ready"}


def at_lamps(shown: Lamps, wired: Iterable[str]) -> Lamps:
    """Where no status lamp is wired, every lamp shows that there is no table to be seen."""
    places, state = set(wired), shown.get(STATUS)
    if STATUS in places or state not in ("alone", "knocking", "closed") or len(shown) > 1:
        return shown
    return {place: state for place in places if place != BUZZER}


def _last(sight: PanelSight) -> Lamps:
    """The game as it stands, or how it ended."""
    view = sight.view
    if view is None:
        return {}
    if view.outcome is not None:
        winners = {seat_lamp(seat): "winner" for seat in view.outcome.winners}
        return winners | {DECK: "over"}
    if is_deck_asked(sight):
        return _seats(sight, view) | {DECK: "asked"}
    deck = {DECK: "deck-end"} if has_deck_ended(sight) else {}
    return _seats(sight, view) | deck


def _seats(sight: PanelSight, view: PanelView) -> Lamps:
    """Who is called comes first, then who is asked, whose turn it is, and who is harmless."""
    shown = {
        seat_lamp(place.seat): "harmless"
        for place in view.places
        if any(mark.key == HARMLESS for mark in place.marks)
    }
    if view.turn >= 0:
        shown[seat_lamp(view.turn)] = "turn"
    if view.asked:
        shown |= {seat_lamp(seat): "asked" for seat in view.asked[-1].seats}
    return shown | {seat_lamp(seat): "called" for seat in sight.called}


def is_deck_asked(sight: PanelSight) -> bool:
    """Somebody is asked whether the deck is out, and one press of its button is Yes."""
    return any(
        offer.key == DECK_END and offer.closed is None and offer.question > 0
        for offer in sight.offers
    )


def has_deck_ended(sight: PanelSight) -> bool:
    """The deck ran out in this turn."""
    for line in reversed(sight.lines):
        if line.code == DECK_ENDED:
            return True
        if line.code == TURN_BEGAN:
            return False
    return False


def beeps(before: Lamps, after: Lamps) -> bool:
    """Somebody new is meant: their turn has come, or they are asked."""
    meant = ("turn", "asked", "called", "winner")
    return any(
        state in meant and before.get(place, OFF) not in meant for place, state in after.items()
    )


def calls(before: Lamps, after: Lamps) -> bool:
    """Somebody has left a question unanswered and is called now; several at once are one call."""
    return any(
        state == "called" and before.get(place) != "called" for place, state in after.items()
    )

"""People who tell the hub only what happens to tokens, as they hear the story of the table."""

from collections.abc import Callable
from typing import NamedTuple

from hub.rules.contract.form import FieldValue
from hub.rules.contract.view import Line

Values = dict[str, FieldValue]


class Said(NamedTuple):
    """One tap: who (-1: the host), which offer, and its values."""

    seat: int
    offer: str
    values: Values


def tell(line: Line, left: set[int]) -> Said | None:
    """What somebody taps when they hear this; `left` are those who went home."""
    word = _WORDS.get(line.code)
    if word is None:
        return None
    # What concerns nobody's seat, the deck's end, is said by the host.
    seat = line.params.get("seat", -1)
    assert isinstance(seat, int)
    if line.code == "turn-ended" and seat in left:
        return None
    offer, values = word
    return Said(seat, offer, values(line))


def _none(line: Line) -> Values:
    return {}


def _wounds(line: Line) -> Values:
    count = line.params["count"]
    assert isinstance(count, int)
    return {"wounds": count}


_WORDS: dict[str, tuple[str, Callable[[Line], Values]]] = {
    "recovered": ("recover", _none),
    "wounded": ("wound", _wounds),
    "healed": ("heal", _none),
    "honor-paid": ("lose-honor", _none),
    "resilience-paid": ("nobunaga", _none),
    "deck-ended": ("deck-end", _none),
    "seat-left": ("leave", _none),
    "turn-ended": ("end-turn", _none),
}

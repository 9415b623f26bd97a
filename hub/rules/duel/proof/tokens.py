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


def tell(line: Line, empty: tuple[int, ...]) -> Said | None:
    """What somebody taps when they hear this; `empty` are those without cards in hand."""
    word = _WORDS.get(line.code)
    if word is None:
        return None
    # What concerns nobody's seat, the deck's end, is said by the host.
    seat = line.params.get("seat", -1)
    assert isinstance(seat, int)
    offer, values = word
    return Said(seat, offer, {"empty": empty} if offer == "deck-end" else values(line))


def _none(line: Line) -> Values:
    return {}


def _character(line: Line) -> Values:
    return {"character": line.params["character"]}


def _wounds(line: Line) -> Values:
    return {"hit": (str(line.params["character"]),), "wounds": line.params["count"]}


def _side(line: Line) -> Values:
    return {"hit": line.params["characters"], "wounds": line.params["count"]}


_WORDS: dict[str, tuple[str, Callable[[Line], Values]]] = {
    "wounded": ("wound", _wounds),
    "side-wounded": ("wound", _side),
    "bitten": ("bitten", _character),
    "healed": ("heal", _none),
    "resilience-paid": ("nobunaga", _none),
    "deck-ended": ("deck-end", _none),
    "turn-ended": ("end-turn", _none),
}

"""People who tell the hub only what happens to tokens, as they hear the story of the table."""

from hub.rules.cardplay.proof.taps import Tap, Taps, Values, nothing, tap
from hub.rules.contract.view import Line


def tell(line: Line, empty: tuple[int, ...]) -> Tap | None:
    """What somebody taps when they hear this; `empty` are those without cards in hand."""
    said = tap(line, _TAPS)
    if said is not None and said.offer == "deck-end":
        return said._replace(values={"empty": empty})
    return said


def _character(line: Line) -> Values:
    return {"character": line.params["character"]}


def _wounds(line: Line) -> Values:
    return {"hit": (str(line.params["character"]),), "wounds": line.params["count"]}


def _side(line: Line) -> Values:
    return {"hit": line.params["characters"], "wounds": line.params["count"]}


_TAPS: Taps = {
    "wounded": ("wound", _wounds),
    "side-wounded": ("wound", _side),
    "bitten": ("bitten", _character),
    "healed": ("heal", nothing),
    "resilience-paid": ("nobunaga", nothing),
    "deck-ended": ("deck-end", nothing),
    "turn-ended": ("end-turn", nothing),
}

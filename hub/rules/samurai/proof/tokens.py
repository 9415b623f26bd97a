"""People who tell the hub only what happens to tokens, as they hear the story of the table."""

from hub.rules.cardplay.proof.taps import Tap, Taps, Values, nothing, seat_of, tap
from hub.rules.contract.view import Line


def tell(line: Line, left: set[int]) -> Tap | None:
    """What somebody taps when they hear this; `left` are those who went home."""
    if line.code == "turn-ended" and seat_of(line) in left:
        return None
    return tap(line, _TAPS)


def _wounds(line: Line) -> Values:
    return {"wounds": line.params["count"]}


_TAPS: Taps = {
    "recovered": ("recover", nothing),
    "wounded": ("wound", _wounds),
    "healed": ("heal", nothing),
    "honor-paid": ("lose-honor", nothing),
    "resilience-paid": ("nobunaga", nothing),
    "deck-ended": ("deck-end", nothing),
    "seat-left": ("leave", nothing),
    "turn-ended": ("end-turn", nothing),
}

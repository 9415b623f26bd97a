"""People who tell a hub only what happens to life and reputation, as they hear the story."""

from hub.rules.bang.proof.ledger import Ledger
from hub.rules.bang.state import State
from hub.rules.cardplay.proof.taps import HOST, Tap, seat_of
from hub.rules.contract.view import Line


def tell(line: Line, ledger: Ledger, state: State) -> Tap | None:
    """What somebody taps when they hear this; `state` is what the hub knows so far."""
    seat = seat_of(line)
    if line.code in ("wounded", "duel-lost", "burned", "beer-saved", "healed"):
        return _life(line, seat, ledger, state)
    if line.code == "ability-copied":
        return Tap(seat, "copy", {"character": str(line.params["character"])})
    if line.code == "turn-ended" and state.seats[seat].left:
        return None
    offer = _TAPS.get(line.code)
    return None if offer is None else Tap(seat, offer, {})


def _life(line: Line, seat: int, ledger: Ledger, state: State) -> Tap | None:
    """What is really lost or won: a Beer on the fatal blow may make it nothing at all."""
    change = ledger.life[seat] - state.seats[seat].life
    if change > 0:
        return Tap(seat, "heal", {"count": change})
    if change == 0:
        return None
    if seat != state.turn:
        return Tap(seat, "wound", {"wounds": -change})
    by = line.params.get("by", HOST)
    if line.code == "duel-lost" and isinstance(by, int):
        return Tap(seat, "duel-lost", {"target": by})
    return Tap(seat, "burned", {"wounds": -change})


_TAPS = {
    "recovered": "recover",
    "life-paid": "life-for-card",
    "deck-ended": "deck-end",
    "seat-left": "leave",
    "turn-ended": "end-turn",
}

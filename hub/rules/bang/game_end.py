"""The one place that knows when a game is over."""

from hub.rules.bang.state import Transaction
from hub.rules.cardplay.ring import standing
from hub.rules.cardplay.ring_score import end_game

# Ruling 26: whether one alone is left standing is looked at after a fall, or when life was
# set straight; not after a farewell, nor when someone loses a life and stands.
FALLS = frozenset({"fall", "corrected"})


def judge(tx: Transaction, cause: str, *, seat: int = -1, by: int = -1) -> None:
    """End the game if it has ended: one alone has life, or someone is without reputation."""
    state = tx.state
    reasons = []
    if any(player.reputation <= 0 for player in state.seats):
        reasons.append("reputation")
    if cause in FALLS and len(standing(state)) == 1:
        reasons.append("last-standing")
    if reasons:
        end_game(state, reasons, cause, seat=seat, by=by)

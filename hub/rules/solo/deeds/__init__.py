"""Which deeds there are now: the one place that decides what the player may do when."""

from hub.rules.contract.who import Who
from hub.rules.solo.deeds import dice, spending
from hub.rules.solo.deeds.deed import Deed, is_players_phase
from hub.rules.solo.state import PLAYER, State

ByKey = dict[str, Deed]


def _by_key(*deeds: Deed) -> ByKey:
    return {deed.key: deed for deed in deeds}


_NOTHING: ByKey = {}
# How dice fall: real ones are typed in, or the hub rolls if asked; else it always does.
_FALL = {"typed": _by_key(dice.TYPED, dice.ROLL), "rolled": _by_key(dice.ROLL)}
_MORE = _by_key(spending.BOOST, spending.BUY)
_STEPS: dict[str, ByKey] = {
    "dice": _by_key(dice.TAKE),
    "answer": _by_key(spending.STAND, spending.FOE_AGAIN),
}
_WHOLE = _by_key(dice.GIVE, spending.AGAIN, spending.BUY)
_SINGLE = _by_key(dice.SPLIT, spending.AGAIN, spending.BUY)


def deeds_now(state: State, who: Who) -> ByKey:
    """The deeds this actor can look for now; each still says whether it is open."""
    if who.kind != "seat" or who.seat != PLAYER or not state.frames:
        return _NOTHING
    if state.roll is not None:
        fall = _FALL[state.level]
        return {**fall, **_MORE} if is_players_phase(state) else fall
    if state.step == "give":
        # Only a single rolled die may be split.
        return _SINGLE if state.taken == 1 else _WHOLE
    return _STEPS[state.step]

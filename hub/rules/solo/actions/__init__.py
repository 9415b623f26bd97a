"""Which actions there are now: the one place that decides what the player may do when."""

from hub.rules.contract.action import ByKey, by_key
from hub.rules.contract.actor import Actor
from hub.rules.solo.actions import dice, ki
from hub.rules.solo.actions.giving_up import GIVE_UP
from hub.rules.solo.actions.situation import is_players_phase
from hub.rules.solo.state import PLAYER, State

_NOTHING: ByKey[State] = {}
_ALWAYS = by_key(GIVE_UP)
# How dice fall: real ones are typed in, or the hub rolls if asked; else it always does.
_FALL = {"typed": by_key(dice.TYPED, dice.ROLL), "rolled": by_key(dice.ROLL)}
_MORE = by_key(ki.BOOST, ki.BUY)
# Concentration may decide a duel before one's own dice fall.
_BEFORE_OWN = by_key(ki.BUY)
_STEPS: dict[str, ByKey[State]] = {
    "dice": by_key(dice.TAKE, ki.BUY),
    "answer": by_key(ki.STAND, ki.FOE_AGAIN),
}
_WHOLE = by_key(dice.GIVE, ki.AGAIN, ki.BUY)
_SINGLE = by_key(dice.SPLIT, ki.AGAIN, ki.BUY)


def actions_now(state: State, actor: Actor) -> ByKey[State]:
    """The actions this actor can look for now; each still says whether it is open."""
    if actor.kind != "seat" or actor.seat != PLAYER or not state.frames:
        return _NOTHING
    return {**_in_the_round(state), **_ALWAYS}


def _in_the_round(state: State) -> ByKey[State]:
    if state.roll is not None:
        fall = _FALL[state.level]
        if is_players_phase(state):
            return {**fall, **_MORE}
        return {**fall, **_BEFORE_OWN} if state.roll.key == "own" else fall
    if state.step == "give":
        # Only a single rolled die may be split.
        return _SINGLE if state.taken == 1 else _WHOLE
    return _STEPS[state.step]

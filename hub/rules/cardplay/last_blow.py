"""Whether a correction ends the game, and then whose blow it was: asked, never guessed.

Tokens that are set straight to nothing may have been lost to somebody, and to a team-mate: then
it is a Deadly Strike, or nobody wins by standing alone. Only those at the table know.
"""

from functools import lru_cache

from hub.rules.cardplay.ring import AnyRingState
from hub.rules.contract.action import Values
from hub.rules.contract.form import Choice, OneOf

_GOES_ON: tuple[Choice, ...] = (Choice(value="goes-on"),)
_ENDS = Choice(value="ends")


def strikers(state: AnyRingState) -> tuple[int, ...]:
    """Who could have struck it: everybody, also one who left since."""
    return tuple(range(state.players))


@lru_cache(maxsize=128)
def blow_field(ends: tuple[str, ...], seats: tuple[int, ...]) -> OneOf:
    """By what is corrected, "seat/value": it ends by itself, or with the blow of one of these."""
    by = {key: _blows(key, seats) for key in ends}
    return OneOf(name="game", of="seat", choices=_GOES_ON, given=("seat", "value"), by=by)


def _blows(key: str, seats: tuple[int, ...]) -> tuple[Choice, ...]:
    """Nobody is brought down who still has something."""
    hit, _, value = key.partition("/")
    if value != "0":
        return (_ENDS,)
    others = [Choice(value=seat, about={"struck": 1}) for seat in seats if str(seat) != hit]
    return (_ENDS, *others)


def blow(values: Values) -> dict[str, int]:
    """Who was struck and by whom, as an ending says it; nothing, where it was nobody's blow."""
    by = values["game"]
    if not isinstance(by, int):
        return {}
    hit = values["seat"]
    assert isinstance(hit, int)
    return {"seat": hit, "by": by}

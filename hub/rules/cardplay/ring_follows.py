"""What would follow from what takes tokens round a table, for whoever is about to say it."""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.cardplay.ring import AnyRingState
from hub.rules.contract.refusal import Param


def none_left(token: str) -> Callable[[AnyRingState], dict[str, Param]]:
    """Who has one of these alone, which everybody is to pay: the game would end with it."""

    def follows(state: AnyRingState) -> dict[str, Param]:
        return _out(tuple([getattr(seat, token) for seat in state.seats]))

    return follows


def paid_on_leaving(tokens: int) -> int:
    """Half of what a leaver has, rounded up; the last one stays, so that nobody's going ends it."""
    return (tokens + 1) // 2 if tokens > 1 else 0


@lru_cache(maxsize=128)
def _out(tokens: tuple[int, ...]) -> dict[str, Param]:
    out = tuple([at for at, has in enumerate(tokens) if has <= 1])
    return {"out": len(out), "seats": out}

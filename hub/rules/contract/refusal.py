"""Whose fault it is: a move that cannot be made now, or a bug of ours.

Malformed messages are a third kind and never reach the rules.
"""

from collections.abc import Callable

from hub.rules.contract.value import Value

Param = str | int | tuple[str | int, ...]


class Reason(Value):
    """Why something is closed or refused: a code and what fills its sentence."""

    code: str
    params: dict[str, Param] = {}


class Refusal(Exception):
    """The move is not possible now. Nothing has changed."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code)
        self.reason = Reason(code=code, params=params)

    @property
    def code(self) -> str:
        return self.reason.code

    @classmethod
    def because(cls, reason: Reason) -> "Refusal":
        return cls(reason.code, **reason.params)

    def __reduce__(self) -> tuple[Callable[[Reason], "Refusal"], tuple[Reason]]:
        return (Refusal.because, (self.reason,))


class BrokenInvariant(Exception):
    """Our bug: the state does not add up. The table pauses on its last good state."""


def reason(code: str, **params: Param) -> Reason:
    return Reason(code=code, params=params)

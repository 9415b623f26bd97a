"""A private or undocumented part of a library that the transport depends on, and its check.

A check looks at the library alone, not at our code on top of it. So after an upgrade it says which
part changed and where in the hub to look, before anything odd happens on a phone.
"""

import inspect
from collections.abc import Callable
from typing import Any, NamedTuple


class PrivatePart(NamedTuple):
    """One part: `name` as the library calls it, `used_in` our module, `look_at` our code there."""

    name: str
    used_in: str
    look_at: str
    check: Callable[[], None]

    def failure(self) -> str | None:
        """What is wrong with the part, as a sentence; None if it is as we need it."""
        try:
            self.check()
        except Exception as error:
            what = str(error).partition("\n")[0] or type(error).__name__
            return (
                f"{self.name} is no longer what {self.used_in} depends on"
                f" ({self.check.__name__.replace('_', ' ')}): {what}. Look at {self.look_at}."
            )
        return None


class PrivateParts(list[PrivatePart]):
    """All the parts of one library."""

    def part(
        self, name: str, used_in: str, look_at: str
    ) -> Callable[[Callable[[], None]], Callable[[], None]]:
        """Register the decorated check; its name says what the part has to do."""

        def register(check: Callable[[], None]) -> Callable[[], None]:
            self.append(PrivatePart(name, used_in, look_at, check))
            return check

        return register


def require(is_true: object, otherwise: str) -> None:
    """Unlike `assert` it fails with a sentence, in modules that pytest does not rewrite too."""
    if not is_true:
        raise AssertionError(otherwise)


def require_parameters(function: Callable[..., Any], *names: str) -> None:
    """It takes exactly these parameters, by these names."""
    found = tuple(inspect.signature(function).parameters)
    require(found == names, f"it takes {found} and not {names}")


def require_attributes(thing: object, *names: str) -> None:
    missing = [name for name in names if not hasattr(thing, name)]
    require(not missing, f"it has no {', '.join(missing)}")

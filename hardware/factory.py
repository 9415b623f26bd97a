"""Which pins a panel works with: those of a Raspberry Pi by lgpio, or mock ones if asked for.

Nothing is guessed: gpiozero's own search for a pin library never runs, and missing hardware is
told in a sentence.
"""

import re
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any, Literal

Pins = Literal["lgpio", "mock"]

# The first that opens the right chip on a Pi 5; Raspberry Pi OS mended its own 2.0 by itself.
FIRST_GOOD = (2, 0, 1, 3)
FIRST_OF_THE_SYSTEM = (2, 0, 0, 0)

_INSTALL = "sudo apt install python3-gpiozero python3-lgpio"


class NoPins(Exception):
    """There are no pins to work with here; the sentence says what to do about it."""


def factory(pins: Pins) -> Any:
    """gpiozero's factory for these pins, or NoPins."""
    check_gpiozero(pins)
    return _mock() if pins == "mock" else _lgpio()


def check_gpiozero(pins: Pins) -> None:
    """gpiozero is there, and knows a Pi 5 where there may be one."""
    try:
        found = distribution("gpiozero")
    except PackageNotFoundError:
        raise NoPins(
            f"gpiozero is not installed. On Raspberry Pi OS: {_INSTALL}; "
            'elsewhere: pip install "honor-hub[panel]"'
        ) from None
    is_of_the_system = "dist-packages" in str(found.locate_file(""))
    if pins == "lgpio" and not is_good(found.version, is_of_the_system):
        raise NoPins(
            f"gpiozero {found.version} opens the wrong chip on a Pi 5. "
            f"It takes 2.0.1.post3, or that of Raspberry Pi OS: {_INSTALL}"
        )


def is_good(version: str, is_of_the_system: bool) -> bool:
    """New enough, or mended by the distribution."""
    return _numbers(version) >= (FIRST_OF_THE_SYSTEM if is_of_the_system else FIRST_GOOD)


def _numbers(version: str) -> tuple[int, ...]:
    """2.0.1.post3 as (2, 0, 1, 3)."""
    release, _, post = version.partition(".post")
    numbers = [int(part) for part in re.findall(r"\d+", release)[:3]]
    numbers += [0] * (3 - len(numbers))
    return (*numbers, int(post) if post.isdigit() else 0)


def _mock() -> Any:
    from gpiozero.pins.mock import MockFactory, MockPWMPin

    return MockFactory(pin_class=MockPWMPin)


def _lgpio() -> Any:
    """lgpio itself is the system's; pip's is an empty placeholder on newer Pythons."""
    try:
        import lgpio
    except ImportError:
        raise NoPins(
            "lgpio is not here, so there are no pins. "
            f"On Raspberry Pi OS: {_INSTALL}; to try without a board: --pins mock"
        ) from None
    if not hasattr(lgpio, "gpiochip_open"):
        raise NoPins(
            "The lgpio that is installed is an empty placeholder. "
            f"Remove it with pip uninstall lgpio, then: {_INSTALL}"
        )
    from gpiozero.pins.lgpio import LGPIOFactory

    try:
        return LGPIOFactory()
    except Exception as error:
        raise NoPins(_why(error)) from None


def _why(error: Exception) -> str:
    """lgpio's own words are few; what mostly is behind them."""
    said = str(error) or type(error).__name__
    return (
        f"The pins cannot be opened ({said}). Is this a Raspberry Pi, may this user open "
        "/dev/gpiochip* (group gpio), and can the working directory be written to? "
        "lgpio keeps a pipe there."
    )

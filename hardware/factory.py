"""Choose gpiozero's pin factory: a Raspberry Pi's pins by libgpiod or lgpio, or mock ones.

Nothing is guessed: gpiozero's own search for a pin library never runs, and missing hardware is
told in a sentence.
"""

import tempfile
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from typing import Any, Literal

from hardware.gpio_chip import NoChip, chips, chosen
from hub.appliance.gpiozero import installed

Pins = Literal["gpiod", "lgpio", "mock"]

_INSTALL = "sudo apt install python3-gpiozero python3-lgpio"
_PANEL = 'pip install "honor-hub[panel]"'


class NoPins(Exception):
    """There are no pins to work with here; the sentence says what to do about it."""


def factory(pins: Pins, chip: str = "") -> Any:
    """gpiozero's factory for these pins, of the chip that is named, or NoPins."""
    check_gpiozero(pins)
    if pins == "mock":
        return _mock()
    return _gpiod(chip) if pins == "gpiod" else _lgpio(chip)


def check_gpiozero(pins: Pins) -> None:
    """gpiozero is there, and knows a Pi 5 where there may be one; the doctor asks the same."""
    found = installed()
    if not found.version:
        raise NoPins(f"gpiozero is not installed: {_PANEL}")
    if pins == "gpiod" and not found.is_recent:
        raise NoPins(f"gpiozero {found.version} is too old for this panel: {_PANEL}")
    if pins == "lgpio" and not found.is_good:
        raise NoPins(
            f"gpiozero {found.version} opens the wrong chip on a Pi 5. "
            f"It takes 2.0.1.post3, or that of Raspberry Pi OS: {_INSTALL}"
        )


def _gpiod(chip: str) -> Any:
    """By the package `gpiod`; the chip is found by its label unless it is named."""
    try:
        from hardware.gpiod_pins import GpiodFactory

        made = GpiodFactory(chip)
        # Which board it is gpiozero looks up when it is first asked: now, and not at a pin.
        _ = made.board_info
    except ImportError:
        raise NoPins(f"gpiod is not installed, so there are no pins: {_PANEL}") from None
    except NoChip as error:
        raise NoPins(str(error)) from None
    except Exception as error:
        raise NoPins(_why(error)) from None
    return made


def _mock() -> Any:
    from gpiozero.pins.mock import MockFactory, MockPWMPin

    return MockFactory(pin_class=MockPWMPin)


def _lgpio(chip: str) -> Any:
    """lgpio itself is the system's; pip's is an empty placeholder on newer Pythons."""
    try:
        with _private_folder():
            import lgpio
    except ImportError:
        raise NoPins(
            "lgpio is not here, so there are no pins. "
            f"On Raspberry Pi OS: {_INSTALL}; to try without a board: --pins mock"
        ) from None
    except Exception as error:
        raise NoPins(_why(error)) from None
    if not hasattr(lgpio, "gpiochip_open"):
        raise NoPins(
            "The lgpio that is installed is an empty placeholder. "
            f"Remove it with pip uninstall lgpio, then: {_INSTALL}"
        )
    from gpiozero.pins.lgpio import LGPIOFactory

    try:
        return LGPIOFactory(chip=chosen(chips(), chip).number if chip else None)
    except NoChip as error:
        raise NoPins(str(error)) from None
    except Exception as error:
        raise NoPins(_why(error)) from None


@contextmanager
def _private_folder() -> Iterator[None]:
    """Where lgpio makes and opens a named pipe while it is imported; gone with it afterwards.

    Both ends are open by then. In a shared folder the pipe would stay, and keep out the next user.
    """
    with tempfile.TemporaryDirectory(prefix="honor-hub-panel-") as folder, chdir(folder):
        yield


def _why(error: Exception) -> str:
    """The system's own words are few; what mostly is behind them."""
    reason = str(error) or type(error).__name__
    return (
        f"The pins cannot be opened ({reason}). Is this a Raspberry Pi, and may this user open "
        "/dev/gpiochip* (group gpio)? With lgpio: can it make its pipe in a temporary folder?"
    )

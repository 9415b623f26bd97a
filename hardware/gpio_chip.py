"""Which of the machine's GPIO chips the header's pins are on.

By its label, because the number is not the same on every Pi and kernel (a Pi 5 has had its header
on chip 4 and on chip 0). Where no label is known, somebody has to name the chip.
"""

from collections.abc import Iterable
from glob import glob
from typing import NamedTuple

# The header's chip on a Pi 5, a Pi 4, and those before; the lines' numbers are BCM numbers.
HEADER_LABELS = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")


class NoChip(Exception):
    """There is no such chip, or none at all; the sentence says what to do about it."""


class GpioChip(NamedTuple):
    """`number` is what lgpio calls it: that of /dev/gpiochipN."""

    path: str
    label: str

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]

    @property
    def number(self) -> int:
        return int(self.name.removeprefix("gpiochip"))

    def is_called(self, name: str) -> bool:
        """By its label, its path, its name, or its number alone."""
        return name in (self.label, self.path, self.name, str(self.number))

    def __str__(self) -> str:
        return f"{self.name} ({self.label})"


def chips(pattern: str = "/dev/gpiochip*") -> list[GpioChip]:
    """All that this user may open; OSError if there are some and none may be."""
    import gpiod

    found, closed = list[GpioChip](), list[OSError]()
    for path in sorted(glob(pattern)):
        try:
            with gpiod.Chip(path) as chip:
                found.append(GpioChip(path, chip.get_info().label))
        except OSError as error:
            closed.append(error)
    if closed and not found:
        raise closed[0]
    return found


def chosen(found: Iterable[GpioChip], named: str = "") -> GpioChip:
    """The one that was named, or else the one that is a Pi's header by its label."""
    here = tuple(found)
    if not here:
        raise NoChip(
            "There is no /dev/gpiochip here, so there are no pins; to try without a board: "
            "--pins mock"
        )
    if named:
        wanted = [chip for chip in here if chip.is_called(named)]
    else:
        wanted = [chip for label in HEADER_LABELS for chip in here if chip.label == label]
    if not wanted:
        why = f"There is no GPIO chip “{named}” here" if named else "No chip here is a Pi's header"
        listed = ", ".join(map(str, here))
        raise NoChip(f"{why}: there are {listed}. Name one of them: chip in the wiring, or --chip.")
    return wanted[0]

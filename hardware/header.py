"""The 40-pin header of every Raspberry Pi since the B+: which pin lies where, and what it is.

Facts of the board alone; what is wired to it stands in a wiring file.
"""

from typing import Literal, NamedTuple

Power = Literal["3V3", "5V", "GND"]

# By physical number, 1 to 40: a BCM number, or what the pin gives.
HEADER: tuple[int | Power, ...] = (
    *("3V3", "5V", 2, "5V", 3, "GND", 4, 14),
    *("GND", 15, 17, 18, 27, "GND", 22, 23),
    *("3V3", 24, 10, "GND", 9, 25, 11, 8),
    *("GND", 7, 0, 1, 5, "GND", 6, 12),
    *(13, "GND", 19, 16, 26, 20, "GND", 21),
)

# The board asks an add-on for its name with these at start.
RESERVED = {0: "ID_SD", 1: "ID_SC"}

# What else a pin is used for, if that is switched on; good to know before soldering.
ALSO = {
    2: "I²C data",
    3: "I²C clock",
    7: "SPI",
    8: "SPI",
    9: "SPI",
    10: "SPI",
    11: "SPI",
    14: "serial out",
    15: "serial in",
}

# These have a resistor to 3V3 on the board itself.
PULLED_UP = (2, 3)


class HeaderPin(NamedTuple):
    """Where a pin lies: its physical number, its row from the top, and its side."""

    physical: int
    row: int
    side: Literal["left", "right"]


def spot(physical: int) -> HeaderPin:
    """Odd numbers lie on the inner side, left when the header is at the right edge."""
    return HeaderPin(physical, (physical - 1) // 2, "left" if physical % 2 else "right")


SPOTS: dict[int, HeaderPin] = {
    name: spot(at) for at, name in enumerate(HEADER, start=1) if isinstance(name, int)
}
GROUNDS: tuple[int, ...] = tuple(at for at, name in enumerate(HEADER, start=1) if name == "GND")
USABLE: tuple[int, ...] = tuple(sorted(set(SPOTS) - set(RESERVED)))


def trouble(pin: int) -> str:
    """Why this BCM number cannot be wired; empty if it can."""
    if pin in RESERVED:
        return f"pin {pin} is reserved ({RESERVED[pin]}: the board reads an add-on's name there)"
    if pin not in SPOTS:
        return f"pin {pin} does not exist; BCM numbers {USABLE[0]} to {USABLE[-1]} do"
    return ""

"""Which gpiozero is here, and whether it opens the right chip on a Pi 5: asked by the doctor and
by the panel before it touches a pin.
"""

import re
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

# The first of its authors that opens the right chip on a Pi 5 (gpiozero #1166).
RIGHT_CHIP = (2, 0, 1, 3)
# What Raspberry Pi OS carries is marked so, and is mended by them; plain Debian's is not.
MENDED = "+rpt"


class Gpiozero(NamedTuple):
    """`debian` is the package's own version, empty if this one is not the system's."""

    version: str = ""
    debian: str = ""

    @property
    def is_recent(self) -> bool:
        """It knows boards; which chip is opened is no matter where the panel chooses that."""
        return numbers(self.version) >= (2,)

    @property
    def is_good(self) -> bool:
        """For lgpio, whose chip gpiozero chooses."""
        return numbers(self.version) >= RIGHT_CHIP or MENDED in self.debian


def installed(root: Path = Path("/")) -> Gpiozero:
    """The one that would be imported here; without a version if there is none."""
    try:
        found = distribution("gpiozero")
    except PackageNotFoundError:
        return Gpiozero()
    is_of_the_system = "dist-packages" in str(found.locate_file(""))
    debian = of_debian("python3-gpiozero", root) if is_of_the_system else ""
    return Gpiozero(found.version, debian)


def numbers(text: str) -> tuple[int, ...]:
    """2.0.1.post3 as (2, 0, 1, 3)."""
    return tuple(int(part) for part in re.findall(r"\d+", text))


def of_debian(package: str, root: Path) -> str:
    """The version of a package as Debian has it; empty if it is not installed."""
    try:
        status = (root / "var/lib/dpkg/status").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    found = re.search(rf"^Package: {re.escape(package)}\n(?:.+\n)*?Version: (.+)$", status, re.M)
    return found[1] if found else ""

"""The panel's ground: a board with pins, the right to use them, and libraries that can.

The pins themselves are not touched; `honor-hub panel test` does that.
"""

import glob
import os
import re
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from hub.appliance.doctor.finding import Finding, broken, good, note, warning

GROUP = "pins"

# The first gpiozero of its authors that opens the right chip on a Pi 5 (gpiozero #1166).
RIGHT_CHIP = (2, 0, 1, 3)
# pip takes this empty package where lgpio has no wheel (Python 3.13 and later).
PLACEHOLDER = "0.0.0.2"


class Facts(NamedTuple):
    """`board` is the Pi's model, empty elsewhere; `debian` is the package's own version, for a
    distribution may have mended an older one.
    """

    board: str = ""
    chips: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    gpiozero: str = ""
    gpiozero_debian: str = ""
    lgpio: str = ""
    is_wanted: bool = False


def findings(facts: Facts) -> list[Finding]:
    if not facts.board:
        return [note(GROUP, "no-pi")]
    bad = broken if facts.is_wanted else note
    found = [good(GROUP, "board", board=facts.board)]
    if not facts.chips:
        found.append(bad(GROUP, "no-chips"))
    elif facts.closed:
        found.append(note(GROUP, "chips-closed", chips=", ".join(facts.closed)))
    if not facts.lgpio:
        found.append(bad(GROUP, "no-lgpio"))
    elif facts.lgpio == PLACEHOLDER:
        found.append(bad(GROUP, "empty-lgpio", version=facts.lgpio))
    else:
        found.append(good(GROUP, "lgpio", version=facts.lgpio))
    return [*found, _gpiozero(facts, bad is broken)]


def _gpiozero(facts: Facts, is_wanted: bool) -> Finding:
    if not facts.gpiozero:
        return (broken if is_wanted else note)(GROUP, "no-gpiozero")
    is_patched = "+rpt" in facts.gpiozero_debian  # Raspberry Pi OS carries the mending itself.
    if numbers(facts.gpiozero) >= RIGHT_CHIP or is_patched:
        return good(GROUP, "gpiozero", version=facts.gpiozero)
    level = broken if is_wanted and "Pi 5" in facts.board else warning
    return level(GROUP, "gpiozero-old", version=facts.gpiozero)


def numbers(text: str) -> tuple[int, ...]:
    """2.0.1.post3 as (2, 0, 1, 3)."""
    return tuple(int(part) for part in re.findall(r"\d+", text))


def look(is_wanted: bool, root: Path = Path("/")) -> Facts:
    chips = tuple(sorted(glob.glob(str(root / "dev/gpiochip*"))))
    return Facts(
        board=_board(root),
        chips=chips,
        closed=tuple(chip for chip in chips if not os.access(chip, os.R_OK | os.W_OK)),
        gpiozero=_installed("gpiozero"),
        gpiozero_debian=_of_debian(root, "python3-gpiozero"),
        lgpio=_installed("lgpio"),
        is_wanted=is_wanted,
    )


def _board(root: Path) -> str:
    try:
        model = (root / "proc/device-tree/model").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    model = "".join(filter(str.isprintable, model)).strip()
    return model if "Raspberry Pi" in model else ""


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def _of_debian(root: Path, package: str) -> str:
    try:
        status = (root / "var/lib/dpkg/status").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
    found = re.search(rf"^Package: {re.escape(package)}\n(?:.+\n)*?Version: (.+)$", status, re.M)
    return found[1] if found else ""

"""Check what the panel needs: a board with pins, the right to use them, and libraries that can.

The pins themselves are not touched; `honor-hub panel test` does that.
"""

import glob
import os
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from hub.appliance.doctor.finding import Finding, broken, good, note, warning
from hub.appliance.gpiozero import Gpiozero, installed

GROUP = "pins"

# pip takes this empty package where lgpio has no wheel (Python 3.13 and later).
PLACEHOLDER = "0.0.0.2"


class Facts(NamedTuple):
    """`board` is the Pi's model, empty elsewhere."""

    board: str = ""
    chips: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    gpiozero: Gpiozero = Gpiozero()
    gpiod: str = ""
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
    if facts.gpiod:
        found.append(good(GROUP, "gpiod", version=facts.gpiod))
    else:
        found.append(bad(GROUP, "no-gpiod"))
    # Only if somebody brought it; the panel uses it where it is told to.
    if facts.lgpio == PLACEHOLDER:
        found.append(note(GROUP, "empty-lgpio", version=facts.lgpio))
    elif facts.lgpio:
        found.append(good(GROUP, "lgpio", version=facts.lgpio))
    return [*found, _gpiozero(facts, bad is broken)]


def _gpiozero(facts: Facts, is_wanted: bool) -> Finding:
    found = facts.gpiozero
    if not found.version:
        return (broken if is_wanted else note)(GROUP, "no-gpiozero")
    if found.is_recent:
        return good(GROUP, "gpiozero", version=found.version)
    # On any board: the panel does not start with it.
    return (broken if is_wanted else warning)(GROUP, "gpiozero-old", version=found.version)


def look(is_wanted: bool, root: Path = Path("/")) -> Facts:
    chips = tuple(sorted(glob.glob(str(root / "dev/gpiochip*"))))
    return Facts(
        board=_board(root),
        chips=chips,
        closed=tuple(chip for chip in chips if not os.access(chip, os.R_OK | os.W_OK)),
        gpiozero=installed(root),
        gpiod=_installed("gpiod"),
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

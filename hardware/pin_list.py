"""Print a wiring as a list: every part with its pin, both numbers, and what a button does."""

from hardware.header import ALSO, SPOTS
from hardware.wiring import Key, Wiring, parts


def pin_list(wiring: Wiring) -> str:
    """One line for each part, in the order of the file."""
    rows = [("part", "GPIO", "pin", "")]
    for where, wired in parts(wiring):
        physical = SPOTS[wired.pin].physical
        rows.append((where, str(wired.pin), str(physical), "; ".join(_notes(wired))))
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    lines = [_line(row, widths) for row in rows]
    return "\n".join((wiring.name, "", *lines, ""))


def _line(row: tuple[str, str, str, str], widths: list[int]) -> str:
    part, gpio, pin, notes = row
    return f"{part:<{widths[0]}}  {gpio:>{widths[1]}}  {pin:>{widths[2]}}  {notes}".rstrip()


def _notes(wired: object) -> list[str]:
    notes = []
    if isinstance(wired, Key):
        notes.append(" or ".join(wired.does))
        if wired.hold:
            notes.append(f"held {wired.hold:g} s")
        if wired.active_high:
            notes.append("to 3V3")
    elif not getattr(wired, "active_high", True):
        notes.append("from 3V3")
    if (also := ALSO.get(getattr(wired, "pin", -1))) is not None:
        notes.append(f"also {also}")
    return notes

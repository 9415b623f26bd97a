"""Check a Pi's power supply: whether it was ever too weak, and whether the chip got too hot."""

import re
from typing import NamedTuple

from hub.appliance.doctor.finding import Finding, broken, good, note, warning
from hub.appliance.program import ask

GROUP = "power"

# Bits of `vcgencmd get_throttled`: now, and the same ones 16 higher since the last boot.
UNDER_VOLTAGE, CAPPED, THROTTLED, HOT = (1 << bit for bit in range(4))
SINCE = 16


class Facts(NamedTuple):
    """`throttled` is None on a machine that has no vcgencmd, or does not answer it."""

    throttled: int | None = None


def findings(facts: Facts) -> list[Finding]:
    bits = facts.throttled
    if bits is None:
        return [note(GROUP, "no-power-facts")]
    found: list[Finding] = []
    if bits & UNDER_VOLTAGE:
        found.append(broken(GROUP, "voltage-low-now"))
    elif bits & (UNDER_VOLTAGE << SINCE):
        found.append(warning(GROUP, "voltage-was-low"))
    if bits & (CAPPED | THROTTLED | HOT):
        found.append(warning(GROUP, "slowed-now"))
    elif bits & ((CAPPED | THROTTLED | HOT) << SINCE):
        found.append(note(GROUP, "was-slowed"))
    return found or [good(GROUP, "power-well")]


def look() -> Facts:
    answer = ask(["vcgencmd", "get_throttled"])
    number = re.search(r"throttled=(0x[0-9a-fA-F]+)", answer.out) if answer.is_well else None
    return Facts(int(number[1], 16) if number else None)

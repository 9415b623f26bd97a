"""Check the clock: a Pi before the 5 has none of its own and may start in the past.

No game depends on it (the log is ordered by its numbers); the history's dates do.
"""

import time
from typing import NamedTuple

from hub.appliance.doctor.finding import Finding, good, note, warning
from hub.appliance.program import ask

GROUP = "clock"

# Nobody had this program before then, so a clock that says so is wrong.
FIRST_YEAR = 2026


class Facts(NamedTuple):
    """`is_synchronised` is None where nobody can tell."""

    year: int
    is_synchronised: bool | None = None


def findings(facts: Facts) -> list[Finding]:
    if facts.year < FIRST_YEAR:
        return [warning(GROUP, "clock-wrong", year=str(facts.year))]
    if facts.is_synchronised is False:
        return [note(GROUP, "clock-alone")]
    return [good(GROUP, "clock-well")]


def look() -> Facts:
    answer = ask(["timedatectl", "show", "--property=NTPSynchronized", "--value"])
    known = {"yes": True, "no": False}
    return Facts(time.gmtime().tm_year, known.get(answer.out.strip()) if answer.is_well else None)

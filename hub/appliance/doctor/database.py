"""Check the database that a hall is kept in: whether it answers, and keeps what it confirms."""

from typing import NamedTuple

from hub.appliance.doctor.finding import Finding, Value, broken, good, note, warning

GROUP = "database"

SLOW_MS = 50
OLDEST = 14


class Facts(NamedTuple):
    """`fault` is the code of what it said instead of answering. `place` is where the hub is that
    keeps the hall now. Of its standbys so many are synchronous; one is so far behind.
    """

    hall: str
    fault: str = ""
    milliseconds: int = 0
    version: str = ""
    is_read_only: bool = False
    is_durable: bool = True
    place: str = ""
    epoch: int = 0
    synchronous: int = 0
    standbys: int = 0
    behind_kb: int = 0


def findings(facts: Facts) -> list[Finding]:
    if facts.fault == "no-driver":
        return [broken(GROUP, "database-no-driver")]
    if facts.fault:
        return [broken(GROUP, "database-silent", why=facts.fault)]
    return [_answer(facts), *_version(facts), *_keeping(facts), _hall(facts), _standby(facts)]


def _answer(facts: Facts) -> Finding:
    said: dict[str, Value] = {"ms": facts.milliseconds, "version": facts.version}
    if facts.milliseconds > SLOW_MS:
        return warning(GROUP, "database-far", **said)
    return good(GROUP, "database-answers", **said)


def _version(facts: Facts) -> list[Finding]:
    major = facts.version.partition(".")[0]
    if major.isdigit() and int(major) < OLDEST:
        return [broken(GROUP, "database-old", version=facts.version)]
    return []


def _keeping(facts: Facts) -> list[Finding]:
    found = []
    if facts.is_read_only:
        found.append(broken(GROUP, "database-standby"))
    if not facts.is_durable:
        found.append(broken(GROUP, "database-forgets"))
    return found


def _hall(facts: Facts) -> Finding:
    if facts.place:
        return good(GROUP, "hall-kept", hall=facts.hall, place=facts.place, epoch=facts.epoch)
    return note(GROUP, "hall-free", hall=facts.hall)


def _standby(facts: Facts) -> Finding:
    if facts.synchronous:
        return good(GROUP, "standby-synchronous", count=facts.synchronous)
    if facts.standbys:
        return warning(GROUP, "standby-behind", kb=facts.behind_kb)
    return note(GROUP, "standby-none")

"""Check the services as systemd has them: running, failed, or not there at all."""

from typing import NamedTuple

from hub.appliance.doctor.finding import Finding, broken, good, note, warning
from hub.appliance.program import ask

GROUP = "units"

NAMES = (
    "honor-hub.service",
    "honor-hub-backup.timer",
    "honor-hub-backup.service",
    "honor-hub-panel.service",
    "honor-hub-kiosk.service",
    "honor-hub-verbs.service",
)
# Off is how these are unless somebody wants them, or in between.
_OPTIONAL = frozenset(
    {"honor-hub-backup.service", "honor-hub-panel.service", "honor-hub-verbs.service"}
)


class Unit(NamedTuple):
    """One of systemd's answers: LoadState, ActiveState, UnitFileState and NRestarts."""

    name: str
    load: str = "not-found"
    active: str = "inactive"
    enabled: str = ""
    restarts: int = 0


class Facts(NamedTuple):
    """`units` is None where systemd does not run."""

    units: tuple[Unit, ...] | None = None


def findings(facts: Facts) -> list[Finding]:
    if facts.units is None:
        return [note(GROUP, "no-systemd")]
    loaded = [unit for unit in facts.units if unit.load != "not-found"]
    if not loaded:
        return [note(GROUP, "no-units")]
    return [found for unit in loaded for found in _unit(unit)]


def _unit(unit: Unit) -> list[Finding]:
    name = unit.name
    if unit.load not in ("loaded", "masked"):
        return [broken(GROUP, "unit-bad", unit=name)]
    if unit.active == "failed":
        return [broken(GROUP, "unit-failed", unit=name)]
    if unit.active in ("active", "activating", "reloading"):
        if unit.restarts:
            return [warning(GROUP, "unit-restarted", unit=name, times=unit.restarts)]
        return [good(GROUP, "unit-runs", unit=name)]
    if unit.enabled == "enabled" and name not in _OPTIONAL:
        return [broken(GROUP, "unit-off", unit=name)]
    return []


def look() -> Facts:
    wanted = "Id,LoadState,ActiveState,UnitFileState,NRestarts"
    answer = ask(["systemctl", "show", "--no-pager", f"--property={wanted}", *NAMES])
    if not answer.is_well or "ActiveState=" not in answer.out:
        return Facts()
    return Facts(tuple(parsed(block) for block in answer.out.strip().split("\n\n")))


def parsed(block: str) -> Unit:
    """One unit of what `systemctl show` prints."""
    pairs = dict(line.split("=", 1) for line in block.splitlines() if "=" in line)
    restarts = pairs.get("NRestarts", "")
    return Unit(
        name=pairs.get("Id", ""),
        load=pairs.get("LoadState", "not-found"),
        active=pairs.get("ActiveState", "inactive"),
        enabled=pairs.get("UnitFileState", ""),
        restarts=int(restarts) if restarts.isdigit() else 0,
    )

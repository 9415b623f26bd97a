"""Check the Wi-Fi: the Pi's own hotspot and its phones, power saving, the country."""

import os
from pathlib import Path
from typing import NamedTuple

from hub.appliance import hotspot
from hub.appliance.doctor.finding import Finding, good, note, warning
from hub.appliance.program import ask

GROUP = "wifi"

# A Pi's own chip takes 7 to 10 phones with the firmware it comes with (raspberrypi/linux #3010).
COMFORTABLE = 7


class Facts(NamedTuple):
    """`phones` are those at our own hotspot; None where `iw` could not tell."""

    device: str = ""
    is_hotspot: bool = False
    phones: int | None = None
    saves_power: bool = False
    is_blocked: bool = False


def findings(facts: Facts) -> list[Finding]:
    if not facts.device:
        return [note(GROUP, "no-wifi")]
    if facts.is_blocked:
        return [warning(GROUP, "wifi-blocked", device=facts.device)]
    found = [*_hotspot(facts)]
    if facts.saves_power:
        found.append(warning(GROUP, "wifi-saves-power", device=facts.device))
    return found


def _hotspot(facts: Facts) -> list[Finding]:
    if not facts.is_hotspot:
        return [good(GROUP, "wifi-there", device=facts.device)]
    if facts.phones is None:
        return [note(GROUP, "hotspot-uncounted", most=COMFORTABLE)]
    if facts.phones >= COMFORTABLE:
        return [warning(GROUP, "hotspot-full", phones=facts.phones, most=COMFORTABLE)]
    return [good(GROUP, "hotspot-on", phones=facts.phones, most=COMFORTABLE)]


def look(devices: Path = Path("/sys/class/net")) -> Facts:
    device = _wireless(devices)
    if not device:
        return Facts()
    active = ask(["nmcli", "-t", "-f", "NAME", "connection", "show", "--active"])
    power = ask(["iw", "dev", device, "get", "power_save"])
    blocked = ask(["rfkill", "--noheadings", "--output", "SOFT", "list", "wifi"])
    return Facts(
        device=device,
        is_hotspot=hotspot.CONNECTION in active.lines(),
        phones=hotspot.phones(device),
        saves_power="Power save: on" in power.out,
        is_blocked="blocked" in blocked.lines(),
    )


def _wireless(devices: Path) -> str:
    try:
        names = sorted(os.listdir(devices))
    except OSError:
        return ""
    return next((name for name in names if (devices / name / "wireless").exists()), "")

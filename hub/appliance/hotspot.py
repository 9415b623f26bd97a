"""The Pi's Wi-Fi access point by NetworkManager's nmcli, and the file that tells the hub of it.

What is printed, and in which language, is the command's part.
"""

import re
import secrets
from typing import NamedTuple

from hub.appliance.program import ProgramResult, ask

CONNECTION = "honor-hub"
# The hub's own in that Wi-Fi; systemd/honor-hub-port80.socket listens there.
ADDRESS = "10.42.0.1"
PASSWORD = "802-11-wireless-security.psk"
SSID = "Honor Hub"
CHECKED = ("802-11-wireless-security.", "802-11-wireless.mode", "ipv4.")

# No letters that look alike on a screen across the table.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class HotspotFault(Exception):
    """Why it cannot be; `code` has its words, `said` is nmcli's own last line."""

    def __init__(self, code: str, said: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.said = said


class Hotspot(NamedTuple):
    """The access point as NetworkManager has it."""

    name: str
    password: str
    is_on: bool
    device: str = ""


def new_password() -> str:
    """Short enough to type once: 31 letters to the tenth are 49 bits, and WPA2 is slow to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def check(name: str, password: str) -> None:
    """What 802.11 and WPA2 allow; both also have to fit on one line, and nmcli trims it."""
    if not 1 <= len(name.encode()) <= 32 or not name.isprintable():
        raise HotspotFault("hotspot-bad-name")
    if not re.fullmatch(r"[!-~][ -~]{6,61}[!-~]", password):
        raise HotspotFault("hotspot-bad-password")


def status() -> Hotspot | None:
    """The hotspot that was made here, on or off; None if there never was one."""
    names = _nmcli("-t", "-f", "NAME", "connection", "show").lines()
    if CONNECTION not in names:
        return None
    active = _nmcli("-t", "-f", "NAME", "connection", "show", "--active").lines()
    return Hotspot(
        name=_stored("802-11-wireless.ssid"),
        password=_stored(PASSWORD),
        is_on=CONNECTION in active,
        device=_stored("connection.interface-name"),
    )


def turn_on(name: str, password: str) -> Hotspot:
    """Make the connection, or change it, and bring it up; it comes back by itself at boot."""
    check(name, password)
    device = _device()
    # Looked up first: nmcli happily makes a second connection of the same name.
    is_known = status() is not None
    verb = (
        ("modify", CONNECTION)
        if is_known
        else ("add", "type", "wifi", "con-name", CONNECTION, "ifname", device, "ssid", name)
    )
    _nmcli("connection", *verb, *_properties(name, device))
    _store_password(password)
    _check_stored(name, device)
    # Not before: without a password it would fail by itself, and be given up.
    _nmcli("connection", "modify", CONNECTION, "connection.autoconnect", "yes")
    _nmcli("connection", "up", CONNECTION)
    return Hotspot(name, password, True, device)


def resolver_lines() -> str:
    """For NetworkManager's dnsmasq: every name leads to the hub, and nothing is asked elsewhere.

    A phone asks for the hosts that would tell it of the internet, and finds the hub (probes.py).
    """
    return (
        "# Written by `honor-hub hotspot on`, removed by `honor-hub hotspot off`.\n"
        f"address=/#/{ADDRESS}\n"
        "# No other kind of answer is looked for elsewhere: there is none.\n"
        "local=/#/\n"
        "no-resolv\n"
        "# Windows wants this very number of this very name, or says that there is no internet.\n"
        "address=/dns.msftncsi.com/131.107.255.255\n"
    )


def turn_off() -> bool:
    """Bring it down and keep it down; whether there was one at all."""
    known = status()
    if known is None:
        return False
    _nmcli("connection", "modify", CONNECTION, "connection.autoconnect", "no")
    if known.is_on:
        _nmcli("connection", "down", CONNECTION)
    return True


def phones(device: str) -> int | None:
    """How many are connected now; None where `iw` cannot tell."""
    answer = ask(["iw", "dev", device, "station", "dump"]) if device else None
    if answer is None or not answer.is_well:
        return None
    return len(re.findall(r"^Station ", answer.out, re.M))


def environment(name: str, password: str) -> str:
    """The lines that give a unit these settings, quoted as systemd.exec(5) reads them."""
    pairs = {"HONOR_HUB_WIFI_NAME": name, "HONOR_HUB_WIFI_PASSWORD": password}
    return "".join(f"{key}={_quoted(value)}\n" for key, value in pairs.items())


def _quoted(value: str) -> str:
    return '"' + re.sub(r'(["\\`$])', r"\\\1", value) + '"'


def _store_password(password: str) -> None:
    """By nmcli's editor, which reads its input: an argument would be in every list of processes.

    The editor ends well whatever happened, so what it has stored is read back.
    """
    said = f"set {PASSWORD} {password}\nsave persistent\nquit\n"
    _nmcli("connection", "edit", CONNECTION, said=said)
    if _stored(PASSWORD) != password:
        raise HotspotFault("hotspot-refused", "the password was not stored")


def _check_stored(name: str, device: str) -> None:
    """What phones stay or go by is read back: NetworkManager has its own idea of what it takes."""
    for field, value in _pairs(name, device).items():
        if field.startswith(CHECKED) and _stored(field).partition(" ")[0] != value:
            raise HotspotFault("hotspot-refused", f"{field} was not stored")


def _properties(name: str, device: str) -> list[str]:
    return [word for pair in _pairs(name, device).items() for word in pair]


def _pairs(name: str, device: str) -> dict[str, str]:
    return {
        "connection.interface-name": device,
        "connection.autoconnect": "no",
        "802-11-wireless.ssid": name,
        "802-11-wireless.mode": "ap",
        # 2.4 GHz: every phone has it, and a Pi's 5 GHz needs a channel free of radar.
        "802-11-wireless.band": "bg",
        "802-11-wireless.powersave": "2",
        "802-11-wireless-security.key-mgmt": "wpa-psk",
        "802-11-wireless-security.proto": "rsn",
        "802-11-wireless-security.pairwise": "ccmp",
        "802-11-wireless-security.group": "ccmp",
        # 1 is off: a Pi's radio cannot protect management frames as an access point, and phones
        # that are offered it leave again.
        "802-11-wireless-security.pmf": "1",
        # Addresses for the phones, from 10.42.0.1 on; needs dnsmasq-base.
        "ipv4.method": "shared",
        # Else it would be another one where the machine shares a network already.
        "ipv4.addresses": f"{ADDRESS}/24",
        "ipv6.method": "disabled",
    }


def _device() -> str:
    lines = _nmcli("-t", "-f", "DEVICE,TYPE", "device").lines()
    pairs = (line.rpartition(":") for line in lines)
    device = next((device for device, _, kind in pairs if kind == "wifi"), "")
    if not device:
        raise HotspotFault("hotspot-no-wifi")
    return device


def _stored(field: str) -> str:
    words = ("--escape", "no", "--show-secrets", "-g", field, "connection", "show", CONNECTION)
    return _nmcli(*words).out.rstrip("\n")


def _nmcli(*words: str, said: str | None = None) -> ProgramResult:
    answer = ask(["nmcli", *words], said=said, patience=60)
    if not answer.is_there:
        raise HotspotFault("hotspot-no-nmcli")
    if answer.code:
        # Its own words, on one line; nmcli does not quote a password, and we cut to be sure.
        raise HotspotFault("hotspot-refused", " ".join(answer.error.split())[:200])
    return answer

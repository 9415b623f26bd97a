"""Every setting of a hub and its default, from flags, the environment or a TOML file."""

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec

PREFIX = "HONOR_HUB_"

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
Origin = Annotated[str, msgspec.Meta(pattern=r"^(https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?)?$")]
HallName = Annotated[str, msgspec.Meta(pattern=r"^([a-z0-9]([a-z0-9-]{0,30}[a-z0-9])?)?$")]

# A setting as the command line gives it, and settings as they were found, before they are checked.
Flag = str | int | float | None
Unchecked = dict[str, Flag | list[str]]


class BadSettings(Exception):
    """A setting that cannot be; the text says which and why."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`names` are further names the hub answers to; `bot_pause` is how long a bot thinks.

    `log` is the address of a database instead of the state folder, `hall` the name of what this
    hub keeps there. `proxies` are the addresses or networks of those that may say who asked, and
    `origin` is where phones reach the hub through them. `connections` are those with a key.
    `encore_pause` is how long the end of a table that played itself is shown; all in seconds.
    `keep_nights` is how many nights that are over are kept; 0: all of them.
    """

    address: str = "0.0.0.0"
    port: Port = 8080
    state: str = ""
    log: str = ""
    hall: HallName = ""
    names: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    origin: Origin = ""
    wifi_name: str = ""
    wifi_password: str = ""
    connections: Count = 300
    table_connections: Count = 80
    address_connections: Count = 80
    events_a_second: Count = 20
    requests_a_second: Count = 100
    joins_a_minute: Count = 20
    bot_pause: Annotated[float, msgspec.Meta(ge=0, le=60)] = 1.2
    encore_pause: Annotated[float, msgspec.Meta(ge=0.5, le=3600)] = 20.0
    keep_nights: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0

    @property
    def keyless_connections(self) -> int:
        """Places for whoever has not shown a key yet: a whole room may come back at once."""
        return max(100, self.connections // 3)

    @property
    def address_keyless_connections(self) -> int:
        return max(10, self.address_connections // 8)

    @property
    def all_names(self) -> tuple[str, ...]:
        """Those that the hub answers to besides its own, and the one that phones are given."""
        public = urlsplit(self.origin).hostname
        return self.names if public is None else (*self.names, public)

    @property
    def folder(self) -> Path:
        return Path(self.state) if self.state else default_state(os.environ)

    @property
    def log_file(self) -> Path:
        """Where the log is unless it is in a database."""
        return self.folder / LOG_NAME


def _check_proxies(settings: Settings) -> None:
    for each in settings.proxies:
        try:
            ipaddress.ip_network(each, strict=False)
        except ValueError:
            raise BadSettings(f"proxies are addresses or networks, not {each}") from None


LOG_NAME = "honor-hub.sqlite"
DATABASES = ("postgresql://", "postgres://")


def default_state(environ: Mapping[str, str]) -> Path:
    """Where a hub keeps its log unless told otherwise; systemd names a folder of its own."""
    own = environ.get("STATE_DIRECTORY")
    if own:
        return Path(own)
    base = environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "honor-hub"


def load(file: Path | None, environ: Mapping[str, str], flags: Mapping[str, Flag]) -> Settings:
    """Flags win over the environment, the environment over the file."""
    found: Unchecked = _from_file(file) if file is not None else {}
    found |= _from_environment(environ)
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(str(error)) from None
    _check_hall(settings)
    _check_proxies(settings)
    return settings


def _check_hall(settings: Settings) -> None:
    """A database and a hall go together. An address is never quoted: it may hold a password."""
    if settings.log and not settings.log.startswith(DATABASES):
        raise BadSettings("log is the address of a database: postgresql://…")
    if settings.log and not settings.hall:
        raise BadSettings("a log in a database needs the name of a hall: --hall NAME")
    if settings.hall and not settings.log:
        raise BadSettings("a hall is kept in a database: --log postgresql://…")


def _from_file(file: Path) -> Unchecked:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(f"{file.name}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file.name}: {error}") from None


_LISTS = ("names", "proxies")


def _from_environment(environ: Mapping[str, str]) -> Unchecked:
    found: Unchecked = {}
    for field in Settings.__struct_fields__:
        value = environ.get(PREFIX + field.upper())
        if value is not None:
            found[field] = value.split(",") if field in _LISTS else value
    return found

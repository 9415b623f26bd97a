"""Check the disk: room, rights, the log and its last backup, and SQLite's version."""

import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import NamedTuple

from hub.appliance.doctor.finding import Finding, Value, broken, good, note, warning

GROUP = "disk"

SCARCE_MB = 500
FULL_MB = 20
OLD_DAYS = 3

# From here on two connections may write one log; before, exactly one must (and with us does).
MENDED = (3, 51, 3)
NEEDED = (3, 37, 0)  # STRICT tables

# How every SQLite file begins.
_MAGIC = b"SQLite format 3\0"


class LogDamage(NamedTuple):
    """The names of tables that do not read, of those that a newer hub wrote, and whether the
    file itself is damaged.
    """

    tables: tuple[str, ...] = ()
    newer: tuple[str, ...] = ()
    is_torn: bool = False


class Facts(NamedTuple):
    """`copy_days` is the age of the newest copy, None without any; -1: the folder is closed.

    `blocked` is a file where a folder should be; `is_log` whether the log looks like one.
    `has_hosts` is False where the file of the hosts' keys is no such file any more.
    """

    folder: str
    free_mb: int | None
    is_there: bool
    is_writable: bool
    sqlite: str
    copy_days: int | None = None
    log_kb: int | None = None
    blocked: str = ""
    is_log: bool = True
    damage: LogDamage = LogDamage()
    has_hosts: bool = True


def findings(facts: Facts) -> list[Finding]:
    return [*_room(facts), *_folder(facts), _sqlite(facts)]


def _room(facts: Facts) -> list[Finding]:
    if facts.free_mb is None:
        return []
    room: dict[str, Value] = {"mb": facts.free_mb, "folder": facts.folder}
    if facts.free_mb < FULL_MB:
        return [broken(GROUP, "disk-full", **room)]
    if facts.free_mb < SCARCE_MB:
        return [warning(GROUP, "disk-scarce", **room)]
    return [good(GROUP, "disk-room", **room)]


def _folder(facts: Facts) -> list[Finding]:
    if facts.blocked:
        return [broken(GROUP, "state-blocked", folder=facts.folder, file=facts.blocked)]
    if not facts.is_there:
        return [note(GROUP, "no-state", folder=facts.folder)]
    if not facts.is_writable:
        return [note(GROUP, "state-closed", folder=facts.folder)]
    if facts.log_kb is None:
        return [note(GROUP, "no-log", folder=facts.folder)]
    if not facts.is_log:
        return [broken(GROUP, "log-torn", folder=facts.folder)]
    found = [good(GROUP, "log-there", kb=facts.log_kb), *_damage(facts.damage)]
    if not facts.has_hosts:
        found.append(broken(GROUP, "hosts-damaged"))
    if facts.copy_days is None:
        found.append(note(GROUP, "no-copy"))
    elif facts.copy_days > OLD_DAYS:
        found.append(warning(GROUP, "copy-old", days=facts.copy_days))
    elif facts.copy_days >= 0:
        found.append(good(GROUP, "copy-there", days=facts.copy_days))
    return found


def _damage(damage: LogDamage) -> list[Finding]:
    found = []
    if damage.is_torn:
        found.append(broken(GROUP, "log-pages-torn"))
    if damage.tables:
        found.append(broken(GROUP, "tables-damaged", **_named(damage.tables)))
    if damage.newer:
        found.append(warning(GROUP, "tables-newer", **_named(damage.newer)))
    return found


def _named(tables: tuple[str, ...]) -> dict[str, Value]:
    return {"count": len(tables), "names": ", ".join(tables)}


def _sqlite(facts: Facts) -> Finding:
    version = tuple(int(part) for part in facts.sqlite.split(".") if part.isdigit())
    if version < NEEDED:
        return broken(GROUP, "sqlite-old", version=facts.sqlite)
    if version < MENDED:
        return good(GROUP, "sqlite-one-writer", version=facts.sqlite)
    return good(GROUP, "sqlite", version=facts.sqlite)


def look(folder: Path, log: Path, copies: Path, damage: LogDamage | None = None) -> Facts:
    """`damage` is what a reader of logs has found; nothing is known of their insides here."""
    return Facts(
        folder=str(folder),
        free_mb=_free(folder),
        is_there=folder.is_dir(),
        is_writable=os.access(folder, os.R_OK | os.W_OK | os.X_OK),
        sqlite=sqlite3.sqlite_version,
        copy_days=_copy_days(copies),
        log_kb=_size(log),
        blocked=_blocked(folder),
        is_log=_is_log(log),
        damage=damage or LogDamage(),
        has_hosts=_has_hosts(folder / "hosts"),
    )


def _free(folder: Path) -> int | None:
    """Of the nearest folder that is there."""
    for place in (folder, *folder.absolute().parents):
        try:
            return shutil.disk_usage(place).free >> 20
        except OSError:
            continue
    return None


def _blocked(folder: Path) -> str:
    """The nearest that is there, if it is no folder."""
    places = (folder, *folder.absolute().parents)
    nearest = next((place for place in places if os.path.lexists(place)), folder)
    return "" if nearest.is_dir() or not os.path.lexists(nearest) else str(nearest)


def _is_log(log: Path) -> bool:
    """By its first bytes alone: a hub that runs has it open, and nobody else should."""
    try:
        with log.open("rb") as file:
            return file.read(len(_MAGIC)) in (_MAGIC, b"")
    except OSError:
        return True


def _has_hosts(file: Path) -> bool:
    try:
        return file.read_bytes().isascii()
    except OSError:
        return True


def _size(log: Path) -> int | None:
    try:
        return -(-log.stat().st_size // 1024)
    except OSError:
        return None


def _copy_days(copies: Path) -> int | None:
    try:
        newest = max((file.stat().st_mtime for file in copies.glob("*.sqlite")), default=None)
    except OSError:
        return -1
    # A clock that went back makes a copy from the future; that is not an old one.
    return None if newest is None else max(0, int((time.time() - newest) // 86400))

"""A copy that waits for the next start of the hub, which puts it in the log's place.

A hub that serves has its log open, so it cannot replace it itself: the copy is checked and laid
beside the log, the hub starts again, and before it opens its log the copy takes its place as
`honor-hub restore` does it. It is tried once; whatever happens, one of the two logs is whole.
"""

import logging
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

from hub.rules.contract.refusal import Refusal
from hub.storage import backup_sheets, layout, record_rows
from hub.storage.backup import double, restore
from hub.storage.damage import damaged
from hub.storage.fault import named
from hub.storage.folder import SIDECARS, beside, placed, sync_file, sync_folder
from hub.storage.read_only_connection import reading
from hub.tables.raw import printable
from hub.tables.store import StorageFault
from hub.wire.own_page import CopySeen, KeptSeen, RestoreSeen

PENDING = "restore.sqlite"
TRYING = "restore.sqlite.trying"
RESULT = "restored.json"
INTERRUPTED = "interrupted"

_MAGIC = b"SQLite format 3\0"
_ID_AT = 68

_log = logging.getLogger(__name__)


def check_copy(copy: Path) -> CopySeen:
    """What is in this copy; Refusal if it is no copy of a hub, a fault if it is a damaged one."""
    if not _is_ours(copy):
        raise Refusal("not-a-copy")
    with reading(copy) as connection:
        layout.check(connection, copy, "integrity_check")
        backup_sheets.read(connection, copy)
        names = record_rows.names(connection)
        newest = connection.execute("SELECT max(at) FROM record").fetchone()[0]
        bad = damaged(connection, copy)
    when = newest if isinstance(newest, int) else 0
    return CopySeen(tables=len(names), newest=when, damaged=tuple(map(printable, bad)))


def stage(copy: Path, log: Path) -> None:
    """Lay a checked copy where the next start finds it; it is not here any more then."""
    check_copy(copy)
    pending = log.with_name(PENDING)
    with named(copy):
        _drop_sidecars(copy)
        sync_file(copy)
        copy.replace(pending)
        sync_folder(pending)


def stage_kept(name: str, log: Path) -> None:
    """The same for a log that was kept, which stays where it is."""
    if name not in {each.name for each in kept(log)}:
        raise Refusal("no-such-copy")
    doubled = log.with_name(f"{PENDING}.part")
    with named(doubled):
        doubled.unlink(missing_ok=True)
        double(log.with_name(name), doubled)
    stage(doubled, log)


def kept(log: Path) -> list[KeptSeen]:
    """Logs that a restore replaced, the newest first; one in pieces is for whoever repairs it."""
    with named(log):
        found = [
            path
            for path in log.absolute().parent.glob(f"{log.name}.kept-*")
            if path.is_file()
            and path.name.rpartition("-")[2].isdigit()
            and not any(beside(path, suffix).exists() for suffix in SIDECARS)
        ]
        seen = [(path, path.stat()) for path in found]
    # A hard link keeps the times of the log: when it was replaced is when it got this name.
    rows = [KeptSeen(path.name, int(at.st_ctime * 1000), at.st_size) for path, at in seen]
    return sorted(rows, key=lambda each: int(each.name.rpartition("-")[2]), reverse=True)


def last(log: Path) -> RestoreSeen | None:
    """How the last restore ended."""
    try:
        return msgspec.json.decode(log.with_name(RESULT).read_bytes(), type=RestoreSeen)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def take_up(log: Path, clock: Callable[[], float] = time.time) -> None:
    """Before the log is opened: put a copy that waits in its place, and write down how it went."""
    pending, trying = log.with_name(PENDING), log.with_name(TRYING)
    if trying.exists():
        fault, before = INTERRUPTED, ""
    elif pending.exists():
        with named(pending):
            pending.replace(trying)
            sync_folder(trying)
        fault, before = _restored(trying, log)
    else:
        return
    with suppress(OSError):
        _drop_sidecars(trying)
        trying.unlink()
        sync_folder(trying)
    result = RestoreSeen(at=int(clock() * 1000), kept=before, fault=fault)
    with suppress(OSError), placed(log.with_name(RESULT)) as part:
        part.write_bytes(msgspec.json.encode(result))


def _restored(copy: Path, log: Path) -> tuple[str, str]:
    """What went wrong, and the name of the log that was there before."""
    try:
        done = restore(copy, log)
    except StorageFault as fault:
        _log.error("a copy could not be restored: %s", fault.code)
        return fault.code, ""
    return "", done.kept.name if done.kept else ""


def _drop_sidecars(copy: Path) -> None:
    """SQLite leaves them beside a log that it only read, if that was a hub's own."""
    for suffix in SIDECARS:
        beside(copy, suffix).unlink(missing_ok=True)


def _is_ours(file: Path) -> bool:
    """By its first bytes: of anything else there is nothing to say about damage."""
    with named(file), file.open("rb") as opened:
        head = opened.read(100)
    marked = int.from_bytes(head[_ID_AT : _ID_AT + 4], "big") == layout.APPLICATION_ID
    return head.startswith(_MAGIC) and marked

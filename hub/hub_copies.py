"""The copies of a running hub, as its own page asks for them: storage and commands put together."""

import secrets
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec

from hub.appliance.own_commands import CommandFailed, OwnCommands
from hub.rules.contract.refusal import Refusal
from hub.settings import Settings
from hub.storage import pending_restore
from hub.storage.fault import named
from hub.storage.upload import FILE as UPLOAD
from hub.storage.upload import ROOM, Upload
from hub.tables.store import StorageFault
from hub.wire.own_page import LARGEST_COPY, CopiesSeen, CopySeen, FindingSeen

OUTGOING = "outgoing.part"


class HubCopies:
    """For one hub's log and state folder; leftovers of a pulled plug are removed.

    What a hall keeps in a database is copied and brought back by whoever runs that: refused here.
    """

    def __init__(self, settings: Settings, port: Callable[[], int]) -> None:
        self._log = settings.log_file
        self._is_elsewhere = bool(settings.hall)
        self._port = port
        self._commands = OwnCommands(settings)
        self._upload = Upload(settings.folder, LARGEST_COPY)
        self._outgoing = settings.folder / OUTGOING
        names = (f"{UPLOAD}*", f"{OUTGOING}*", f"{pending_restore.PENDING}.part*")
        for left in (path for name in names for path in settings.folder.glob(name)):
            left.unlink(missing_ok=True)

    def findings(self, language: str) -> tuple[FindingSeen, ...]:
        try:
            found = self._commands.findings(self._port(), language)
        except CommandFailed:
            raise Refusal("hub-fault") from None
        names = FindingSeen.__struct_fields__
        return tuple(
            msgspec.convert({name: each[name] for name in names}, FindingSeen) for each in found
        )

    def backup(self) -> Path:
        """A copy in a file of its own, which whoever asked removes."""
        self._check_here()
        with named(self._log):
            size = self._log.stat().st_size
            if shutil.disk_usage(self._log.parent).free < size + ROOM:
                raise Refusal("no-room")
        to = self._outgoing.with_name(f"{OUTGOING}-{secrets.token_hex(8)}")
        try:
            self._commands.backup(to)
        except CommandFailed:
            to.unlink(missing_ok=True)
            raise StorageFault from None
        return to

    def begin(self, size: int) -> None:
        self._check_here()
        self._upload.begin(size)

    def add(self, offset: int, piece: bytes) -> int:
        return self._upload.add(offset, piece)

    def check(self) -> CopySeen:
        return pending_restore.check_copy(self._upload.whole())

    def stage(self, kept: str) -> None:
        self._check_here()
        if kept:
            pending_restore.stage_kept(kept, self._log)
        else:
            pending_restore.stage(self._upload.whole(), self._log)

    def seen(self) -> CopiesSeen:
        rows, last = tuple(pending_restore.kept(self._log)), pending_restore.last(self._log)
        return CopiesSeen(playing=0, kept=rows, last=last)

    def _check_here(self) -> None:
        if self._is_elsewhere:
            raise Refusal("kept-in-database")

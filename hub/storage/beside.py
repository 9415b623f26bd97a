"""What a hub keeps beside its log: hosts' keys, its name, saved sheets, and tables as they lie.

Where that is, in a folder or in a database, whoever uses it does not know.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple, Protocol

from hub.sheets.shelf import Saved
from hub.storage.backup_sheets import BackupSheets
from hub.storage.hosts import HostKeys
from hub.storage.profile import KeptProfile
from hub.storage.raw import raw_table
from hub.storage.sheets import SavedSheets
from hub.tables.host_key import HostKeyring
from hub.tables.profile import ProfileStore
from hub.tables.raw import RawTable


class SheetStore(Saved, Protocol):
    """Saved sheets that can be taken along."""

    def all(self) -> list[BackupSheets]: ...

    def bring_back(self, sheets: list[BackupSheets]) -> None: ...


class BesideLog(NamedTuple):
    """`raw_of` reads a table as it lies, when it cannot be read as a game."""

    hosts: HostKeyring
    profiles: ProfileStore
    sheets: SheetStore
    raw_of: Callable[[str], RawTable]


def in_folder(folder: Path, log: Path) -> BesideLog:
    """What lies in a state folder beside its log."""
    raw_of = partial(raw_table, log)
    return BesideLog(HostKeys(folder), KeptProfile(folder), SavedSheets(folder), raw_of)

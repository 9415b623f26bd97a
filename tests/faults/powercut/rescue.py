"""A backup, a night written as text and a restore, for the shim to watch.

Run as a program: folder. Each step that ended is marked in `acks`.
The restored records are red, those of the log before are blue.
"""

import os
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from hub.storage.backup import backup, restore
from hub.storage.file import write
from hub.storage.sqlite import SqliteStore
from tests.storage.sample import fill

RECORDS: Final = 40


def main(folder: Path) -> None:
    """Begin a log, back it up, play and write down another night, and put the backup back."""
    acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    with closing(SqliteStore(folder / "log")) as store:
        fill(store, "red", RECORDS)
        backup(folder / "log", folder / "copy")
        os.write(acks, b"backup 1")
        fill(store, "blue", RECORDS)
        store.forget("red")
        write(store.read("blue"), folder / "night")
        os.write(acks, b"blue 1")
    restore(folder / "copy", folder / "log")
    os.write(acks, b"restore 1")
    with closing(SqliteStore(folder / "log")) as store:
        fill(store, "gold", RECORDS // 4)
        store.forget("gold")
    os.close(acks)


if __name__ == "__main__":
    main(Path(sys.argv[1]))

"""What a disk may hold after a power cut, given the journal of what was done to it.

Modelled: what was written to a file before a sync of that file that ended is there. Each later
write is there, is not, or is torn into 512-byte sectors of which any may be missing; so is each
later change of a file's size. Names (created, renamed, unlinked) are certain only after a sync of
the folder, as POSIX has it; of the later ones some first few are there, in order, as a file system
with a journal leaves them.
Not modelled: disks that lie about syncs, sectors that rot or are torn themselves, writes through
mmap (only the -shm is written so; it is left out or filled with rubbish), names out of order.
"""

import random
import struct
from collections.abc import Callable, Iterator
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

_SECTOR = 512
_HEAD = struct.Struct("5q")


class What(IntEnum):
    """The operations, as journal.c numbers them."""

    CREATE = 1
    WRITE = 2
    RESIZE = 3
    SYNC = 4
    UNLINK = 5
    RENAME = 6
    LINK = 7


class Entry(NamedTuple):
    """One line of the journal."""

    what: What
    inode: int
    where: int
    name: str
    data: bytes


def entries(journal: Path) -> Iterator[Entry]:
    """What was done, in order."""
    text = journal.read_bytes()
    place = 0
    while place < len(text):
        what, inode, where, name, size = _HEAD.unpack_from(text, place)
        place += _HEAD.size
        yield Entry(
            What(what),
            inode,
            where,
            text[place : place + name].decode(),
            text[place + name : place + name + size],
        )
        place += name + size


class _File:
    def __init__(self) -> None:
        self.durable = bytearray()
        self.pending: list[Entry] = []

    def sync(self) -> None:
        for entry in self.pending:
            _apply(self.durable, entry)
        self.pending.clear()

    def after_cut(self, chance: random.Random, keep: float) -> bytes:
        left = bytearray(self.durable)
        for entry in self.pending:
            for piece in _survives(entry, chance, keep):
                _apply(left, piece)
        return bytes(left)


class Disk:
    """A folder on a disk, brought forward entry by entry, and cut off at any of them."""

    def __init__(self) -> None:
        self._inodes: dict[int, _File] = {}
        self._names: dict[str, _File] = {}
        self._moves: list[Callable[[dict[str, _File]], object]] = []
        self._markers: set[int] = set()
        self.acknowledged: dict[str, int] = {}
        self.syncs = 0

    def do(self, entry: Entry) -> None:
        """Bring the disk forward by one operation."""
        match entry.what:
            case What.CREATE:
                self._create(entry)
            case What.WRITE if entry.inode in self._markers:
                table, version = entry.data.decode().split()
                self.acknowledged[table] = int(version)
            case What.WRITE | What.RESIZE:
                self._inodes[entry.inode].pending.append(entry)
            case What.SYNC:
                self._sync(entry.inode)
            case What.UNLINK:
                self._moves.append(lambda names: names.pop(entry.name, None))
            case What.RENAME:
                old, new = entry.name, entry.data.decode()
                self._moves.append(lambda names: names.update({new: names.pop(old)}))
            case What.LINK:
                old, new = entry.name, entry.data.decode()
                self._moves.append(lambda names: names.update({new: names[old]}))

    def cut(self, chance: random.Random) -> dict[str, bytes]:
        """The files that are found when the power is back."""
        names = dict(self._names)
        for move in self._moves[: chance.randint(0, len(self._moves))]:
            move(names)
        keep = chance.choice((0.0, 0.3, 0.7, 1.0))
        found = {
            name: file.after_cut(chance, keep)
            for name, file in names.items()
            if not name.endswith("-shm")
        }
        if "log" in found and chance.random() < 0.5:
            found["log-shm"] = chance.randbytes(32768)
        return found

    def _create(self, entry: Entry) -> None:
        if entry.name == "acks":
            self._markers.add(entry.inode)
            return
        # A new file even if its inode's number was that of another one before.
        file = self._inodes[entry.inode] = _File()
        self._moves.append(lambda names: names.update({entry.name: file}))

    def _sync(self, inode: int) -> None:
        self.syncs += 1
        if inode in self._inodes:
            self._inodes[inode].sync()
            return
        for move in self._moves:  # The one inode that was never created here: the folder.
            move(self._names)
        self._moves.clear()


def cuts(
    journal: Path, count: int, seed: int, after: bytes | None = None
) -> Iterator[tuple[Disk, dict[str, bytes]]]:
    """Cut off what a journal tells at that many places; at each, the disk and what it holds.

    `after` is something written: the places are then all later than that.
    """
    done = list(entries(journal))
    first = 0 if after is None else next(n for n, one in enumerate(done) if one.data == after) + 1
    chance = random.Random(seed)
    disk = Disk()
    place = 0
    for cut in sorted(chance.randint(first, len(done)) for _ in range(count)):
        for entry in done[place:cut]:
            disk.do(entry)
        place = cut
        yield disk, disk.cut(chance)


def lay_out(folder: Path, files: dict[str, bytes]) -> None:
    """Put these files into a folder, and nothing else."""
    for old in folder.iterdir():
        old.unlink()
    for name, content in files.items():
        (folder / name).write_bytes(content)


def _survives(entry: Entry, chance: random.Random, keep: float) -> Iterator[Entry]:
    if chance.random() < keep:
        yield entry
    elif entry.what is What.WRITE and chance.random() < 0.5:
        end = entry.where + len(entry.data)
        for sector in range(entry.where // _SECTOR * _SECTOR, end, _SECTOR):
            if chance.random() < 0.5:
                start = max(sector, entry.where)
                data = entry.data[start - entry.where : sector + _SECTOR - entry.where]
                yield entry._replace(where=start, data=data)


def _apply(content: bytearray, entry: Entry) -> None:
    end = entry.where + len(entry.data)
    if len(content) < end:
        content.extend(bytes(end - len(content)))
    if entry.what is What.RESIZE:
        del content[entry.where :]
    else:
        content[entry.where : end] = entry.data

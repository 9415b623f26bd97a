"""What processes hold: memory, threads and open files, as Linux counts them."""

from pathlib import Path
from typing import NamedTuple

_PROC = Path("/proc")


class Memory(NamedTuple):
    """In MB: what is resident in the serving process, and everyone's proportional share.

    `threads` and `files` are how many the serving process has.
    """

    worker: float
    pss: float
    threads: int
    files: int


def memory_of(pid: int) -> Memory:
    """Of a server with this id; its worker is its only child, or else itself."""
    children = _children(pid)
    worker = children[0] if children else pid
    pss = sum(_field(each, "smaps_rollup", "Pss:") for each in (pid, *children))
    return Memory(
        worker=_field(worker, "status", "VmRSS:") / 1000,
        pss=pss / 1000,
        threads=_count(worker, "task"),
        files=_count(worker, "fd"),
    )


def _children(pid: int) -> list[int]:
    text = (_PROC / str(pid) / "task" / str(pid) / "children").read_text(encoding="ascii")
    return [int(each) for each in text.split()]


def _count(pid: int, folder: str) -> int:
    return len(list((_PROC / str(pid) / folder).iterdir()))


def _field(pid: int, file: str, name: str) -> float:
    """In kB of a thousand bytes, so that MB are those of the limits."""
    for line in (_PROC / str(pid) / file).read_text(encoding="ascii").splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1.024
    raise LookupError(name)

"""What processes hold in memory, as Linux counts it."""

from pathlib import Path
from typing import NamedTuple

_PROC = Path("/proc")


class Memory(NamedTuple):
    """In MB: what is resident in the serving process, and everyone's proportional share."""

    worker: float
    pss: float


def memory_of(pid: int) -> Memory:
    """Of a server with this id; its worker is its only child, or else itself."""
    children = _children(pid)
    worker = children[0] if children else pid
    pss = sum(_field(each, "smaps_rollup", "Pss:") for each in (pid, *children))
    return Memory(_field(worker, "status", "VmRSS:") / 1000, pss / 1000)


def _children(pid: int) -> list[int]:
    text = (_PROC / str(pid) / "task" / str(pid) / "children").read_text(encoding="ascii")
    return [int(each) for each in text.split()]


def _field(pid: int, file: str, name: str) -> float:
    """In kB of a thousand bytes, so that MB are those of the limits."""
    for line in (_PROC / str(pid) / file).read_text(encoding="ascii").splitlines():
        if line.startswith(name):
            return int(line.split()[1]) * 1.024
    raise LookupError(name)

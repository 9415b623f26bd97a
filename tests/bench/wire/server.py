"""What a server has to offer to be measured."""

from pathlib import Path
from typing import Protocol

from tests.bench.wire.crowd import Ring
from tests.bench.wire.size import Size


class Server(Protocol):
    """Started for one run in an empty folder; `rings` opens its tables, nobody connected yet."""

    port: int

    @property
    def pid(self) -> int: ...

    def rings(self, size: Size) -> list[Ring]: ...

    def stop(self) -> None: ...


class Kind(Protocol):
    """A way to make one; `sample` is the view that others than the hub send around."""

    def __call__(self, folder: Path, size: Size, sample: Path) -> Server: ...

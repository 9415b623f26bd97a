"""A night as a text file: a header, a record a line, a footer with their count.

It is an export and is never played on; that is what the stores are for.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, TypeVar

import msgspec

from hub.rules.contract.log import Record
from hub.rules.contract.value import Value
from hub.storage.chain import GENESIS, link
from hub.storage.fault import named
from hub.storage.folder import placed
from hub.tables.store import DamagedLog, NewerLog

VERSION: Final = 1
"""The newest version of this format that we can read."""


class Header(Value):
    """The first line."""

    format: Literal["honor-hub-log"]
    version: int


class FileLine(Value):
    """A record, with the digest that ties it to the line before."""

    record: Record
    chain: str


class Footer(Value):
    """The last line: without it, or with another count, the end of the file is missing."""

    records: int
    chain: str


class _Kind(msgspec.Struct):
    """What of the header every version has; a newer one may have fields that we do not know."""

    format: Literal["honor-hub-log"]
    version: int


_Shape = TypeVar("_Shape", bound=msgspec.Struct)


def write(records: Iterable[Record], path: Path) -> None:
    """Write records to a file, which is there whole and durable or not at all."""
    with named(path), placed(path) as part, part.open("wb") as out:
        out.write(_text(Header(format="honor-hub-log", version=VERSION)))
        chain = GENESIS
        count = 0
        for record in map(_on_one_line, records):
            chain = link(chain, record)
            count += 1
            out.write(_text(FileLine(record=record, chain=chain.hex())))
        out.write(_text(Footer(records=count, chain=chain.hex())))


def read(path: Path) -> list[Record]:
    """The records of a file; DamagedLog, with the line, if it is not as it was written."""
    with named(path):
        lines = path.read_bytes().split(b"\n")
    if lines.pop() != b"":
        raise DamagedLog(file=path.name, line=len(lines) + 1)  # Cut in the middle of a line.
    _check_header(lines, path)
    found: list[Record] = []
    chain = GENESIS
    for number, text in enumerate(lines[1:-1], start=2):
        line = _decoded(text, FileLine, path, number)
        chain = link(chain, line.record)
        if line.chain != chain.hex():
            raise DamagedLog(file=path.name, line=number)
        found.append(line.record)
    _check_footer(lines, Footer(records=len(found), chain=chain.hex()), path)
    return found


def _check_header(lines: list[bytes], path: Path) -> None:
    first = lines[0] if lines else b""
    version = _decoded(first, _Kind, path, 1).version
    if version > VERSION:
        raise NewerLog(file=path.name, version=version)
    if version < 1:
        raise DamagedLog(file=path.name, line=1)
    _decoded(first, Header, path, 1)


def _check_footer(lines: list[bytes], expected: Footer, path: Path) -> None:
    last = lines[-1] if len(lines) > 1 else b""
    if _decoded(last, Footer, path, max(len(lines), 2)) != expected:
        raise DamagedLog(file=path.name, line=len(lines))


def _decoded(text: bytes, shape: type[_Shape], path: Path, number: int) -> _Shape:
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise DamagedLog(file=path.name, line=number) from None


def _text(line: msgspec.Struct) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _on_one_line(record: Record) -> Record:
    if b"\n" not in bytes(record.events):
        return record
    # Between the tokens of JSON only: inside a string a line break is written as an escape.
    events = msgspec.Raw(msgspec.json.format(bytes(record.events), indent=-1))
    return msgspec.structs.replace(record, events=events)

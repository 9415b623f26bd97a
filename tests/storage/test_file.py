"""A night as a text file: read back as written, or refused with the line that is wrong."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from hub.storage.file import read, write
from hub.tables.store import DamagedLog, MissingLog, NewerLog
from tests.storage.sample import record, records


@pytest.fixture
def night(tmp_path: Path) -> Path:
    """A header, six records and a footer."""
    write(records("red", 6), tmp_path / "night")
    return tmp_path / "night"


@pytest.mark.parametrize("count", [0, 1, 6, 500])
def test_a_night_is_read_as_it_was_written(tmp_path: Path, count: int) -> None:
    write(records("red", count), tmp_path / "night")
    assert read(tmp_path / "night") == records("red", count)


def test_a_night_may_have_several_tables(tmp_path: Path) -> None:
    mixed = [record(table, version) for version in range(1, 5) for table in ("red", "blue")]
    write(mixed, tmp_path / "night")
    assert read(tmp_path / "night") == mixed


def test_each_line_is_json_that_anyone_can_read(night: Path) -> None:
    lines = [json.loads(line) for line in night.read_text().splitlines()]
    assert lines[0] == {"format": "honor-hub-log", "version": 1}
    assert [line["record"]["version"] for line in lines[1:-1]] == [1, 2, 3, 4, 5, 6]
    assert lines[-1] == {"records": 6, "chain": lines[-2]["chain"]}


def test_events_over_several_lines_are_written_on_one(tmp_path: Path) -> None:
    spread = msgspec.structs.replace(
        record("red", 1), events=msgspec.Raw(b'[\n  {"a": "x\\ny"},\n  1\n]')
    )
    write([spread], tmp_path / "night")
    (found,) = read(tmp_path / "night")
    assert msgspec.json.decode(found.events) == [{"a": "x\ny"}, 1]
    assert len((tmp_path / "night").read_bytes().splitlines()) == 3


def test_a_night_that_cannot_be_written_leaves_the_older_file(night: Path) -> None:
    before = night.read_bytes()

    def breaking() -> list[object]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write((one for one in breaking()), night)  # type: ignore[misc] # raises first
    assert night.read_bytes() == before
    assert list(night.parent.iterdir()) == [night]


def test_a_night_cut_off_anywhere_is_refused(night: Path) -> None:
    whole = night.read_bytes()
    for size in range(len(whole)):
        night.write_bytes(whole[:size])
        with pytest.raises(DamagedLog):
            read(night)


def test_a_night_with_any_byte_altered_is_refused(night: Path) -> None:
    whole = night.read_bytes()
    chance = random.Random(7)
    for place in range(len(whole)):
        altered = bytearray(whole)
        altered[place] ^= 1 << chance.randrange(8)
        night.write_bytes(altered)
        with pytest.raises((DamagedLog, NewerLog)):
            read(night)


def _line(number: int, change: Callable[[dict[str, object]], object]) -> Callable[[Path], None]:
    def alter(path: Path) -> None:
        lines = path.read_bytes().splitlines()
        content = json.loads(lines[number - 1])
        change(content)
        lines[number - 1] = json.dumps(content).encode()
        path.write_bytes(b"\n".join([*lines, b""]))

    return alter


def _in_record(**changes: object) -> Callable[[dict[str, object]], object]:
    def change(line: dict[str, object]) -> None:
        inner = line["record"]
        assert isinstance(inner, dict)
        inner.update(changes)

    return change


def _lines(change: Callable[[list[bytes]], object]) -> Callable[[Path], None]:
    def alter(path: Path) -> None:
        lines = path.read_bytes().splitlines(keepends=True)
        change(lines)
        path.write_bytes(b"".join(lines))

    return alter


_DAMAGE: dict[str, tuple[int, Callable[[Path], None]]] = {
    "a number for a name": (4, _line(4, _in_record(by=3))),
    "a name for a number": (4, _line(4, _in_record(version="3"))),
    "a fraction for a number": (4, _line(4, _in_record(version=3.5))),
    "nothing for a name": (4, _line(4, _in_record(by=None))),
    "an unknown scope": (4, _line(4, _in_record(scope="world"))),
    "an unknown field in a record": (4, _line(4, _in_record(mood="good"))),
    "an altered time": (4, _line(4, _in_record(at=5))),
    "altered events": (4, _line(4, _in_record(events=[]))),
    "an unknown field in a line": (4, _line(4, lambda line: line.update(mood="good"))),
    "a missing digest": (4, _line(4, lambda line: line.pop("chain"))),
    "another digest": (4, _line(4, lambda line: line.update(chain="00"))),
    "a line removed": (4, _lines(lambda lines: lines.pop(3))),
    "a line doubled": (5, _lines(lambda lines: lines.insert(3, lines[3]))),
    "two lines swapped": (4, _lines(lambda lines: lines.insert(3, lines.pop(4)))),
    "an empty line": (4, _lines(lambda lines: lines.insert(3, b"\n"))),
    "no footer": (7, _lines(lambda lines: lines.pop())),
    "another count": (8, _line(8, lambda line: line.update(records=5))),
    "last record and digest gone": (7, _lines(lambda lines: lines.pop(6))),
    "something after the footer": (8, _lines(lambda lines: lines.append(lines[1]))),
    "half a line after the footer": (9, _lines(lambda lines: lines.append(b"{"))),
    "no header": (1, _lines(lambda lines: lines.pop(0))),
    "another kind of file": (1, _line(1, lambda line: line.update(format="diary"))),
    "an unknown field in the header": (1, _line(1, lambda line: line.update(mood="good"))),
    "version nought": (1, _line(1, lambda line: line.update(version=0))),
    "bytes that are no text": (4, _lines(lambda lines: lines.insert(3, b'{"record":"\xff"}\n'))),
    "a bottomless line": (4, _lines(lambda lines: lines.insert(3, b"[" * 100_000 + b"\n"))),
    "an empty file": (1, _lines(lambda lines: lines.clear())),
}


@pytest.mark.parametrize("damage", _DAMAGE)
def test_a_damaged_night_names_the_line(night: Path, damage: str) -> None:
    line, alter = _DAMAGE[damage]
    alter(night)
    with pytest.raises(DamagedLog) as caught:
        read(night)
    assert caught.value.params == {"file": "night", "line": line}


def test_a_newer_night_says_so_whatever_else_it_has(night: Path) -> None:
    _line(1, lambda line: line.update(version=2, moon="full"))(night)
    with pytest.raises(NewerLog, match=r"^newer-log, file night, version 2$"):
        read(night)


def test_a_missing_night_says_so(tmp_path: Path) -> None:
    with pytest.raises(MissingLog, match=r"^missing-log, file night, reason ENOENT$"):
        read(tmp_path / "night")
    with pytest.raises(MissingLog, match=r"^missing-log, file night, reason ENOENT$"):
        write([], tmp_path / "nowhere" / "night")

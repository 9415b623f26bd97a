"""Of which files a recording is: one mark for what all tests share, and one for each file of tests.

A recording is kept in parts, in folders with numbers: the first is of all files of tests, and each
later one of those that had changed since.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path

import msgspec

_NAME = "marks.json"


class Marks(msgspec.Struct, frozen=True, kw_only=True):
    """What a part of a recording was made of."""

    # The hub, the panel, and Python files beside the tests that are no tests.
    shared: str = ""
    # By file of tests.
    tests: dict[str, str] = {}


def marks_now(root: Path) -> Marks:
    """As the files are. These tools themselves change no line that a test runs."""
    files = [path for top in ("hub", "hardware", "tests") for path in (root / top).rglob("*.py")]
    files = [path for path in sorted(files) if Path(__file__).parent not in path.parents]
    tests = [path for path in files if path.name.startswith("test_")]
    return Marks(
        shared=_mark(root, set(files) - set(tests)),
        tests={str(path.relative_to(root)): _mark(root, [path]) for path in tests},
    )


def known_marks(recording: Path) -> Marks:
    """Of all parts of a recording together; empty if there is none."""
    known = Marks()
    for part in parts(recording):
        found = marks_of(part)
        known = Marks(shared=found.shared, tests={**known.tests, **found.tests})
    return known


def parts(recording: Path) -> list[Path]:
    """The whole ones, oldest first."""
    return sorted(file.parent for file in recording.glob(f"*/{_NAME}"))


def marks_of(part: Path) -> Marks:
    return msgspec.json.decode((part / _NAME).read_bytes(), type=Marks)


def keep(part: Path, marks: Marks) -> None:
    """Written last: a part without marks was broken off and is none."""
    (part / _NAME).write_bytes(msgspec.json.encode(marks))


def file_of(test: str) -> str:
    return test.partition("::")[0]


def _mark(root: Path, files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return digest.hexdigest()

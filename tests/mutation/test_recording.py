"""A recording in parts: what is run again when a file of tests changes, and what is read of it."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from coverage import CoverageData

from tests.mutation import recording
from tests.mutation.marks import Marks, keep, known_marks, marks_now, parts
from tests.mutation.places import Place
from tests.mutation.recorder import TestRun
from tests.mutation.recording import Recording, recorded

FIRST, SECOND = "tests/settings/test_settings.py", "tests/wire/test_export.py"
HUB = "tests/web/test_serving.py"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one module, three files of tests and what they share."""
    texts = {"hub/settings.py": "", "hardware/pins.py": "", "tests/conftest.py": ""}
    for name, text in {**texts, FIRST: "", SECOND: "", HUB: ""}.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(recording, "ROOT", tmp_path)
    monkeypatch.setattr(recording, "KEPT", tmp_path / "mutants")
    return tmp_path


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Which files each recording run was of."""
    runs: list[list[str]] = []
    monkeypatch.setattr(recording, "_record", lambda part, files, jobs: runs.append(list(files)))
    return runs


def test_only_files_of_tests_that_changed_are_run_again(tree: Path, ran: list[list[str]]) -> None:
    recorded(1)
    recorded(1)
    assert ran == [[FIRST, HUB, SECOND]]
    (tree / SECOND).write_text("x = 1\n", encoding="utf-8")
    recorded(1)
    assert ran[1:] == [[SECOND]]
    assert len(parts(tree / "mutants" / "recording")) == 2


@pytest.mark.parametrize("shared", ["hub/settings.py", "hardware/pins.py", "tests/conftest.py"])
def test_all_are_run_again_when_the_hub_or_what_tests_share_has_changed(
    tree: Path, ran: list[list[str]], shared: str
) -> None:
    recorded(1)
    (tree / shared).write_text("x = 1\n", encoding="utf-8")
    recorded(1)
    assert ran == [[FIRST, HUB, SECOND]] * 2
    assert len(parts(tree / "mutants" / "recording")) == 1


def test_a_part_that_was_broken_off_is_none(tree: Path) -> None:
    folder = tree / "mutants" / "recording"
    (folder / "000").mkdir(parents=True)
    assert (parts(folder), known_marks(folder)) == ([], Marks())
    keep(folder / "000", marks_now(tree))
    assert known_marks(folder) == marks_now(tree)


def test_tests_that_lean_on_other_processes_are_named_and_not_run(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[list[str]] = []
    monkeypatch.setattr(recording, "_pytest", lambda part, arguments: runs.append(list(arguments)))
    recording._record(tree, [FIRST, HUB], 1)
    assert [run[-1] for run in runs] == [FIRST, HUB]
    assert ["--collect-only" in run for run in runs] == [False, True]
    runs.clear()
    recording._record(tree, [HUB], 1)
    assert [run[-1] for run in runs] == [HUB]


def test_of_a_file_that_was_run_again_the_newer_tests_count(tree: Path) -> None:
    folder = tree / "mutants" / "recording"
    _part(folder / "000", {FIRST: "1", SECOND: "1"}, [f"{FIRST}::test_a", f"{SECOND}::test_b"], 5)
    _part(folder / "001", {SECOND: "2"}, [f"{SECOND}::test_c"], 7)
    found = Recording(folder)
    assert list(found.tests) == [f"{FIRST}::test_a", f"{SECOND}::test_c"]
    place = Place(5, 5, False)
    assert found.reaching("hub/settings.py", place) == ({f"{FIRST}::test_a"}, False)
    assert found.reaching("hub/settings.py", Place(6, 6, False)) == (set(), True)
    assert found.reaching("hub/settings.py", Place(1, 1, True)) == (set(found.tests), True)
    (tree / SECOND).unlink()
    assert list(Recording(folder).tests) == [f"{FIRST}::test_a"]


def _part(part: Path, marks: dict[str, str], tests: Iterable[str], line: int) -> None:
    """A part in which each of these tests ran that line of the settings."""
    part.mkdir(parents=True)
    data = CoverageData(basename=str(part / "coverage"))
    for test in tests:
        data.set_context(f"{test}|run")
        data.add_lines({"hub/settings.py": [line]})
    data.write()
    lines = [msgspec.json.encode(TestRun(test=test)) for test in tests]
    (part / "tests-alone.jsonl").write_bytes(b"\n".join(lines))
    keep(part, Marks(shared="x", tests=marks))

"""Which tests run which lines: one run of all guards under coverage, kept in mutants/.

Made anew when the hub or what its tests share has changed since; where only files of tests have,
those alone are run again, and their part of the recording stands beside the first (marks.py).
Tests that failed or were skipped in it are none: they could not tell a mutant from the hub as it
is. Tests that lean on other processes alone (guards.OTHER_PROCESSES) are named and not run.
"""

import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import msgspec
from coverage import CoverageData

from tests.mutation.guards import BY_NAME, GUARDS, OTHER_PROCESSES
from tests.mutation.marks import Marks, file_of, keep, known_marks, marks_now, marks_of, parts
from tests.mutation.places import Place
from tests.mutation.recorder import FOLDER, TestRun

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "mutants"
# What coverage names the lines that ran while tests were collected, in no test.
_NO_TEST = ""


class Reach(NamedTuple):
    """Tests that were seen to run a place."""

    tests: set[str]
    # It ran while tests were collected too, or in no test: others may depend on it.
    has_others: bool


class Recording:
    """The recording run, read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._by_file: dict[str, dict[int, list[str]]] = {}

    @cached_property
    def tests(self) -> dict[str, TestRun]:
        """Those that passed when their file was last recorded, by name."""
        found: dict[str, TestRun] = {}
        for part in parts(self._folder):
            again = set(marks_of(part).tests)
            found = {name: run for name, run in found.items() if file_of(name) not in again}
            for file in sorted(part.glob("tests-*.jsonl")):
                for line in file.read_bytes().splitlines():
                    run = msgspec.json.decode(line, type=TestRun)
                    found[run.test] = run
        there = {file for file in map(file_of, found) if (ROOT / file).exists()}
        good = sorted(name for name in found if found[name].passed and file_of(name) in there)
        return {name: found[name] for name in good}

    def below(self, guards: Iterable[str]) -> list[str]:
        """The tests in these folders and files."""
        tops = tuple(guards)
        return [test for test in self.tests if any(_is_below(test, top) for top in tops)]

    def reaching(self, path: str, place: Place) -> Reach:
        """The tests that run this place; where importing runs it, those that run its file."""
        contexts = {
            context
            for line, found in self._lines(path).items()
            if place.at_import or place.first <= line <= place.last
            for context in found
        }
        tests = {context.rpartition("|")[0] for context in contexts}
        known = (tests | self._sharing(contexts)) & self.tests.keys()
        return Reach(known, place.at_import or _NO_TEST in contexts or not known)

    def _lines(self, path: str) -> dict[int, list[str]]:
        if path not in self._by_file:
            found: dict[int, list[str]] = defaultdict(list)
            for data in self._coverage:
                for line, contexts in data.contexts_by_lineno(path).items():
                    found[line] += contexts
            self._by_file[path] = found
        return self._by_file[path]

    @cached_property
    def _coverage(self) -> list[CoverageData]:
        """A part's each. What a test ran before it was changed counts too: more, never less."""
        found = []
        for part in parts(self._folder):
            if (part / "coverage").exists():
                data = CoverageData(basename=str(part / "coverage"))
                data.read()
                found.append(data)
        return found

    def _sharing(self, contexts: set[str]) -> set[str]:
        """Tests that use a fixture in whose setting up, by another test, the place was run."""
        firsts = {context[: -len("|setup")] for context in contexts if context.endswith("|setup")}
        fixtures = {name for test in firsts & self.tests.keys() for name in self.tests[test].set_up}
        return {test for name in fixtures for test in self._users[name]}

    @cached_property
    def _users(self) -> dict[str, list[str]]:
        users: dict[str, list[str]] = defaultdict(list)
        for test, run in self.tests.items():
            for name in run.uses:
                users[name].append(test)
        return users


def _is_below(test: str, top: str) -> bool:
    """A test, or a file of them."""
    return file_of(test) == top or test.startswith(f"{top}/")


def recorded(jobs: int) -> Recording:
    """The kept recording with what has changed since, or a new one."""
    folder, now = KEPT / "recording", marks_now(ROOT)
    known = known_marks(folder)
    if known.shared != now.shared:
        shutil.rmtree(folder, ignore_errors=True)
        known = Marks(shared=now.shared)
    changed = {file: mark for file, mark in now.tests.items() if known.tests.get(file) != mark}
    guards = {guard for found in (*GUARDS.values(), *BY_NAME.values()) for guard in found}
    if to_run := sorted(file for file in changed if any(_is_below(file, top) for top in guards)):
        part = folder / f"{len(parts(folder)):03}"
        shutil.rmtree(part, ignore_errors=True)
        part.mkdir(parents=True)
        _record(part, to_run, jobs)
        keep(part, Marks(shared=now.shared, tests={file: changed[file] for file in to_run}))
    return Recording(folder)


def _record(part: Path, files: Iterable[str], jobs: int) -> None:
    """These files once. That some fail is said, and no reason to stop: they are left out."""
    print("Recording which tests run which lines; this happens once ...", file=sys.stderr)
    if counted := [file for file in files if file not in OTHER_PROCESSES]:
        options = ["--cov", "--cov-config=tests/mutation/recording.ini", "--cov-context=test"]
        options += ["--cov-report=", "-n", str(jobs), "--dist", "loadfile"]
        _pytest(part, [*options, *counted])
    if named := [file for file in files if file in OTHER_PROCESSES]:
        _pytest(part, ["--collect-only", "-q", *named])


def _pytest(part: Path, arguments: Sequence[str]) -> None:
    environment = {FOLDER: str(part), "COVERAGE_FILE": str(part / "coverage")}
    always = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutation.recorder"]
    subprocess.run(
        [sys.executable, "-m", "pytest", *always, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=sys.stderr,
        check=False,
    )

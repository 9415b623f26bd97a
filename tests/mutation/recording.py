"""Which tests run which lines: one run of all guards under coverage, kept in mutants/.

Made anew when any file of the hub or of the tests has changed since. Tests that failed or were
skipped in it are none: they could not tell a mutant from the hub as it is.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import msgspec
from coverage import CoverageData

from tests.mutation.guards import BY_NAME, GUARDS
from tests.mutation.places import Place
from tests.mutation.recorder import FOLDER, TestRun

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "mutants"
# What coverage names the lines that ran while tests were collected, in no test.
_NO_TEST = ""


class Recording:
    """The recording run, read."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._by_file: dict[str, dict[int, list[str]]] = {}

    @cached_property
    def tests(self) -> dict[str, TestRun]:
        """Those that passed, in the order in which they were collected or nearly so."""
        found: dict[str, TestRun] = {}
        for file in sorted(self._folder.glob("tests-*.jsonl")):
            for line in file.read_bytes().splitlines():
                run = msgspec.json.decode(line, type=TestRun)
                found[run.test] = run
        return {name: found[name] for name in sorted(found) if found[name].passed}

    def below(self, guards: Iterable[str]) -> list[str]:
        """The tests in these folders and files."""
        tops = tuple(guards)
        return [test for test in self.tests if any(_is_below(test, top) for top in tops)]

    def reaching(self, path: str, place: Place) -> set[str] | None:
        """The tests that run this place; None if importing runs it, for whoever imports it."""
        if place.at_import:
            return None
        lines = self._lines(path)
        contexts = {
            context
            for line, found in lines.items()
            if place.first <= line <= place.last
            for context in found
        }
        if _NO_TEST in contexts:
            return None
        tests = {context.rpartition("|")[0] for context in contexts}
        return (tests | self._sharing(contexts)) & self.tests.keys()

    def _lines(self, path: str) -> dict[int, list[str]]:
        if path not in self._by_file:
            self._by_file[path] = self._coverage.contexts_by_lineno(path)
        return self._by_file[path]

    @cached_property
    def _coverage(self) -> CoverageData:
        data = CoverageData(basename=str(self._folder / "coverage"))
        data.read()
        return data

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
    return test.startswith((f"{top}/", f"{top}::"))


def recorded(jobs: int) -> Recording:
    """The kept recording if it is of these files, else a new one."""
    folder, mark = KEPT / "recording", _mark()
    known = folder / "mark"
    if not known.exists() or known.read_text(encoding="utf-8") != mark:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        _record(folder, jobs)
        known.write_text(mark, encoding="utf-8")
    return Recording(folder)


def _mark() -> str:
    """Changes with any Python file of the hub, the panel or the tests, but for these tools."""
    digest = hashlib.sha256()
    for top in ("hub", "hardware", "tests"):
        for path in sorted((ROOT / top).rglob("*.py")):
            if Path(__file__).parent in path.parents:
                continue
            digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _record(folder: Path, jobs: int) -> None:
    """All guards once. That some fail is said, and no reason to stop: they are left out."""
    guards = {guard for found in (*GUARDS.values(), *BY_NAME.values()) for guard in found}
    arguments = ["-q", "-p", "no:cacheprovider", "-p", "tests.mutation.recorder"]
    arguments += ["--cov", "--cov-config=tests/mutation/recording.ini", "--cov-context=test"]
    arguments += ["--cov-report=", "-n", str(jobs), "--dist", "loadfile"]
    environment = {FOLDER: str(folder), "COVERAGE_FILE": str(folder / "coverage")}
    print("Recording which tests run which lines; this happens once ...", file=sys.stderr)
    subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, *sorted(guards)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=sys.stderr,
        check=False,
    )

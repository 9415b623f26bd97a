"""One mutant tried: which tests have a chance to notice it, and whether one did.

First some of the tests that run its place (or its file, where importing runs it), from few files,
because reading many takes longer than running a test; then the shortest from all files, up to FIRST
seconds with the reading. Whoever survives those waits until all mutants had their turn, and then
meets its folder's guards (guards.py), as far as they can tell it from the hub as it is: those that
run its place and those that start processes, whose lines nobody counted. All of them, where its
place runs while it is imported or where no test is known to run it. Tests of other folders that run
it come along, up to BEYOND seconds. The cheapest of these rounds come first.

A failure is believed if that test passes without the mutant, and, where it waits for processes, if
it fails with it twice. Time that ran out proves nothing on a machine that does other things too:
such a mutant is looked at again alone, and goes on behind the test that took so long
(`Trials.alone`).
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from tests.mutation.guards import DIGEST, guards_of
from tests.mutation.mutants import Mutant
from tests.mutation.places import place_of
from tests.mutation.recording import ROOT, Recording
from tests.mutation.runs import Limits, Run, run

# Seconds of the recording run, which counts lines and is slower than others.
PROBE, FIRST, BEYOND = 10.0, 20.0, 60.0
# The files of a probe: those with most tests that run the place.
FILES = 3
# To read one more file of tests, with what it imports.
READ = 0.5
# To hang is to take this many times as long as without the mutant, and at least so many seconds.
TIMES, LEAST = 5.0, 60.0
# A run may take this many seconds more than so many times what was recorded.
PATIENCE = 300.0
# How many tests in turn may fail without being believed.
DOUBTS = 3


class Verdict(StrEnum):
    KILLED = "killed"
    ALIVE = "alive"
    # Time ran out with it again and again, and no test hung. Counted as alive, as the next two.
    UNDECIDED = "undecided"
    # Survived the quick tests; its guards have still to run.
    WAITING = "waiting"
    # Time ran out; to be looked at again when nothing else runs.
    OVERDUE = "overdue"


class Outcome(NamedTuple):
    """What became of a mutant, and the test that decided it."""

    verdict: Verdict
    test: str
    seconds: float


class Trials:
    """Tries mutants by the tests of a recording."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self._good: dict[str, bool] = {}

    def quick(self, mutant: Mutant) -> Outcome:
        """The first rounds, which most do not survive."""
        seconds = 0.0
        for tests in self.rounds(mutant)[:-1]:
            outcome = self._round(mutant, tests)
            seconds += outcome.seconds
            if outcome.verdict is not Verdict.ALIVE:
                return outcome._replace(seconds=seconds)
        return Outcome(Verdict.WAITING, "", seconds)

    def thorough(self, mutant: Mutant) -> Outcome:
        """The last round."""
        return self._round(mutant, self.rounds(mutant)[-1])

    def alone(self, mutant: Mutant, test: str) -> Outcome:
        """When time has run out: whether that test hangs, else what those behind it notice."""
        everything = list(chain.from_iterable(self.rounds(mutant)))
        outcome = Outcome(Verdict.OVERDUE, test, 0.0)
        for _ in range(DOUBTS):
            outcome = again_alone(mutant, outcome.test)
            if outcome.verdict is Verdict.KILLED:
                return outcome
            outcome = self._round(mutant, everything[everything.index(outcome.test) + 1 :])
            if outcome.verdict is not Verdict.OVERDUE:
                return outcome
        return outcome._replace(verdict=Verdict.UNDECIDED)

    def left_to_run(self, mutant: Mutant) -> float:
        """Seconds of the last round."""
        return sum(self._recording.tests[test].seconds for test in self.rounds(mutant)[-1])

    def rounds(self, mutant: Mutant) -> list[list[str]]:
        """The quick tests in two rounds, then those that it must survive too to be called alive."""
        path = mutant.path.relative_to(ROOT)
        runs = self._recording.tests
        reaching, has_others = self._recording.reaching(str(path), place_of(mutant))
        guards = self._recording.below(guards_of(path))
        quick = [test for test in reaching or guards if not runs[test].starts_processes]
        files = Counter(map(_file, quick)).most_common(FILES)
        probe = self._shortest([test for test in quick if _file(test) in dict(files)], PROBE)
        first = self._shortest(set(quick) - set(probe), FIRST)
        can_tell = {
            test for test in guards if has_others or test in reaching or runs[test].starts_processes
        }
        beyond = self._shortest(reaching - can_tell - {*probe, *first}, BEYOND)
        return [probe, first, self._by_file(can_tell.union(beyond) - {*probe, *first})]

    def _by_file(self, tests: Iterable[str]) -> list[str]:
        """The digest of play, then the quickest file, each in one piece: tests may share a hub."""
        took: dict[str, float] = defaultdict(float)
        for test in tests:
            took[_file(test)] += self._recording.tests[test].seconds
        return sorted(tests, key=lambda test: (_file(test) != DIGEST, took[_file(test)], test))

    def _shortest(self, tests: Iterable[str], left: float) -> list[str]:
        first: list[str] = []
        read: set[str] = set()
        for test in sorted(tests, key=lambda each: (self._recording.tests[each].seconds, each)):
            cost = self._recording.tests[test].seconds + (READ if _file(test) not in read else 0)
            if cost <= left:
                left -= cost
                read.add(_file(test))
                first.append(test)
        return first

    def _round(self, mutant: Mutant, tests: list[str]) -> Outcome:
        seconds = 0.0
        for _ in range(DOUBTS):
            if not tests:
                break
            found = run(tests, mutant, self._limits(tests))
            seconds += found.seconds
            if found.passed:
                break
            if found.overdue:
                return Outcome(Verdict.OVERDUE, found.test or tests[0], seconds)
            if self._is_believed(mutant, found, tests):
                return Outcome(Verdict.KILLED, found.test, seconds)
            tests = [test for test in tests if test != (found.test or tests[0])]
        return Outcome(Verdict.ALIVE, "", seconds)

    def _limits(self, tests: Sequence[str]) -> Limits:
        took = {test: self._recording.tests[test].seconds for test in tests}
        took[""] = READ * len(set(map(_file, tests)))
        return Limits(
            PATIENCE + TIMES * sum(took.values()), lambda test: LEAST + TIMES * took[test]
        )

    def _is_believed(self, mutant: Mutant, found: Run, tests: Sequence[str]) -> bool:
        """One that cannot be imported fails no test; one must pass without it all the same."""
        test = found.test or tests[0]
        if not self._is_good(test):
            return False
        if not self._recording.tests[test].starts_processes:
            return True
        return not run([test], mutant, self._limits([test])).passed

    def _is_good(self, test: str) -> bool:
        """Whether it passes without any mutant, by itself."""
        if test not in self._good:
            self._good[test] = run([test], None, self._limits([test])).passed
        return self._good[test]


def _file(test: str) -> str:
    return test.partition("::")[0]


def again_alone(mutant: Mutant, test: str) -> Outcome:
    """Whether the test that was running hangs, measured beside the same test without the mutant."""
    without = run([test], None, Limits(10 * PATIENCE))
    if not without.passed:
        return Outcome(Verdict.UNDECIDED, test, without.seconds)
    found = run([test], mutant, Limits(max(LEAST, TIMES * without.seconds) + 1))
    verdict = Verdict.UNDECIDED if found.passed else Verdict.KILLED
    return Outcome(verdict, test, found.seconds)

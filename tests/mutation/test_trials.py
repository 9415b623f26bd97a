"""When a mutant counts as killed, and when a run only says so."""

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.mutation import trials
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.places import Place
from tests.mutation.recorder import TestRun
from tests.mutation.recording import ROOT, Reach, Recording
from tests.mutation.results import Results, SampleId
from tests.mutation.runs import Limits, Run
from tests.mutation.trials import Outcome, Trials, Verdict, again_alone

QUICK, SLOW, HUB = (f"tests/settings/test_settings.py::test_{name}" for name in "abc")
ELSEWHERE = "tests/wire/test_other.py::test_d"
PASSED = Run(True, False, 1.0, "")

Runs = Callable[[Sequence[str], Mutant | None, Limits], Run]


class FakeRecording(Recording):
    """Four tests, of which three run every place; the third starts a hub."""

    def __init__(self, reaching: set[str], *, has_others: bool = False) -> None:
        super().__init__(Path("nowhere"))
        self._reach = Reach(reaching, has_others)
        self.tests = {
            QUICK: TestRun(test=QUICK, seconds=1),
            SLOW: TestRun(test=SLOW, seconds=50),
            HUB: TestRun(test=HUB, seconds=5, starts_processes=True),
            ELSEWHERE: TestRun(test=ELSEWHERE, seconds=2),
        }

    def reaching(self, path: str, place: Place) -> Reach:
        return self._reach


@pytest.fixture
def mutant() -> Mutant:
    return next(mutants_of(ROOT / "hub" / "settings.py"))


def test_the_shortest_tests_that_run_it_come_first_then_all_that_could_tell(mutant: Mutant) -> None:
    rounds = Trials(FakeRecording({QUICK, SLOW, ELSEWHERE})).rounds(mutant)
    assert rounds == [[QUICK, ELSEWHERE], [], [SLOW, HUB]]


def test_few_files_are_read_before_many(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "FILES", 1)
    tests = [f"tests/settings/test_settings.py::test_{name}" for name in "ef"]
    recording = FakeRecording({QUICK, ELSEWHERE, *tests})
    recording.tests |= {test: TestRun(test=test, seconds=3) for test in tests}
    assert Trials(recording).rounds(mutant) == [[QUICK, *tests], [ELSEWHERE], [HUB]]


def test_reading_a_file_counts_as_time(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two files only the first fits; the other's test meets the mutant in the last round."""
    monkeypatch.setattr(trials, "READ", 8.0)
    later = "tests/settings/test_later.py::test_e"
    recording = FakeRecording({QUICK, later})
    recording.tests[later] = TestRun(test=later, seconds=14)
    assert Trials(recording).rounds(mutant) == [[QUICK], [], [HUB, later]]
    monkeypatch.setattr(trials, "READ", 1.0)
    assert Trials(recording).rounds(mutant) == [[QUICK], [later], [HUB]]


def test_what_no_test_is_seen_to_run_meets_all_its_guards(mutant: Mutant) -> None:
    recording = FakeRecording(set(), has_others=True)
    assert Trials(recording).rounds(mutant) == [[QUICK], [], [SLOW, HUB]]


def test_what_importing_runs_meets_those_that_run_its_file_first(mutant: Mutant) -> None:
    recording = FakeRecording({ELSEWHERE}, has_others=True)
    assert Trials(recording).rounds(mutant) == [[ELSEWHERE], [], [QUICK, SLOW, HUB]]


def test_a_test_of_another_folder_that_runs_it_comes_along_unless_it_is_long(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = FakeRecording({QUICK, ELSEWHERE})
    recording.tests[ELSEWHERE] = TestRun(test=ELSEWHERE, seconds=40)
    assert Trials(recording).rounds(mutant) == [[QUICK], [], [HUB, ELSEWHERE]]
    monkeypatch.setattr(trials, "BEYOND", 39.0)
    assert Trials(recording).rounds(mutant) == [[QUICK], [], [HUB]]


def test_a_test_may_take_as_long_as_it_takes_to_hang(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its share of the whole does not grow with the tests beside it."""
    found: list[Limits] = []

    def told(tests: Sequence[str], planted: Mutant | None, limits: Limits) -> Run:
        found.append(limits)
        return PASSED

    _given(monkeypatch, told)
    Trials(FakeRecording({QUICK, SLOW})).thorough(mutant)
    (limits,) = found
    assert (limits.of_test(SLOW), limits.of_test(HUB), limits.whole) == (310.0, 85.0, 577.5)
    # Until the first has begun, its file is read.
    assert limits.of_test("") == 62.5


def test_a_mutant_is_killed_by_a_test_that_passes_without_it(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = Run(False, False, 1.0, QUICK)
    _given(monkeypatch, lambda tests, planted, limits: fails if planted else PASSED)
    outcome = Trials(FakeRecording({QUICK})).quick(mutant)
    assert (outcome.verdict, outcome.test) == (Verdict.KILLED, QUICK)


def test_a_test_that_fails_without_the_mutant_kills_nothing(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = Run(False, False, 1.0, QUICK)
    _given(monkeypatch, lambda tests, planted, limits: fails if QUICK in tests else PASSED)
    assert Trials(FakeRecording({QUICK})).quick(mutant).verdict is Verdict.WAITING


def test_a_hub_that_failed_once_kills_nothing(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = [Run(False, False, 1.0, HUB)]

    def once(tests: Sequence[str], planted: Mutant | None, limits: Limits) -> Run:
        return failures.pop() if HUB in tests and planted and failures else PASSED

    _given(monkeypatch, once)
    assert Trials(FakeRecording({HUB})).thorough(mutant).verdict is Verdict.ALIVE
    assert not failures


def test_time_that_ran_out_is_no_kill_yet(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    _given(monkeypatch, lambda tests, planted, limits: Run(False, True, 1.0, SLOW))
    outcome = Trials(FakeRecording({QUICK})).quick(mutant)
    assert (outcome.verdict, outcome.test) == (Verdict.OVERDUE, SLOW)


@pytest.mark.parametrize(
    ("with_it", "verdict"),
    [
        (Run(False, True, 101.0, SLOW), Verdict.KILLED),
        (Run(False, False, 3.0, SLOW), Verdict.KILLED),
        (Run(True, False, 90.0, ""), Verdict.UNDECIDED),
    ],
)
def test_alone_it_must_hang_or_fail(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch, with_it: Run, verdict: Verdict
) -> None:
    limits: list[float] = []

    def told(tests: Sequence[str], planted: Mutant | None, allowed: Limits) -> Run:
        if planted:
            limits.append(allowed.whole)
            return with_it
        return PASSED._replace(seconds=20.0)

    _given(monkeypatch, told)
    assert again_alone(mutant, SLOW).verdict is verdict
    # Five times what it takes without the mutant.
    assert limits == [101.0]


def test_behind_a_test_that_was_only_slow_the_others_have_their_say(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was overdue in the first round; alone it passes, and the last of all tests notices."""
    runs: list[Sequence[str]] = []

    def told(tests: Sequence[str], planted: Mutant | None, limits: Limits) -> Run:
        runs.append(tests)
        return Run(False, False, 1.0, HUB) if planted and HUB in tests else PASSED

    _given(monkeypatch, told)
    outcome = Trials(FakeRecording({QUICK, SLOW, ELSEWHERE})).alone(mutant, QUICK)
    assert (outcome.verdict, outcome.test) == (Verdict.KILLED, HUB)
    assert runs[:3] == [[QUICK], [QUICK], [ELSEWHERE, SLOW, HUB]]


def test_what_runs_out_of_time_at_every_turn_is_undecided(
    mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the three was overdue among others, and none is alone."""

    def told(tests: Sequence[str], planted: Mutant | None, limits: Limits) -> Run:
        return PASSED if len(tests) == 1 else Run(False, True, 1.0, tests[0])

    _given(monkeypatch, told)
    monkeypatch.setattr(trials, "DOUBTS", 2)
    outcome = Trials(FakeRecording({QUICK, SLOW, ELSEWHERE})).alone(mutant, QUICK)
    assert (outcome.verdict, outcome.test) == (Verdict.UNDECIDED, SLOW)


def test_a_run_that_was_stopped_goes_on_with_the_same_sample_only(
    mutant: Mutant, tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    sample = SampleId(commit="abc", seed="1", sample=300, only="", possible=9)
    Results(file, sample, resume=False).add(mutant, Outcome(Verdict.KILLED, QUICK, 1.0))
    assert Results(file, sample, resume=True).verdict(mutant) is Verdict.KILLED
    other = SampleId(commit="abd", seed="1", sample=300, only="", possible=9)
    with pytest.raises(SystemExit, match="run without --resume"):
        Results(file, other, resume=True)


def _given(monkeypatch: pytest.MonkeyPatch, runs: Runs) -> None:
    monkeypatch.setattr(trials, "run", runs)

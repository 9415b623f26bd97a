"""What a mutation run has found so far, in a file that is added to and never rewritten.

Its first line says what was run: a sample is told by its seed and by the commit it is of, and a run
that was stopped goes on (`--resume`) only with the same.
"""

from pathlib import Path

import msgspec

from tests.mutation.mutants import Mutant
from tests.mutation.recording import ROOT
from tests.mutation.trials import Outcome, Verdict


class SampleId(msgspec.Struct, frozen=True, kw_only=True):
    """Which mutants these are."""

    commit: str
    seed: str
    sample: int
    only: str
    possible: int


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """One line: a mutant and what became of it. A later line about the same mutant counts."""

    path: str
    node: int
    line: int
    change: str
    verdict: Verdict
    test: str
    seconds: float


class Results:
    """The file, open for adding."""

    def __init__(self, file: Path, sample: SampleId, *, resume: bool) -> None:
        self._file = file
        self.found: dict[tuple[str, int], Found] = {}
        if resume and file.exists():
            self._read(sample)
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(sample) + b"\n")

    def _read(self, sample: SampleId) -> None:
        first, *lines = self._file.read_bytes().splitlines()
        known = msgspec.json.decode(first, type=SampleId)
        if known != sample:
            raise SystemExit(f"{self._file} is of {known}, not of {sample}; run without --resume")
        for line in lines:
            found = msgspec.json.decode(line, type=Found)
            self.found[found.path, found.node] = found

    def verdict(self, mutant: Mutant) -> Verdict | None:
        """None if it was not tried yet."""
        found = self.found.get((str(mutant.path.relative_to(ROOT)), mutant.node))
        return found.verdict if found is not None else None

    def test(self, mutant: Mutant) -> str:
        """The test that decided on it, or that was running when time was up."""
        return self.found[str(mutant.path.relative_to(ROOT)), mutant.node].test

    def add(self, mutant: Mutant, outcome: Outcome) -> None:
        found = Found(
            path=str(mutant.path.relative_to(ROOT)),
            node=mutant.node,
            line=mutant.line,
            change=mutant.change,
            verdict=outcome.verdict,
            test=outcome.test,
            seconds=round(outcome.seconds, 1),
        )
        self.found[found.path, found.node] = found
        with self._file.open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")

"""`python -m tests.mutation`: break the hub on purpose, and count how often a test notices.

A random sample of mutants of all of hub/ and hardware/, each run by a Python of its own against the
tests that could notice it (trials.py); hubs that those tests start are broken in the same way.
Survivors are listed; fewer than 85 % killed is a failure. `--only hub/tables` looks at one part.
What it finds is written to mutants/ as it comes; `--resume` goes on with a run that was stopped.
"""

import argparse
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from tests.mutation.mutants import Mutant, changeable, mutant_at
from tests.mutation.recording import KEPT, ROOT, recorded
from tests.mutation.results import Found, Results, SampleId
from tests.mutation.trials import Outcome, Trials, Verdict

ENOUGH = 0.85


def files(only: str) -> Iterator[Path]:
    for top in ("hub", "hardware"):
        for path in sorted((ROOT / top).rglob("*.py")):
            if str(path.relative_to(ROOT)).startswith(only):
                yield path


def try_all(sample: list[Mutant], results: Results, trials: Trials, jobs: int) -> None:
    """Quickly, then thoroughly; those that ran out of time alone, one by one."""

    def left(of: Verdict | None) -> list[Mutant]:
        return [mutant for mutant in sample if results.verdict(mutant) is of]

    def turn(mutants: list[Mutant], what: Callable[[Mutant], Outcome], at_once: int) -> None:
        with ThreadPoolExecutor(at_once) as pool:
            waiting = {pool.submit(what, mutant): mutant for mutant in mutants}
            for done in as_completed(waiting):
                results.add(waiting[done], done.result())
                _tell_progress(results, len(sample))

    turn(left(None), trials.quick, jobs)
    turn(sorted(left(Verdict.WAITING), key=trials.left_to_run), trials.thorough, jobs)
    turn(left(Verdict.OVERDUE), lambda mutant: trials.alone(mutant, results.test(mutant)), 1)
    print(file=sys.stderr)


def _tell_progress(results: Results, sample: int) -> None:
    counted = Counter(found.verdict for found in results.found.values())
    told = ", ".join(f"{counted[verdict]} {verdict}" for verdict in Verdict if counted[verdict])
    print(f"\r{len(results.found)} of {sample}: {told}", end="", file=sys.stderr)


def report(found: Iterable[Found], possible: int) -> float:
    """The survivors, the parts, and the share that was killed."""
    tried = sorted(found, key=lambda each: (each.path, each.line))
    alive = [each for each in tried if each.verdict is not Verdict.KILLED]
    for each in alive:
        note = "" if each.verdict is Verdict.ALIVE else f" ({each.verdict} {each.test})"
        print(f"{each.path}:{each.line}: {each.change}{note}")
    all_of, alive_of = Counter(map(_part, tried)), Counter(map(_part, alive))
    for part in sorted(all_of):
        print(f"{part}: {all_of[part] - alive_of[part]} of {all_of[part]}")
    killed = len(tried) - len(alive)
    share = killed / len(tried)
    print(f"{killed} of {len(tried)} mutants killed ({share:.1%}), of {possible} possible;")
    print(f"at least {ENOUGH:.0%} must be")
    return share


def _part(found: Found) -> str:
    parts = Path(found.path).parts
    return "/".join(parts[: 3 if parts[:2] == ("hub", "rules") else 2]).removesuffix(".py")


def _commit() -> str:
    """With a plus if files that Git knows are not as in it."""
    said = subprocess.run(
        ["git", "describe", "--always", "--abbrev=40", "--dirty=+", "--exclude=*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return said.stdout.strip()


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sample", type=int, default=300)
    options.add_argument("--seed", default="1")
    options.add_argument("--only", default="", help="files whose path begins with this")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options.add_argument("--resume", action="store_true", help="go on with a run that was stopped")
    chosen = options.parse_args()
    everything = [(path, node) for path in files(chosen.only) for node in changeable(path)]
    drawn = random.Random(chosen.seed).sample(everything, min(chosen.sample, len(everything)))
    sample = [mutant_at(path, node) for path, node in drawn]
    known = SampleId(
        commit=_commit(),
        seed=chosen.seed,
        sample=len(sample),
        only=chosen.only,
        possible=len(everything),
    )
    results = Results(KEPT / f"results-{chosen.seed}.jsonl", known, resume=chosen.resume)
    try_all(sample, results, Trials(recorded(chosen.jobs)), chosen.jobs)
    return 0 if report(results.found.values(), len(everything)) >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())

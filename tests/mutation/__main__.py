"""`python -m tests.mutation`: break the hub on purpose, and count how often a test notices.

A random sample of mutants of all of hub/ and hardware/, each run by a Python of its own against the
tests that guard its file (guards.py); hubs that those tests start are broken in the same way.
Survivors are listed; fewer than 85 % killed is a failure. `--only hub/tables` looks at one part.
"""

import argparse
import contextlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutation.guards import guards_of
from tests.mutation.hook.sitecustomize import VARIABLE
from tests.mutation.mutants import Mutant, mutants_of, mutated

ROOT = Path(__file__).parents[2]
HOOK = Path(__file__).parent / "hook"
LONGEST = 300
ENOUGH = 0.85
_ARGUMENTS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov")


def is_noticed(mutant: Mutant) -> bool:
    """Whether its guards fail with it planted. One that hangs or crashes was noticed too."""
    path = mutant.path.relative_to(ROOT)
    name = ".".join(part for part in path.with_suffix("").parts if part != "__init__")
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        text = Path(folder) / "mutant.py"
        text.write_text(mutated(mutant), encoding="utf-8")
        planted = "\n".join((name, str(mutant.path), str(text)))
        child = subprocess.Popen(
            [sys.executable, "-m", "pytest", *_ARGUMENTS, *guards_of(path)],
            cwd=ROOT,
            env={**os.environ, VARIABLE: planted, "PYTHONPATH": str(HOOK)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return child.wait(LONGEST) != 0
        except subprocess.TimeoutExpired:
            return True
        finally:
            _end(child)


def _end(child: subprocess.Popen[bytes]) -> None:
    """With the hubs that its tests have left behind, which a broken one may do."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()


def files(only: str) -> Iterator[Path]:
    for top in ("hub", "hardware"):
        for path in sorted((ROOT / top).rglob("*.py")):
            if str(path.relative_to(ROOT)).startswith(only):
                yield path


def survivors_of(sample: list[Mutant], jobs: int) -> list[Mutant]:
    survivors: list[Mutant] = []
    with ThreadPoolExecutor(jobs) as pool:
        for done, (mutant, noticed) in enumerate(
            zip(sample, pool.map(is_noticed, sample), strict=True), start=1
        ):
            if not noticed:
                survivors.append(mutant)
            print(f"\r{done} of {len(sample)}, {len(survivors)} alive", end="", file=sys.stderr)
    print(file=sys.stderr)
    return survivors


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sample", type=int, default=300)
    options.add_argument("--seed", default="1")
    options.add_argument("--only", default="", help="files whose path begins with this")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = options.parse_args()
    everything = [mutant for path in files(chosen.only) for mutant in mutants_of(path)]
    sample = random.Random(chosen.seed).sample(everything, min(chosen.sample, len(everything)))
    started = time.monotonic()
    survivors = survivors_of(sample, chosen.jobs)
    for mutant in sorted(survivors):
        print(f"{mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.change}")
    _tell_parts(sample, survivors)
    killed = len(sample) - len(survivors)
    share, seconds = killed / len(sample), time.monotonic() - started
    print(f"{killed} of {len(sample)} mutants killed ({share:.0%}), of {len(everything)} possible,")
    print(f"in {seconds:.0f} s; at least {ENOUGH:.0%} must be")
    return 0 if share >= ENOUGH else 1


def _tell_parts(sample: list[Mutant], survivors: list[Mutant]) -> None:
    """How many of each part of the hub were tried and are alive."""
    tried, alive = Counter(map(_part, sample)), Counter(map(_part, survivors))
    for part in sorted(tried):
        print(f"{part}: {tried[part] - alive[part]} of {tried[part]}")


def _part(mutant: Mutant) -> str:
    return "/".join(mutant.path.relative_to(ROOT).parts[:2])


if __name__ == "__main__":
    sys.exit(main())

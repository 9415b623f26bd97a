"""`python -m tests.mutation`: break the rules on purpose, and count how often a test notices.

A random sample of mutants of Samurai Sword, its box and what card games share, each run in a
forked process of its own against the rules' tests. Survivors are listed; fewer than 85 % killed
is a failure.
"""

import argparse
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.mutants import Mutant, mutants_of, mutated

ROOT = Path(__file__).parents[2]
RULES = ROOT / "hub" / "rules"
FOLDERS = ("box", "cardplay", "samurai", "swordplay")
TESTS = ("tests/rules/samurai", "tests/recorded")
# What no rule depends on is guarded elsewhere: a player, real tables, the secrecy law's redeal.
ELSEWHERE = {
    "policy.py": ("tests/bots", "tests/rules/laws/test_termination.py"),
    "real": ("tests/simulation/test_real_tables.py",),
    "redealing.py": ("tests/rules/laws/test_secrecy.py",),
    "unseen.py": ("tests/rules/laws/test_secrecy.py",),
    "disguise.py": ("tests/rules/laws/test_secrecy.py",),
}
LONGEST = 120
ENOUGH = 0.85


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a changed text instead of its file."""

    def __init__(self, mutant: Mutant) -> None:
        parts = mutant.path.relative_to(ROOT).with_suffix("").parts
        self._name = ".".join(part for part in parts if part != "__init__")
        self._is_package = mutant.path.name == "__init__.py"
        self._path = mutant.path
        self._text = mutated(mutant)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        folders = [str(self._path.parent)] if self._is_package else None
        return importlib.util.spec_from_file_location(
            fullname, self._path, loader=self, submodule_search_locations=folders
        )

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._text, str(self._path), "exec"), module.__dict__)


def tests_for(path: Path) -> Sequence[str]:
    return ELSEWHERE.get(path.relative_to(RULES).parts[1], TESTS)


def is_noticed(mutant: Mutant) -> bool:
    """In this process: do the tests fail with the mutant planted?"""
    sys.meta_path.insert(0, Planted(mutant))
    signal.alarm(LONGEST)
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
    arguments += tests_for(mutant.path)
    return pytest.main(arguments) != pytest.ExitCode.OK


def start(mutant: Mutant) -> int:
    """A child that ends with 1 if the mutant was noticed, with 0 if it survived."""
    child = os.fork()
    if child:
        return child
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        os._exit(int(is_noticed(mutant)))


def survivors_of(sample: list[Mutant], jobs: int) -> list[Mutant]:
    """Run them all, some at a time. One that hangs or crashes was noticed too."""
    waiting, running, survivors = list(reversed(sample)), dict[int, Mutant](), list[Mutant]()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[start(mutant)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0:
            survivors.append(mutant)
        done = len(sample) - len(waiting) - len(running)
        if sys.stderr.isatty():
            print(f"\r{done} of {len(sample)}, {len(survivors)} alive", end="", file=sys.stderr)
    return survivors


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sample", type=int, default=300)
    options.add_argument("--seed", default="1")
    options.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = options.parse_args()
    paths = sorted(path for name in FOLDERS for path in (RULES / name).rglob("*.py"))
    everything = [mutant for path in paths for mutant in mutants_of(path)]
    sample = random.Random(chosen.seed).sample(everything, min(chosen.sample, len(everything)))
    started = time.monotonic()
    survivors = survivors_of(sample, chosen.jobs)
    for mutant in sorted(survivors):
        print(f"{mutant.path.relative_to(ROOT)}:{mutant.line}: {mutant.change}")
    killed = len(sample) - len(survivors)
    share, seconds = killed / len(sample), time.monotonic() - started
    print(f"{killed} of {len(sample)} mutants killed ({share:.0%}), of {len(everything)} possible,")
    print(f"in {seconds:.0f} s; at least {ENOUGH:.0%} must be")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())

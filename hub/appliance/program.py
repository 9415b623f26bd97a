"""Run other programs of this machine, with a list of arguments; never through a shell."""

import os
import subprocess
from collections.abc import Sequence
from typing import NamedTuple

PATIENCE = 20.0


class ProgramResult(NamedTuple):
    """How a program ended and what it printed; `is_there` is False if there is no such program."""

    code: int
    out: str
    error: str = ""
    is_there: bool = True

    @property
    def is_well(self) -> bool:
        return self.is_there and self.code == 0

    def lines(self) -> list[str]:
        return [line.strip() for line in self.out.splitlines() if line.strip()]


MISSING = ProgramResult(127, "", is_there=False)


def ask(
    words: Sequence[str], *, said: str | None = None, patience: float = PATIENCE
) -> ProgramResult:
    """Run a program to its end; `said` goes to its input, where no list of processes shows it."""
    try:
        done = subprocess.run(
            list(words),
            input=said,
            stdin=subprocess.DEVNULL if said is None else None,
            capture_output=True,
            check=False,
            encoding="utf-8",
            errors="replace",
            timeout=patience,
            # What they print is read here, so it has to be in one language.
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )
    except (FileNotFoundError, PermissionError):
        return MISSING
    except subprocess.TimeoutExpired:
        return ProgramResult(124, "", f"no answer in {patience:.0f} s")
    return ProgramResult(done.returncode, done.stdout, done.stderr)

"""Another program of this machine: how it ended, what it printed, and what it was told."""

import subprocess
from typing import Any

import pytest

from hub.appliance.program import MISSING, ProgramResult, ask


@pytest.mark.parametrize(
    ("words", "said", "expected"),
    [
        (("sh", "-c", "echo a; echo b >&2; exit 3"), None, ProgramResult(3, "a\n", "b\n")),
        (("cat",), "secret", ProgramResult(0, "secret")),
        (("cat",), None, ProgramResult(0, "")),
        (("printf", r"\351"), None, ProgramResult(0, "�")),
        (("sh", "-c", "echo $LC_ALL"), None, ProgramResult(0, "C.UTF-8\n")),
        (("no-such-program",), None, MISSING),
        (("/",), None, MISSING),
    ],
)
def test_it_is_run_to_its_end(
    words: tuple[str, ...], said: str | None, expected: ProgramResult
) -> None:
    assert ask(words, said=said) == expected


def test_one_that_does_not_answer_is_given_up() -> None:
    assert ask(["sleep", "9"], patience=0.01) == ProgramResult(124, "", "no answer in 0 s")


def test_it_has_twenty_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: object, timeout: float, **__: Any) -> None:
        raise subprocess.TimeoutExpired("x", timeout)

    monkeypatch.setattr(subprocess, "run", late)
    assert ask(["x"]).error == "no answer in 20 s"


def test_well_is_there_and_without_a_fault() -> None:
    assert ProgramResult(0, "").is_well
    assert not ProgramResult(1, "").is_well
    assert not MISSING._replace(code=0).is_well
    assert (MISSING.code, MISSING.is_well, MISSING.is_there) == (127, False, False)
    assert ProgramResult(0, " a \n\n\tb\n").lines() == ["a", "b"]

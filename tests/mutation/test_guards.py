"""Every file of the hub has tests that must notice when it breaks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.__main__ import files
from tests.mutation.guards import BY_NAME, GUARDS, Unguarded, guards_of
from tests.mutation.hook.sitecustomize import VARIABLE
from tests.mutation.recording import ROOT
from tests.mutation.runs import HOOK


def test_every_file_has_its_guards() -> None:
    for path in files(""):
        assert guards_of(path.relative_to(ROOT))


def test_every_guard_is_there() -> None:
    named = {guard for guards in (*GUARDS.values(), *BY_NAME.values()) for guard in guards}
    assert not [guard for guard in sorted(named) if not (ROOT / guard).exists()]


def test_a_new_part_says_first_who_guards_it() -> None:
    with pytest.raises(Unguarded, match="hub/newcomer"):
        guards_of(Path("hub/newcomer/part.py"))


def test_a_mutant_is_planted_in_processes_that_a_test_starts(tmp_path: Path) -> None:
    text = tmp_path / "mutant.py"
    text.write_text("LONGEST_NAME = 99\n", encoding="utf-8")
    path = ROOT / "hub" / "rules" / "contract" / "name.py"
    environment = {
        **os.environ,
        VARIABLE: f"hub.rules.contract.name\n{path}\n{text}",
        "PYTHONPATH": str(HOOK),
    }
    code = "from hub.rules.contract.name import LONGEST_NAME; print(LONGEST_NAME)"
    said = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True
    )
    assert said.stdout.strip() == b"99"

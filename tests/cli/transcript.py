"""A terminal of which everything is kept: what was typed, what was said, and how it ended.

What differs from machine to machine (a folder, a port, a key) is shown by a name of its own. A
transcript is kept beside the test that makes it; HONOR_HUB_TESTS_RECORD=1 writes it anew.
"""

import os
import re
from difflib import unified_diff
from pathlib import Path

from click.testing import CliRunner, Result

from hub.cli.main import commands
from hub.settings import PREFIX

RECORD = "HONOR_HUB_TESTS_RECORD"
_KEY = re.compile(r"#[\w-]{20,}")


def _plain_environment() -> dict[str, str | None]:
    """A terminal of 100 columns in English, without settings of whoever runs the tests."""
    own: dict[str, str | None] = {name: None for name in os.environ if name.startswith(PREFIX)}
    return {**own, "COLUMNS": "100", "LC_ALL": "C", "FORCE_COLOR": None, "NO_COLOR": None}


class Transcript:
    """The commands of one sitting; `shown` is what is written for texts of this machine."""

    def __init__(self, shown: dict[str, str] | None = None) -> None:
        self._shown = shown or {}
        self._lines: list[str] = []

    def type(self, *words: str, answer: str = "", is_coloured: bool = False, **env: str) -> Result:
        """Run a command of the hub; lines on stderr are marked."""
        done = CliRunner().invoke(
            commands,
            words,
            input=answer,
            env={**_plain_environment(), **env},
            color=is_coloured,
            terminal_width=80,
            prog_name="honor-hub",
        )
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        self.note(f"$ honor-hub {' '.join(words)}")
        self.note(done.stdout)
        self.note("".join(f"! {line}\n" for line in done.stderr.splitlines()))
        if done.exit_code:
            self.note(f"(ends with {done.exit_code})")
        return done

    def note(self, text: str) -> None:
        """Anything else that belongs to the story."""
        for own, shown in self._shown.items():
            text = text.replace(own, shown)
        text = _KEY.sub("#KEY", text.replace("\x1b", "␛"))
        self._lines += [line.rstrip() for line in text.splitlines()]

    def check(self, file: Path) -> None:
        """The same, line for line, as when it was written down."""
        if os.environ.get(RECORD):
            file.parent.mkdir(exist_ok=True)
            file.write_text("\n".join(self._lines) + "\n", encoding="utf-8")
        written = file.read_text(encoding="utf-8").splitlines()
        apart = "\n".join(unified_diff(written, self._lines, file.name, "said now", lineterm=""))
        assert not apart, apart

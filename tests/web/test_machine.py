"""What the host may ask of the machine over HTTP, with a worker that writes down what it ran."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Event, Thread

import pytest

from hub.appliance.verbs import ANSWERS, ASK, FOLDER
from hub.appliance.verbs.requests import MachineVerbs
from hub.appliance.verbs.worker import COMMANDS, VerbWorker
from hub.wire.machine import PowerOff
from tests.web.host_client import HostClient


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Sequence[str]]]:
    """Root, and what it was asked to run."""
    folder = tmp_path / "verbs"
    (folder / ASK).mkdir(parents=True)
    (folder / ANSWERS).mkdir()
    monkeypatch.setattr(MachineVerbs.__init__, "__defaults__", (folder, 20.0))
    done: list[Sequence[str]] = []
    is_over = Event()

    def root() -> None:
        while not is_over.wait(0.05):
            VerbWorker(folder, os.getuid(), done.append).work()

    thread = Thread(target=root)
    thread.start()
    yield done
    is_over.set()
    thread.join()


def test_the_host_shuts_the_machine_down(ran: list[Sequence[str]], host: HostClient) -> None:
    seen = host.ask("GET", "/hub/machine")[1]
    assert seen == {"verbs": ["restart-hub", "reboot", "power-off"]}
    assert host.ask("POST", "/hub/machine", {"verb": "power-off"})[0] == 204
    assert ran == [COMMANDS[PowerOff]]


@pytest.mark.parametrize("verb", ["poweroff", "", "rm -rf /", None, ["reboot"]])
def test_what_is_no_verb_is_asked_of_nobody(
    ran: list[Sequence[str]], host: HostClient, verb: object
) -> None:
    assert host.ask("POST", "/hub/machine", {"verb": verb})[0] == 400
    assert ran == []


def test_while_people_play_it_asks_first(ran: list[Sequence[str]], host: HostClient) -> None:
    table = host.table(players=3, level="cards")
    for name in ("Ann", "Bob", "Cid"):
        assert host.ask("POST", "/join", {"code": table, "name": name}, key="")[0] == 201
    host.ask("POST", f"/tables/{table}/start")
    status, said = host.ask("POST", "/hub/machine", {"verb": "reboot"})
    assert (status, said["refusal"]["params"]) == (409, {"count": 1})
    assert ran == []
    assert host.ask("POST", "/hub/machine", {"verb": "reboot", "sure": True})[0] == 204
    assert len(ran) == 1


def test_nobody_but_the_host_asks_the_machine(ran: list[Sequence[str]], host: HostClient) -> None:
    for key in ("", "x" * 32):
        assert host.ask("POST", "/hub/machine", {"verb": "reboot"}, key=key)[0] in (401, 403)
    assert ran == []


def test_where_no_worker_is_installed_nothing_is_offered(host: HostClient) -> None:
    assert not FOLDER.exists(), "this machine has a worker of its own"
    assert host.ask("GET", "/hub/machine")[1] == {"verbs": []}
    status, said = host.ask("POST", "/hub/machine", {"verb": "reboot"})
    assert (status, said["refusal"]["code"]) == (409, "no-worker")

"""Root's worker against whoever has taken the hub over: nothing but the fixed verbs, ever.

Commands are written down here and not run. The whole of it is run as root too, without any
capability, where that can be had.
"""

import json
import os
import random
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from hub.appliance.verbs import ANSWERS, ASK
from hub.appliance.verbs.requests import MachineVerbs
from hub.appliance.verbs.worker import COMMANDS, LARGEST, MOST, VerbWorker
from hub.rules.contract.refusal import Refusal
from hub.wire.machine import VERBS, PowerOff, Reboot, RestartHub
from tests.not_tested import not_tested

FIXED = {*COMMANDS.values()}


class Machine:
    """The folder, and what root was asked to run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked, self.answers = folder / ASK, folder / ANSWERS
        self.asked.mkdir(parents=True)
        self.answers.mkdir()
        self.ran: list[Sequence[str]] = []

    def work(self, owner: int | None = None) -> None:
        mine = os.getuid() if owner is None else owner
        VerbWorker(self.folder, mine, self.ran.append).work()

    def put(self, data: bytes, name: str = "a" * 32 + ".json") -> Path:
        (self.asked / name).write_bytes(data)
        return self.asked / name

    def left(self) -> list[str]:
        return sorted(os.listdir(self.asked))

    def answered(self, name: str = "a" * 32 + ".json") -> object:
        return json.loads((self.answers / name).read_bytes())


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "verbs")


@pytest.mark.parametrize(
    ("verb", "kind"), [("restart-hub", RestartHub), ("reboot", Reboot), ("power-off", PowerOff)]
)
def test_a_verb_is_one_line_of_the_list(machine: Machine, verb: str, kind: type) -> None:
    machine.put(json.dumps({"type": verb}).encode())
    machine.work()
    assert machine.ran == [COMMANDS[kind]]
    assert machine.left() == []
    assert machine.answered() == {"ok": True, "why": ""}


def test_every_verb_has_its_command_and_no_command_takes_a_word() -> None:
    assert {type(verb) for verb in VERBS.values()} == set(COMMANDS)
    for words in FIXED:
        assert words[0] == "/usr/bin/systemctl"
        assert all(word.isprintable() for word in words)


def test_it_is_gone_before_it_is_done(machine: Machine) -> None:
    machine.put(b'{"type": "reboot"}')
    seen: list[list[str]] = []
    VerbWorker(machine.folder, os.getuid(), lambda _: seen.append(machine.left())).work()
    assert seen == [[]]


def test_when_the_machine_goes_down_nothing_else_is_done(machine: Machine) -> None:
    for number in range(5):
        machine.put(b'{"type": "power-off"}', f"{number:032x}.json")
    machine.work()
    assert machine.ran == [COMMANDS[PowerOff]]
    assert machine.left() == []


WRONG = [
    b"",
    b"reboot",
    b"null",
    b"[]",
    b'"reboot"',
    b'{"type": "rm -rf /"}',
    b'{"type": "reboot", "also": 1}',
    b'{"type": "reboot; reboot"}',
    b'{"type": "Reboot"}',
    b'{"type": "reboot\\u0000"}',
    b'{"type": ["reboot"]}',
    b'{"verb": "reboot"}',
    b'{"type": "reboot"} x',
    b'{"type": "reboot"}' + b" " * LARGEST,
    b"\xff\xfe",
    b"[" * LARGEST,
    b'{"type": null}',
]


@pytest.mark.parametrize("data", WRONG)
def test_what_is_no_verb_does_nothing_and_goes(machine: Machine, data: bytes) -> None:
    machine.put(data)
    machine.work()
    assert machine.ran == []
    assert machine.left() == []
    assert machine.answered() == {"ok": False, "why": "refused"}


@pytest.mark.parametrize("name", ["reboot.json", "A" * 32 + ".json", "a" * 31, "-rf", "a b", "ä"])
def test_a_request_by_another_name_does_nothing(machine: Machine, name: str) -> None:
    machine.put(b'{"type": "reboot"}', name)
    machine.work()
    assert machine.ran == []
    assert machine.left() == []
    assert not list(machine.answers.iterdir())


def test_what_is_still_being_written_is_let_be(machine: Machine) -> None:
    machine.put(b'{"type": "reboot"}', "." + "a" * 32 + ".json")
    machine.work()
    assert machine.ran == []
    assert len(machine.left()) == 1


def test_what_is_no_plain_file_of_its_own_does_nothing(machine: Machine, tmp_path: Path) -> None:
    outside = tmp_path / "outside.json"
    outside.write_bytes(b'{"type": "reboot"}')
    names = iter(f"{number:032x}.json" for number in range(20))
    (machine.asked / next(names)).symlink_to(outside)
    (machine.asked / next(names)).symlink_to("/dev/zero")
    (machine.asked / next(names)).symlink_to("nowhere")
    os.link(outside, machine.asked / next(names))
    os.mkfifo(machine.asked / next(names))
    (machine.asked / next(names)).mkdir()
    deep = machine.asked / next(names) / "deep" / "er"
    deep.mkdir(parents=True)
    (deep / "file").write_bytes(b'{"type": "reboot"}')
    (deep / "link").symlink_to(tmp_path)
    with socket.socket(socket.AF_UNIX) as listening:
        here = os.getcwd()
        os.chdir(machine.asked)
        try:
            listening.bind(next(names))
        finally:
            os.chdir(here)
        machine.work()
    assert machine.ran == []
    assert machine.left() == []
    assert outside.read_bytes() == b'{"type": "reboot"}'


def test_a_file_of_somebody_else_does_nothing(machine: Machine) -> None:
    machine.put(b'{"type": "reboot"}')
    machine.work(owner=os.getuid() + 1)
    assert machine.ran == []
    assert machine.left() == []


def test_a_folder_that_is_a_link_is_not_entered(machine: Machine, tmp_path: Path) -> None:
    real = tmp_path / "real"
    machine.asked.rename(real)
    machine.asked.symlink_to(real)
    (real / ("a" * 32 + ".json")).write_bytes(b'{"type": "reboot"}')
    with pytest.raises(OSError, match=r"Not a directory|Too many levels"):
        machine.work()
    assert machine.ran == []


def test_what_cannot_be_removed_is_not_done(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be done at every start."""
    machine.put(b'{"type": "reboot"}')

    def fails(*_: object, **__: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "unlink", fails)
    machine.work()
    assert machine.ran == []


def test_a_full_disk_does_nothing_else(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no room")

    machine.put(b'{"type": "reboot"}')
    machine.put(b'{"type": "no verb"}', "b" * 32 + ".json")
    monkeypatch.setattr(Path, "write_bytes", full)
    machine.work()
    assert machine.ran == [COMMANDS[Reboot]]
    assert machine.left() == []


def _nonsense(chance: random.Random, folder: Path, name: str) -> None:
    """One thing that somebody could lay there; never a whole verb."""
    file = folder / name
    kind = chance.randrange(9)
    if kind == 0:
        file.symlink_to(chance.choice(["/etc/passwd", "/dev/zero", "..", name, "/proc/self/mem"]))
    elif kind == 1:
        os.mkfifo(file)
    elif kind == 2:
        (file / "a" / "b").mkdir(parents=True)
    elif kind == 3:
        file.write_bytes(chance.randbytes(chance.randrange(2000)))
    else:
        whole = bytearray(b'{"type": "reboot"}')
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(whole))
            match chance.randrange(3):
                case 0:
                    whole[at] = chance.choice([0, 34, 92, 123, 255, whole[at] ^ 32 or 1])
                case 1:
                    del whole[at]
                case _:
                    whole.insert(at, chance.choice(b'{}":,x\\'))
        if _is_verb(bytes(whole)):
            whole = bytearray(b"{}")
        file.write_bytes(whole)


def _is_verb(data: bytes) -> bool:
    """As JSON itself has it, apart from our own decoder."""
    try:
        said = json.loads(data)
    except ValueError:
        return False
    return isinstance(said, dict) and set(said) == {"type"} and said["type"] in VERBS


def test_a_thousand_pieces_of_nonsense_do_nothing(machine: Machine) -> None:
    chance = random.Random("the verbs")
    for _ in range(1000 // 50):
        for number in range(50):
            name = f"{chance.getrandbits(128):032x}.json" if number % 5 else f"x{number}"
            _nonsense(chance, machine.asked, name)
        machine.work()
        assert machine.left() == []
    assert machine.ran == []
    assert len(list(machine.answers.iterdir())) <= MOST


def test_races_end_in_fixed_verbs_or_in_nothing(machine: Machine, tmp_path: Path) -> None:
    """While the worker runs somebody swaps what lies there, in the midst of it, again and again."""
    outside = tmp_path / "outside"
    outside.write_bytes(b'{"type": "power-off"}')
    name = machine.asked / ("a" * 32 + ".json")
    is_over = threading.Event()

    def swap() -> None:
        chance = random.Random("races")
        part = machine.asked / ".part"
        while not is_over.is_set():
            with suppress(OSError):
                part.unlink(missing_ok=True)
                if chance.random() < 0.5:
                    part.symlink_to(outside)
                else:
                    part.write_bytes(chance.choice(WRONG))
                part.rename(name)

    racer = threading.Thread(target=swap)
    racer.start()
    try:
        for _ in range(1000):
            machine.work()
    finally:
        is_over.set()
        racer.join()
    # Nothing it laid there was a verb; what it pointed at was one, and was never read.
    assert machine.ran == []
    assert outside.read_bytes() == b'{"type": "power-off"}'


def test_the_hub_asks_and_hears_that_it_is_done(machine: Machine) -> None:
    verbs = MachineVerbs(machine.folder, patience=20)
    assert set(verbs.there()) == set(VERBS)
    is_over = threading.Event()

    def root() -> None:
        while not is_over.wait(0.05):
            machine.work()

    worker = threading.Thread(target=root)
    worker.start()
    try:
        verbs.ask("restart-hub")
    finally:
        is_over.set()
        worker.join()
    assert machine.ran == [COMMANDS[RestartHub]]


def test_what_nobody_answers_is_taken_back(machine: Machine) -> None:
    with pytest.raises(Refusal, match="no-worker"):
        MachineVerbs(machine.folder, patience=0.2).ask("power-off")
    assert machine.left() == []


def test_without_a_worker_there_are_no_verbs(tmp_path: Path) -> None:
    verbs = MachineVerbs(tmp_path / "none")
    assert verbs.there() == ()
    with pytest.raises(Refusal, match="no-worker"):
        verbs.ask("reboot")


def test_root_without_any_capability_can_do_it(tmp_path: Path) -> None:
    """As the unit has it: the folder is another's, and its files are of root's group."""
    if os.getuid() != 0:
        not_tested("root's worker without capabilities", "only root can try it")
    folder, owner = tmp_path / "verbs", 4321
    machine = Machine(folder)
    for above in (folder, *folder.parents):
        if above.stat().st_uid == 0 and not above.stat().st_mode & stat.S_IXOTH:
            above.chmod(above.stat().st_mode | 0o055)
    os.chown(machine.asked, owner, 0)
    machine.asked.chmod(0o2770)
    code = (
        "import sys; from pathlib import Path;"
        "from hub.appliance.verbs.worker import VerbWorker;"
        f"VerbWorker(Path({str(folder)!r}), {owner}, lambda words: print(*words)).work()"
    )
    asking = (
        "import os; from pathlib import Path;"
        "from hub.appliance.verbs.requests import MachineVerbs;"
        f"os.setgroups([]); os.setgid({owner}); os.setuid({owner}); os.umask(0o077);"
        f"v = MachineVerbs(Path({str(folder)!r})); v._lay('{'a' * 32}.json',"
        ' b\'{"type": "reboot"}\'); print(v.there())'
    )
    done = subprocess.run(
        [sys.executable, "-c", asking], capture_output=True, text=True, check=False
    )
    assert "reboot" in done.stdout, done.stderr
    bare = ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--ambient-caps=-all"]
    done = subprocess.run(
        [*bare, sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == list(COMMANDS[Reboot]), done.stderr
    assert machine.left() == []

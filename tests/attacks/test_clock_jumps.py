"""The clock on the wall jumps while a round runs: a Pi without a clock of its own finds the
network, or is told a wrong time. The round's time is none of its business.
"""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import Move
from hub.storage.memory import MemoryStore
from hub.tournaments.tournament_registry import RunningTournament
from hub.wire.tournament import ClockSeen
from tests.attacks.inside import Inside
from tests.tournaments.wall import Wall
from tests.web.tournament import until

NAMES = ["Ann", "Bob", "Cid", "Dee"]
MINUTE = 60_000
DAY = 24 * 60 * MINUTE


class Machine:
    """A hub whose clocks are set by hand, both of them; it can be started anew."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.store = folder, MemoryStore()
        self.wall, self.steady = Wall(), Wall()
        self.inside = self._started()
        host = self.inside.hub.hosts.give()
        options = {"level": "tokens", "minutes": 30, "entries": NAMES, "rounds": 3}
        made = self.inside.said("POST", "/api/tournaments", {"options": options}, host)
        self.name, self.key = str(made["table"]), str(made["key"])
        self.referee("draw")
        self.referee("start-round")

    def _started(self) -> Inside:
        with patch("hub.app.now", self.wall), patch("hub.app.steady", self.steady):
            return Inside(self.folder, self.store)

    def start_anew(self) -> None:
        self.inside.stop()
        # Nothing of the steady clock outlives the machine.
        self.steady.now = 17
        self.inside = self._started()

    @property
    def running(self) -> RunningTournament:
        return self.inside.hub.tournaments.get(self.name)

    def referee(self, offer: str) -> None:
        table = self.running.table
        table.submit(REFEREE, Move(offer=offer), f"{offer}@{table.version}")

    def clock(self) -> ClockSeen:
        """What every page is told, after the hub has seen to its clocks."""
        self.inside.hub.tournaments.deadlines.look()
        said = self.inside.said("GET", f"/api/tournaments/{self.name}/clock", None, self.key)
        return ClockSeen(**said)


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    found = Machine(tmp_path)
    yield found
    found.inside.stop()


JUMPS = {"90 days on": 90 * DAY, "a year back": -365 * DAY, "50 years on": 50 * 365 * DAY}


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)
def test_a_jump_of_the_wall_calls_no_time_and_shows_no_other(machine: Machine, jump: int) -> None:
    machine.steady.now += 10 * MINUTE
    machine.wall.now += 10 * MINUTE + jump
    assert machine.clock() == ClockSeen(clock="running", left=20 * MINUTE, length_left=-1)
    # And back again, as when the network is found out to be wrong.
    machine.wall.now -= jump
    machine.steady.now += 5 * MINUTE
    assert machine.clock() == ClockSeen(clock="running", left=15 * MINUTE, length_left=-1)
    machine.steady.now += 15 * MINUTE
    machine.clock()
    assert machine.clock() == ClockSeen(clock="up", left=0, length_left=-1)


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)
def test_a_machine_that_comes_back_with_another_time_waits_for_the_referee(
    machine: Machine, jump: int
) -> None:
    machine.steady.now += 10 * MINUTE
    machine.clock()
    machine.wall.now += jump
    machine.start_anew()
    waits = ClockSeen(
        clock="running", left=20 * MINUTE, length_left=-1, paused=True, restarted=True
    )
    until(lambda: machine.running.state.after_restart, "the round does not wait")
    assert machine.clock() == waits
    machine.steady.now += 50 * MINUTE
    assert machine.clock() == waits
    machine.referee("resume-clock")
    machine.steady.now += 20 * MINUTE - 1
    assert machine.clock() == ClockSeen(clock="running", left=1, length_left=-1)


def test_a_call_that_was_a_mistake_is_taken_back(machine: Machine) -> None:
    machine.steady.now += 12 * MINUTE
    machine.referee("time-up")
    assert machine.clock().clock == "up"
    machine.referee("recall-time")
    assert machine.clock() == ClockSeen(
        clock="running", left=18 * MINUTE, length_left=-1, paused=True
    )
    machine.referee("resume-clock")
    assert not machine.clock().paused

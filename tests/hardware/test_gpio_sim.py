"""The panel on lines of a real kernel: 100 presses are 100 moves and 100 right lamps.

The kernel's own simulation (gpio-sim) is a chip like a Pi's: the real `gpiod` and lgpio open it,
and what is wired to it is driven through sysfs. It needs root and that module.
"""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from hardware.factory import NoPins, Pins, factory
from hardware.panel import Panel
from hardware.wiring import ready_made
from tests.hardware.evening import Evening
from tests.hardware.hand import soon
from tests.not_tested import not_tested
from tests.web.running import RunningHub

pytestmark = pytest.mark.long

WHAT = "the panel's pins on a real kernel, by gpiod and by lgpio"
CONFIGFS = Path("/sys/kernel/config/gpio-sim")
LINES, PRESSES, PLAYERS = 54, 100, 4
FOUR = ready_made("four")
# The wiring “four”: the lamps of its seats, and the button that ends a turn.
SEATS = {chair.seat - 1: chair.lamp.pin for chair in FOUR.seats if chair.lamp is not None}
END = next(key.pin for key in FOUR.buttons if "end-turn" in key.does)
# A contact has to be quiet for 150 ms before it counts again, by the panel's own clock, and on a
# machine that is emulated edges reach it late.
APART = 0.5


class SimulatedChip:
    """A chip of gpio-sim; its folder goes when it is removed."""

    def __init__(self) -> None:
        self._folder = CONFIGFS / f"honor-hub-{os.getpid()}"
        self._bank = self._folder / "bank0"
        self._bank.mkdir(parents=True)
        (self._bank / "num_lines").write_text(str(LINES))
        (self._folder / "live").write_text("1")
        self.name = (self._bank / "chip_name").read_text().strip()
        device = (self._folder / "dev_name").read_text().strip()
        self._lines = Path("/sys/devices/platform") / device / self.name

    def drive(self, line: int, is_up: bool) -> None:
        """What is wired to an input pulls it up or down."""
        pull = "pull-up" if is_up else "pull-down"
        (self._lines / f"sim_gpio{line}" / "pull").write_text(pull)

    def level(self, line: int) -> bool:
        return (self._lines / f"sim_gpio{line}" / "value").read_text().strip() == "1"

    def remove(self) -> None:
        (self._folder / "live").write_text("0")
        self._bank.rmdir()
        self._folder.rmdir()


@pytest.fixture
def chip() -> Iterator[SimulatedChip]:
    if os.geteuid() != 0:
        not_tested(WHAT, "only root can make a simulated chip")
    # It may be a part of the kernel too; what follows says whether it is there.
    with suppress(OSError):
        subprocess.run(["modprobe", "gpio-sim"], capture_output=True, check=False)
    if not CONFIGFS.is_dir():
        not_tested(WHAT, f"this kernel has no gpio-sim, or no configfs: there is no {CONFIGFS}")
    made = SimulatedChip()
    yield made
    made.remove()


@pytest.mark.parametrize("pins", ["gpiod", "lgpio"])
def test_a_hundred_presses_are_a_hundred_moves_and_right_lamps(
    hub: RunningHub, chip: SimulatedChip, pins: Pins
) -> None:
    try:
        made = factory(pins, chip.name)
    except NoPins as error:
        not_tested(f"the panel's pins by {pins}", str(error))
    # At this level nothing but the turn stands in the way of a turn's end.
    evening = Evening(hub, level="tokens")
    evening.begin()
    evening.give_turn(0)
    before = evening.settle()
    said: list[str] = []
    panel = Panel(FOUR, evening.where(), made, said.append)
    panel.start()
    try:
        soon(lambda: panel.link.sight is not None and chip.level(SEATS[0]))
        for press in range(PRESSES):
            time.sleep(APART)
            chip.drive(END, False)
            lit = (press + 1) % PLAYERS
            soon(partial(chip.level, SEATS[lit]))
            assert [seat for seat, line in SEATS.items() if chip.level(line)] == [lit]
            chip.drive(END, True)
        moves = int(evening.settle()) - before
        assert (moves, said.count("End of turn: done.")) == (PRESSES, PRESSES)
    finally:
        panel.close()
        evening.end()
    # Everything is free for whoever comes next.
    assert not any(chip.level(line) for line in SEATS.values())
    factory(pins, chip.name).close()

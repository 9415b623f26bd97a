"""Real gpiozero devices on pins by the real package `gpiod`, over lines that are simulated."""

import os
import sys
import threading
from collections.abc import Iterator
from datetime import timedelta
from importlib.metadata import entry_points
from queue import Empty, SimpleQueue
from typing import Any

import pytest
from gpiod import LineSettings
from gpiod.line import Bias, Clock, Direction, Edge, Value
from gpiozero import PWMLED, DigitalOutputDevice
from gpiozero import Button as Contact
from gpiozero.exc import (
    PinFixedPull,
    PinInvalidBounce,
    PinInvalidFunction,
    PinInvalidPull,
    PinPWMFixedValue,
    PinSetInput,
    PinUnknownPi,
)
from gpiozero.pins import local

from hardware import factory as factories
from hardware.board import Board, Button
from hardware.factory import NoPins, factory
from hardware.gpiod_pins import GpiodFactory
from hardware.wiring import ready_made
from hub.appliance.gpiozero import Gpiozero
from tests.hardware.hand import soon
from tests.hardware.simulated_lines import HEADER, SimulatedLines

FOUR = ready_made("four")
END, STATUS, DECK = 23, 4, 18


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimulatedLines]:
    monkeypatch.setattr(local, "get_pi_revision", lambda: 0xC03114)
    before = set(threading.enumerate())
    yield SimulatedLines(monkeypatch)
    left = {each.name for each in set(threading.enumerate()) - before}
    assert not left & {"edges", "dimmer"}


@pytest.fixture
def pins(lines: SimulatedLines) -> Iterator[GpiodFactory]:
    made = GpiodFactory()
    yield made
    made.close()
    assert lines.held == {}


def test_gpiozero_finds_these_pins_by_their_name() -> None:
    (found,) = entry_points(group="gpiozero_pin_factories", name="gpiod")
    assert found.load() is GpiodFactory


def test_a_whole_board_presses_and_lights(lines: SimulatedLines, pins: GpiodFactory) -> None:
    pressed: SimpleQueue[str] = SimpleQueue()

    def note(button: Button, is_kept_down: bool) -> None:
        pressed.put(button.label)

    board = Board(FOUR, pins, note)
    assert len(lines.held) == 10
    lines.drive(END, False)
    # On the way down: it is still held when it has counted.
    assert pressed.get(timeout=5) == "End of turn"
    lines.drive(END, True)
    with pytest.raises(Empty):
        pressed.get(timeout=0.2)
    board.lamps["status"].set(1)
    assert lines.levels[STATUS]
    board.lamps["status"].set(0)
    assert not lines.levels[STATUS]
    board.close()
    assert lines.held == {}


def test_a_button_is_debounced_by_the_kernel_and_pulled_up(
    lines: SimulatedLines, pins: GpiodFactory
) -> None:
    contact = Contact(END, pull_up=True, bounce_time=0.005, pin_factory=pins)
    contact.when_pressed = lambda: None
    asked = lines.held[END].settings
    assert (asked.direction, asked.edge_detection) == (Direction.INPUT, Edge.BOTH)
    assert (asked.bias, asked.debounce_period) == (Bias.PULL_UP, timedelta(milliseconds=5))
    # Its times are by the clock that gpiozero's own are by.
    assert asked.event_clock == Clock.MONOTONIC
    assert not contact.is_pressed
    contact.close()
    before = Contact(END, pull_up=False, bounce_time=None, pin_factory=pins)
    assert lines.held[END].settings.bias == Bias.PULL_DOWN
    assert lines.held[END].settings.debounce_period == timedelta()
    before.close()


def test_a_held_button_is_told_as_held(lines: SimulatedLines, pins: GpiodFactory) -> None:
    held = threading.Event()
    contact = Contact(END, hold_time=0.05, pin_factory=pins)
    contact.when_held = held.set
    lines.drive(END, False)
    assert held.wait(5)
    contact.close()


def test_a_lamp_is_claimed_in_one_step_and_never_flashes(
    lines: SimulatedLines, pins: GpiodFactory
) -> None:
    lamp = DigitalOutputDevice(STATUS, active_high=False, pin_factory=pins)
    told = lines.held[STATUS].told
    # Dark is high there: it is never an output that is low.
    outputs = [each for each in told if each.direction == Direction.OUTPUT]
    assert [each.output_value for each in outputs] == [Value.ACTIVE]
    assert lines.held[STATUS].written in ([], [True])
    lamp.on()
    assert not lines.levels[STATUS]
    lamp.close()


def test_a_faint_lamp_is_lit_for_its_share_of_the_time(
    lines: SimulatedLines, pins: GpiodFactory
) -> None:
    now = [100.0]
    pins.dimmer._clock = lambda: now[0]
    pins.dimmer._start = lambda: None  # type: ignore[method-assign]  # the test is the thread
    lamp = PWMLED(DECK, pin_factory=pins)
    assert lines.held[DECK].written[-1] is False
    lamp.value = 0.2
    assert lamp.value == 0.2
    lit = 0
    for _ in range(1000):
        assert pins.dimmer.step() is not None
        lit += lines.levels[DECK]
        now[0] += 0.0001
    assert lit == pytest.approx(200, abs=4)
    # Steady is steady: nothing is switched any more.
    for value, level in ((1, True), (0, False)):
        lamp.value = value
        assert (lines.levels[DECK], pins.dimmer.step()) == (level, None)
    lamp.value = 0.5
    lamp.close()
    assert pins.dimmer.step() is None


def test_the_dimmers_own_thread_switches_and_ends(
    lines: SimulatedLines, pins: GpiodFactory
) -> None:
    lamp = PWMLED(DECK, pin_factory=pins)
    lamp.value = 0.4
    soon(lambda: len(lines.held[DECK].written) > 20, 10)
    lamp.value = 0
    written = lines.held[DECK].written
    count = len(written)
    assert written[-1] is False
    threading.Event().wait(0.05)
    assert len(written) == count
    lamp.close()


def test_a_line_that_another_has_is_told(lines: SimulatedLines, pins: GpiodFactory) -> None:
    # A program of somebody else's: it is in the kernel, not in gpiozero's own list.
    lines.request(HEADER.path, {END: LineSettings()}, "honor-hub-panel")
    with pytest.raises(NoPins, match=r"^A pin cannot be used \(GPIO23: Device or resource busy\)"):
        Board(FOUR, pins, lambda *_: None)
    assert list(lines.held) == [END]
    lines.held[END].release()


def test_pins_are_let_go_of_as_inputs_that_pull_nowhere(
    lines: SimulatedLines, pins: GpiodFactory
) -> None:
    lamp, button = PWMLED(DECK, pin_factory=pins), Contact(END, pin_factory=pins)
    button.when_pressed = lambda: None
    lamp.value = 0.4
    requests = [lines.held[each] for each in (DECK, END)]
    lamp.close()
    button.close()
    pins.close()
    assert lines.held == {}
    for each in requests:
        assert (each.settings.direction, each.settings.bias) == (Direction.INPUT, Bias.DISABLED)
        assert each.settings.edge_detection == Edge.NONE


def test_what_a_pin_cannot_do_is_refused_in_gpiozeros_words(
    lines: SimulatedLines, pins: GpiodFactory
) -> None:
    pin: Any = pins.pin(END)
    with pytest.raises(PinSetInput):
        pin.state = True
    with pytest.raises(PinPWMFixedValue):
        pin.frequency = 100
    with pytest.raises(PinInvalidPull):
        pin.pull = "sideways"
    with pytest.raises(PinInvalidFunction):
        pin.function = "alt0"
    with pytest.raises(PinInvalidBounce):
        pin.bounce = -1
    with pytest.raises(PinFixedPull):
        pins.pin(2).pull = "down"
    pin.function = "output"
    with pytest.raises(PinFixedPull):
        pin.pull = "up"
    pin.function, pin.pull = "input", "down"
    assert (pin.function, pin.pull, pin.bounce) == ("input", "down", None)


def test_a_chip_that_goes_away_ends_the_panel_in_words(
    lines: SimulatedLines, pins: GpiodFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda fault: met.append(str(fault.exc_value)))
    contact = Contact(END, pin_factory=pins)
    contact.when_pressed = lambda: None
    # A pipe whose other end is closed is told by poll as a chip is that is gone.
    read, write = os.pipe()
    os.close(write)
    pins.edges.watch(read, lambda: None)
    soon(lambda: met, 5)
    assert met == ["the GPIO chip is gone"]
    os.close(read)


def test_a_board_that_is_no_pi_is_told_unless_its_chip_is_named(
    lines: SimulatedLines, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown() -> int:
        raise PinUnknownPi("unable to locate Pi revision")

    monkeypatch.setattr(local, "get_pi_revision", unknown)
    with pytest.raises(NoPins, match=r"Is this a Raspberry Pi"):
        factory("gpiod")
    named = factory("gpiod", "pinctrl-bcm2711")
    assert named.pin(END).info.name == "GPIO23"
    named.close()


def test_without_the_package_there_are_no_pins_and_no_others_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "gpiod", None)
    monkeypatch.delitem(sys.modules, "hardware.gpiod_pins", raising=False)
    with pytest.raises(NoPins, match=r"^gpiod is not installed, so there are no pins"):
        factory("gpiod")


def test_an_old_gpiozero_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(factories, "installed", lambda: Gpiozero("1.6.2", "1.6.2-1"))
    with pytest.raises(NoPins, match=r"^gpiozero 1\.6\.2 is too old for this panel"):
        factory("gpiod")

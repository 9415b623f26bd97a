"""`honor-hub panel test` lights each lamp, waits for each button and says what it saw."""

import signal
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware import selftest
from hardware.board import Board, lights
from hardware.selftest import SelfTest
from hardware.wiring import ready_made
from tests.hardware.hand import PATIENCE
from tests.web.running import ROOT

FOUR = ready_made("four")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "LIT_FOR", 0.02)


class Finger:
    """Reads what is said: presses what is asked for, and lets go when something came of it."""

    def __init__(self, factory: MockFactory, pins: dict[str, int]) -> None:
        self.factory, self.pins = factory, pins
        self.said: list[str] = []
        self._down: int | None = None

    def read(self, line: str) -> None:
        self.said.append(line)
        if self._down is not None:
            self.factory.pin(self._down).drive_high()
        self._down = next((pin for label, pin in self.pins.items() if line.startswith(label)), None)
        if self._down is not None:
            self.factory.pin(self._down).drive_low()


def run(pins: dict[str, int], patience: float) -> tuple[bool, list[str]]:
    factory = MockFactory(pin_class=MockPWMPin)
    lamp, finger = factory.pin(17), Finger(factory, pins)
    is_whole = SelfTest(FOUR, factory, finger.read, patience).run()
    assert [bool(each.state) for each in lamp.states].count(True) == 1
    return is_whole, finger.said


def test_it_says_what_it_lights_and_sees() -> None:
    pins = {"End of turn": 23, "Deck end": 24, "Undo (hold)": 25}
    is_whole, said = run(pins, patience=60)
    assert is_whole
    assert "status lamp, GPIO 4 (pin 7): is lit now" in said
    assert "lamp of seat 4, GPIO 5 (pin 29): is lit now" in said
    assert "buzzer, GPIO 12 (pin 32): sounds now" in said
    assert "Undo (hold), GPIO 25 (pin 22): hold it for 1 s …" in said
    assert said.count("  seen") == 3
    assert said[-1] == "3 of 3 buttons seen."


def test_a_button_that_says_nothing_is_told() -> None:
    is_whole, said = run({"Deck end": 24}, patience=0.05)
    assert not is_whole
    assert said.count("  seen") == 1
    assert said.count("  nothing came") == 2
    assert said[-1] == "2 of 3 buttons not seen: look at their wires."


def test_a_button_in_anothers_place_is_told() -> None:
    is_whole, said = run({"End of turn": 24}, patience=0.05)
    assert not is_whole
    assert "  that was Deck end" in said
    assert said.count("  nothing came") == 3


def test_a_button_that_wants_to_be_held_is_not_seen_before() -> None:
    is_whole, said = run({"Undo (hold)": 25}, patience=0.05)
    assert not is_whole
    assert "  seen" not in said


def test_a_button_that_is_down_from_the_start_is_told() -> None:
    factory, said = MockFactory(pin_class=MockPWMPin), []  # type: ignore[var-annotated]
    test = SelfTest(FOUR, factory, said.append, 0.05)
    factory.pin(23).drive_low()
    assert not test.run()
    assert any("End of turn" in line and "is down already" in line for line in said)


def test_afterwards_the_pins_are_free_for_the_panel_itself() -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    # Both are kept: what is thrown away lets go of its pins by itself.
    tests = [SelfTest(FOUR, factory, lambda _: None, 0.01)]
    tests[0].run()
    tests.append(SelfTest(FOUR, factory, lambda _: None, 0.01))
    tests[1].run()


@pytest.mark.parametrize("how", [KeyboardInterrupt, SystemExit])
def test_ended_in_the_middle_it_leaves_no_lamp_lit_and_no_pin_taken(
    monkeypatch: pytest.MonkeyPatch, how: type[BaseException]
) -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    lamp = factory.pin(4)

    def ended(_: float) -> None:
        assert lamp.state
        raise how

    monkeypatch.setattr(time, "sleep", ended)
    test = SelfTest(FOUR, factory, lambda _: None, 0.01)
    with pytest.raises(how):
        test.run()
    assert (bool(lamp.state), lamp.function) == (False, "input")
    Board(FOUR, factory, lambda *_: None).close()


def test_a_lamp_is_dark_before_its_pin_is_free() -> None:
    """Some boards keep an output as it was; mock pins forget it, so the order is looked at."""
    factory = MockFactory(pin_class=MockPWMPin)
    board = Board(FOUR, factory, lambda *_: None)
    lamp, did = board.lamps["status"], list[str]()
    real, lamp._device = (
        lamp._device,
        SimpleNamespace(off=lambda: did.append("off"), close=lambda: did.append("close")),
    )
    board.close()
    real.close()
    assert did == ["off", "close"]


def test_one_lamp_that_cannot_be_let_go_of_keeps_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    factory = MockFactory(pin_class=MockPWMPin)
    board = Board(FOUR, factory, lambda *_: None)
    for lamp in board.lamps.values():
        lamp.set(1)

    def fails() -> None:
        raise OSError("it was pulled out")

    board.lamps["status"].close()
    monkeypatch.setattr(board.lamps["status"], "close", fails)
    with pytest.raises(OSError, match="pulled out"):
        board.close()
    assert not any(factory.pin(light.pin).state for light in lights(FOUR).values())
    Board(FOUR, factory, lambda *_: None).close()


def test_a_self_test_that_is_killed_lets_go_of_its_pins() -> None:
    """By its signal, in a process of its own, while a lamp is lit."""
    program = (
        "import hardware.selftest as s, time\n"
        "from hardware.cli import panel\n"
        "from gpiozero.pins.mock import MockFactory, MockPWMPin\n"
        "import hardware.factory as f\n"
        "made = MockFactory(pin_class=MockPWMPin)\n"
        "f._mock = lambda: made\n"
        "try:\n"
        "    panel(['test', '--pins', 'mock'])\n"
        "finally:\n"
        "    print('lit', [n for n, p in made.pins.items() if p.state and n.name == 'GPIO4'])\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", program], stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert process.stdout is not None
    assert "status lamp" in process.stdout.readline()
    process.terminate()
    said = process.stdout.read()
    process.stdout.close()
    assert process.wait(PATIENCE) == 128 + signal.SIGTERM
    assert said.splitlines()[-1] == "lit []"

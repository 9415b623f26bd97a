"""`honor-hub panel test` lights each lamp, waits for each button and says what it saw."""

import time
from threading import Thread

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware import selftest
from hardware.selftest import SelfTest
from hardware.wiring import ready_made

FOUR = ready_made("four")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "LIT_FOR", 0.02)


class Finger(Thread):
    """Presses whatever is asked for, after reading it."""

    def __init__(self, factory: MockFactory, said: list[str], pins: dict[str, int]) -> None:
        super().__init__(daemon=True)
        self.factory, self.said, self.pins = factory, said, pins
        self.is_done = False

    def run(self) -> None:
        done: set[str] = set()
        while not self.is_done:
            for label, pin in self.pins.items():
                if label not in done and any(line.startswith(label) for line in self.said):
                    done.add(label)
                    self.factory.pin(pin).drive_low()
                    time.sleep(1.2 if "hold" in label else 0.05)
                    self.factory.pin(pin).drive_high()
            time.sleep(0.01)


def run(pins: dict[str, int], patience: float) -> tuple[bool, list[str], MockFactory]:
    factory, said = MockFactory(pin_class=MockPWMPin), []  # type: ignore[var-annotated]
    lamp = factory.pin(17)
    finger = Finger(factory, said, pins)
    test = SelfTest(FOUR, factory, said.append, patience)
    finger.start()
    seen = test.run()
    finger.is_done = True
    finger.join()
    assert [bool(each.state) for each in lamp.states].count(True) == 1
    return seen, said, factory


def test_it_says_what_it_lights_and_sees() -> None:
    pins = {"End of turn": 23, "Deck end": 24, "Undo (hold)": 25}
    is_whole, said, _ = run(pins, patience=5)
    assert is_whole
    assert "status lamp, GPIO 4 (pin 7): is lit now" in said
    assert "lamp of seat 4, GPIO 5 (pin 29): is lit now" in said
    assert "buzzer, GPIO 12 (pin 32): sounds now" in said
    assert "Undo (hold), GPIO 25 (pin 22): hold it for 1 s …" in said
    assert said.count("  seen") == 3
    assert said[-1] == "3 of 3 buttons seen."


def test_a_button_that_says_nothing_and_one_in_its_place_are_told() -> None:
    is_whole, said, _ = run({"End of turn": 24, "Undo (hold)": 25}, patience=1.6)
    assert not is_whole
    assert "  that was Deck end" in said
    assert said.count("  nothing came") == 2
    assert said[-1] == "2 of 3 buttons not seen: look at their wires."


def test_a_button_that_is_down_from_the_start_is_told() -> None:
    factory, said = MockFactory(pin_class=MockPWMPin), []  # type: ignore[var-annotated]
    test = SelfTest(FOUR, factory, said.append, 0.05)
    factory.pin(23).drive_low()
    assert not test.run()
    assert any("End of turn" in line and "is down already" in line for line in said)

"""Pins are asked for, never guessed; what is missing is told in a sentence."""

import re
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from click.testing import CliRunner

from hardware import factory as factories
from hardware.board import Board
from hardware.cli import NO_PINS, _watched, panel
from hardware.factory import NoPins, Pins, factory
from hardware.wiring import ready_made
from hub.appliance.gpiozero import Gpiozero

APT = "sudo apt install python3-gpiozero python3-lgpio"
OLD = re.escape(
    "gpiozero 1.6.2 opens the wrong chip on a Pi 5. "
    f"It takes 2.0.1.post3, or that of Raspberry Pi OS: {APT}"
)
MISSING = re.escape('gpiozero is not installed: pip install "honor-hub[panel]"')
PLACEHOLDER = re.escape(
    "The lgpio that is installed is an empty placeholder. "
    f"Remove it with pip uninstall lgpio, then: {APT}"
)
IN_USE = (
    r"^A pin cannot be used \(pin GPIO4 is already in use by <.*>\)\. "
    r"Does another program, or an overlay, have it\?$"
)


def test_an_old_gpiozero_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(factories, "installed", lambda: Gpiozero("1.6.2", "1.6.2-1"))
    with pytest.raises(NoPins, match=f"^{OLD}$"):
        factory("lgpio")
    # Without a board no chip can be the wrong one.
    factory("mock").close()


def test_no_gpiozero_is_told_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(factories, "installed", Gpiozero)
    pins: Pins
    for pins in ("gpiod", "lgpio", "mock"):
        with pytest.raises(NoPins, match=f"^{MISSING}$"):
            factory(pins)


def test_without_lgpio_there_are_no_pins_and_no_mock_ones_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", None)
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    for words in (["test", "--pins", "lgpio"], ["--pins", "lgpio"]):
        done = CliRunner().invoke(panel, words)
        assert done.exit_code == NO_PINS
        assert done.stderr.startswith("lgpio is not here, so there are no pins.")
        assert done.stderr.count("\n") == 1


def test_the_empty_placeholder_of_lgpio_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", ModuleType("lgpio"))
    with pytest.raises(NoPins, match=f"^{PLACEHOLDER}$"):
        factory("lgpio")


def test_a_chip_that_does_not_open_is_told_with_the_usual_reasons() -> None:
    said = factories._why(OSError("can not open gpiochip"))
    assert "can not open gpiochip" in said
    assert "group gpio" in said
    assert "temporary folder" in said


@pytest.fixture
def lgpio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], object]:
    """Put an lgpio of this text where it is imported from."""
    monkeypatch.delitem(sys.modules, "lgpio", raising=False)
    monkeypatch.setattr(factories, "check_gpiozero", lambda _: None)
    monkeypatch.syspath_prepend(tmp_path)
    return (tmp_path / "lgpio.py").write_text


def test_an_lgpio_that_cannot_make_its_pipe_is_told_in_a_sentence(
    lgpio: Callable[[str], object],
) -> None:
    """It raises FileNotFoundError, not ImportError; the unit must not start again and again."""
    lgpio("open('.lgd-nfy-3', 'rb')")
    done = CliRunner().invoke(panel, ["test", "--pins", "lgpio"])
    assert done.exit_code == NO_PINS
    assert done.stderr.startswith("The pins cannot be opened (")
    assert done.stderr.count("\n") == 1


def test_the_pipe_of_lgpio_is_left_in_no_folder(
    lgpio: Callable[[str], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, scratch = tmp_path / "here", tmp_path / "scratch"
    here.mkdir()
    scratch.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr(tempfile, "tempdir", str(scratch))
    lgpio("import os; os.mkfifo('.lgd-nfy0'); made = os.getcwd()")
    done = CliRunner().invoke(panel, ["test", "--pins", "lgpio"])
    assert done.exit_code == NO_PINS
    assert Path(sys.modules["lgpio"].made).parent == scratch
    assert [*here.iterdir(), *scratch.iterdir()] == []
    assert Path.cwd() == here


def test_a_pin_that_somebody_else_has_is_told() -> None:
    pins = factory("mock")
    one = Board(ready_made("four"), pins, lambda *_: None)
    with pytest.raises(NoPins, match=IN_USE):
        Board(ready_made("four"), pins, lambda *_: None)
    one.close()


def test_a_thread_that_meets_a_fault_ends_the_panel() -> None:
    """In words; whoever started it can start it anew."""
    before, stop = threading.excepthook, threading.Event()
    try:
        broken = _watched(stop)
        pins: dict[str, int] = {}
        thread = threading.Thread(target=lambda: pins["17"])
        thread.start()
        assert stop.wait(5)
        assert broken == ["KeyError: '17'"]
    finally:
        threading.excepthook = before

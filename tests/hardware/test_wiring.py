"""A wiring file is checked before any pin is touched, and every mistake is one clear line."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from hardware.board import keys, lights
from hardware.cli import panel
from hardware.header import GROUNDS, HEADER, SPOTS, USABLE
from hardware.wiring import READY, Key, Light, Wiring, WiringError, decoded, load, parts, ready_made

BUTTON = '[[buttons]]\nlabel = "End"\ndoes = ["end-turn"]\npin = 5\n'

MISTAKES: dict[str, tuple[str | bytes, str]] = {
    "not a TOML file": ("pin 17 = yes", "not a TOML file"),
    "no text at all": (b"\xff\xfe\x00", "not a TOML file"),
    "no name": ("[lamps]\n", "there must be a setting `name`"),
    "nothing wired": ('name = "x"\n', "nothing is wired"),
    "an unknown setting": ('name = "x"\n[lamps]\ndeck = { pni = 3 }', "no setting `pni`"),
    "an unknown table": ('name = "x"\n[lights]\n', "no setting `lights`"),
    "a pin as text": ('name = "x"\n[lamps]\ndeck = { pin = "3" }', "Expected int, not str"),
    "a bounce of a minute": (f'name = "x"\n{BUTTON}bounce = 60.0', "Expected `float` <= 0.5"),
    "a pin twice": (
        f'name = "x"\n[lamps]\ndeck = {{ pin = 5 }}\n{BUTTON}',
        "button “End”: pin 5 is taken already, by lamps.deck",
    ),
    "a pin that does not exist": ('name = "x"\n[buzzer]\npin = 28', "pin 28 does not exist"),
    "a negative pin": ('name = "x"\n[buzzer]\npin = -1', "pin -1 does not exist"),
    "a reserved pin": ('name = "x"\n[buzzer]\npin = 0', "pin 0 is reserved (ID_SD"),
    "the other reserved pin": ('name = "x"\n[buzzer]\npin = 1', "pin 1 is reserved (ID_SC"),
    "a seat twice": (
        'name = "x"\n[[seats]]\nseat = 2\nlamp = { pin = 5 }\n[[seats]]\nseat = 2',
        "seat 2 is there twice",
    ),
    "a ninth seat": ('name = "x"\n[[seats]]\nseat = 9', "Expected `int` <= 8"),
    "a button with nothing to do": (
        'name = "x"\n[[buttons]]\nlabel = "End"\ndoes = []\npin = 5',
        "Expected `array` of length >= 1",
    ),
    "a pulled-up pin the wrong way": (
        f'name = "x"\n{BUTTON.replace("5", "3")}active_high = true',
        "pin 3 is pulled up on the board",
    ),
    "a seat that would undo": (
        'name = "x"\n[[seats]]\nseat = 1\n[[seats.buttons]]\nlabel = "U"\ndoes = ["undo"]\npin = 5',
        "wiring.toml: button “U”: a seat's button answers for it; it cannot undo",
    ),
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_mistake_is_one_clear_line(tmp_path: Path, kind: str) -> None:
    text, said = MISTAKES[kind]
    file = tmp_path / "wiring.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(WiringError, match=r"^wiring\.toml: ") as caught:
        load(file)
    assert said in str(caught.value)
    done = CliRunner().invoke(panel, ["wiring", "--wiring", str(file)])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr == f"{caught.value}\n"


def test_a_file_that_is_not_there_is_one_line_too(tmp_path: Path) -> None:
    done = CliRunner().invoke(panel, ["wiring", "--wiring", str(tmp_path / "none.toml")])
    assert done.exit_code == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be read" in done.stderr


@pytest.mark.parametrize("name", READY)
def test_the_ready_made_wirings_are_whole(name: str) -> None:
    wiring = ready_made(name)
    seats = {"four": 4, "seven": 7}[name]
    assert {"status", "deck", "buzzer", *(f"seat-{at}" for at in range(seats))} == set(
        lights(wiring)
    )
    does = [key.does[0] for key in wiring.buttons]
    assert does == ["end-turn", "deck-end", "undo"]
    assert wiring.buttons[2].hold == 1


# A setting of a button or a seat, its least and its most, and what lies beyond either.
LIMITS: dict[str, tuple[list[object], list[object]]] = {
    "label": (["x", "x" * 40], ["", "x" * 41]),
    "does": ([["x"], ["x" * 40], ["x"] * 8], [[], [""], ["x" * 41], ["x"] * 9]),
    "bounce": ([0.0, 0.5], [-0.1, 0.6]),
    "hold": ([0.0, 10.0], [-0.1, 10.5]),
    "seat": ([1, 8], [0, 9]),
}


@pytest.mark.parametrize("setting", LIMITS)
def test_a_setting_goes_as_far_as_this_and_no_further(setting: str) -> None:
    def wired(value: object) -> Wiring:
        # TOML writes lists, texts and numbers as JSON does.
        settings = {"seat": 1, "label": "End", "does": ["end-turn"], "pin": 5, setting: value}
        seat, *lines = (f"{name} = {json.dumps(each)}" for name, each in settings.items())
        text = "\n".join(('name = "x"', "[[seats]]", seat, "[[seats.buttons]]", *lines))
        return decoded(text.encode(), "x")

    good, beyond = LIMITS[setting]
    for value in good:
        assert wired(value).seats[0].buttons[0].pin == 5
    for value in beyond:
        with pytest.raises(WiringError, match=rf"^x: seats\S*{setting}\S*: Expected"):
            wired(value)


def test_what_is_not_in_the_file_is_not_there() -> None:
    wiring = decoded(b'name = "one lamp"\n[lamps]\nstatus = { pin = 4, active_high = false }', "x")
    assert list(lights(wiring).values()) == [Light(pin=4, active_high=False)]
    assert keys(wiring) == {}


def test_a_button_has_its_defaults() -> None:
    (part,) = parts(decoded(f'name = "x"\n{BUTTON}'.encode(), "x"))
    assert part.wired == Key(
        pin=5, label="End", does=("end-turn",), active_high=False, bounce=0.005, hold=0.0
    )


def test_the_header_is_that_of_every_pi() -> None:
    """Some of what is printed on every pinout."""
    assert len(HEADER) == 40
    assert list(USABLE) == list(range(2, 28))
    assert GROUNDS == (6, 9, 14, 20, 25, 30, 34, 39)
    known = {2: 3, 4: 7, 17: 11, 18: 12, 27: 13, 25: 22, 5: 29, 12: 32, 26: 37, 21: 40}
    assert {pin: SPOTS[pin].physical for pin in known} == known
    assert [HEADER[at - 1] for at in (1, 2, 4, 17)] == ["3V3", "5V", "5V", "3V3"]


def test_gpiozero_knows_the_same_header() -> None:
    from gpiozero.pins.mock import MockFactory

    info = MockFactory().board_info.headers["J8"].pins
    for pin, spot in SPOTS.items():
        assert info[spot.physical].name == f"GPIO{pin}"

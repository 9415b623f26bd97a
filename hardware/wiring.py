"""Read and check a wiring file: which lamp and which button is at which pin.

Words and numbers only: nothing here opens a pin, and what is not in the file is not there.
"""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from hardware.header import PULLED_UP, trouble

READY = ("four", "seven")
UNDO = "undo"
MOST_SEATS = 8

Bounce = Annotated[float, msgspec.Meta(ge=0, le=0.5)]
Hold = Annotated[float, msgspec.Meta(ge=0, le=10)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Does = Annotated[tuple[Text, ...], msgspec.Meta(min_length=1, max_length=8)]
Held = Annotated[tuple[Text, ...], msgspec.Meta(max_length=8)]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


class WiringError(Exception):
    """The file cannot be used; one line says where and why."""


class Wired(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all that has a pin."""

    pin: int


class Light(Wired, frozen=True):
    """An LED or a buzzer. `active_high`: it lights when the pin gives 3.3 V."""

    active_high: bool = True
    pwm: bool = False


class Key(Wired, frozen=True):
    """A button. It does the first of `does` that is offered; `hold` asks for seconds of patience.

    `held` is what it does besides when it is kept down for a second and that is offered then.
    `active_high`: pressing it brings 3.3 V to the pin; otherwise it connects the pin to ground.
    """

    label: Text
    does: Does
    active_high: bool = False
    bounce: Bounce = 0.005
    hold: Hold = 0.0
    held: Held = ()


class Chair(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat has: a lamp, perhaps buttons. Seats are counted from 1 here, as people do."""

    seat: SeatNumber
    lamp: Light | None = None
    buttons: tuple[Key, ...] = ()


class Lights(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    deck: Light | None = None
    status: Light | None = None


class Wiring(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One panel. `chip` is named where the header's is not found by itself."""

    name: Text
    chip: Annotated[str, msgspec.Meta(max_length=80)] = ""
    lamps: Lights = Lights()
    seats: tuple[Chair, ...] = ()
    buttons: tuple[Key, ...] = ()
    buzzer: Light | None = None


class WiredPart(NamedTuple):
    """Something with a pin, and how a person finds it in the file."""

    where: str
    wired: Light | Key


def parts(wiring: Wiring) -> Iterator[WiredPart]:
    """All that has a pin, in the order of the file."""
    for name, light in (("status", wiring.lamps.status), ("deck", wiring.lamps.deck)):
        if light is not None:
            yield WiredPart(f"lamps.{name}", light)
    for chair in wiring.seats:
        if chair.lamp is not None:
            yield WiredPart(f"seat {chair.seat} lamp", chair.lamp)
        for key in chair.buttons:
            yield WiredPart(f"seat {chair.seat} button “{key.label}”", key)
    for key in wiring.buttons:
        yield WiredPart(f"button “{key.label}”", key)
    if wiring.buzzer is not None:
        yield WiredPart("buzzer", wiring.buzzer)


def ready_made(name: str) -> Wiring:
    """A wiring that comes with the program."""
    return decoded(files("hardware").joinpath("wirings", f"{name}.toml").read_bytes(), name)


def load(path: Path) -> Wiring:
    """The wiring of a file, or a WiringError."""
    try:
        return decoded(path.read_bytes(), path.name)
    except OSError as error:
        raise WiringError(f"{path}: cannot be read ({error.strerror})") from None


def decoded(raw: bytes, name: str) -> Wiring:
    """A wiring from the file's own text; `name` is what errors call it."""
    try:
        wiring = msgspec.toml.decode(raw, type=Wiring, strict=True)
    except msgspec.ValidationError as error:
        raise WiringError(f"{name}: {_plain(str(error))}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise WiringError(f"{name}: not a TOML file ({error})") from None
    for wrong in _mistakes(wiring):
        raise WiringError(f"{name}: {wrong}")
    return wiring


def _mistakes(wiring: Wiring) -> Iterator[str]:
    taken: dict[int, str] = {}
    for where, wired in parts(wiring):
        if why := trouble(wired.pin):
            yield f"{where}: {why}"
        if wired.pin in taken:
            yield f"{where}: pin {wired.pin} is taken already, by {taken[wired.pin]}"
        taken[wired.pin] = where
        if isinstance(wired, Key) and wired.held and wired.hold:
            yield f"{where}: it is held to count already; held cannot work"
        if isinstance(wired, Key) and wired.active_high and wired.pin in PULLED_UP:
            yield f"{where}: pin {wired.pin} is pulled up on the board; active_high cannot work"
    seats = [chair.seat for chair in wiring.seats]
    yield from (f"seat {seat} is there twice" for seat in seats if seats.count(seat) > 1)
    for key in (key for chair in wiring.seats for key in chair.buttons):
        if UNDO in key.does:
            yield f"button “{key.label}”: a seat's button answers for it; it cannot undo"
    if not taken:
        yield "nothing is wired: name at least one lamp or button"


def _plain(error: str) -> str:
    """msgspec's words, with the place first and as it stands in the file."""
    problem, _, where = error.partition(" - at ")
    problem = re.sub(r"^Object contains unknown field", "there is no setting", problem)
    problem = re.sub(r"^Object missing required field", "there must be a setting", problem)
    problem = re.sub(r"`(\w+)(?: \| null)?`, got `(\w+)`", r"\1, not \2", problem)
    place = where.strip("`").removeprefix("$").removeprefix(".").replace("[...]", "")
    return f"{place}: {problem}" if place else problem

"""`honor-hub panel`: the panel's commands, which the hub finds by their entry point.

What they do lives in files of their own, and is loaded only when it is done.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

if TYPE_CHECKING:
    from hardware.wiring import Wiring

Opened = TypeVar("Opened")

# For a unit that should not start again and again where there are no pins.
NO_PINS = 3

_wiring_option = click.option(
    "--wiring",
    default="four",
    show_default=True,
    metavar="FILE",
    envvar="HONOR_HUB_PANEL_WIRING",
    help="A wiring file, or one that comes along: four, seven.",
)
_pins_option = click.option(
    "--pins",
    type=click.Choice(["gpiod", "lgpio", "mock"]),
    default="gpiod",
    show_default=True,
    envvar="HONOR_HUB_PANEL_PINS",
    help="The board's own pins by libgpiod or lgpio, or none, to try it without a board.",
)
_chip_option = click.option(
    "--chip",
    default="",
    metavar="NAME",
    envvar="HONOR_HUB_PANEL_CHIP",
    help="The GPIO chip, by label, name or number, where the header's is not found by itself.",
)


@click.group(invoke_without_command=True)
@click.option("--hub", default="http://127.0.0.1:8080", show_default=True, metavar="URL")
@click.option("--table", default="", metavar="CODE", help="The table that the key opens.")
@click.option(
    "--key-file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where the key is kept; without one, the host lets the panel in by letters.",
)
@_wiring_option
@_pins_option
@_chip_option
@click.pass_context
def panel(context: click.Context, /, **options: Any) -> None:
    """Lamps and buttons on a Raspberry Pi: a client of a hub, like any phone.

    The key comes from --key-file, from the environment (HONOR_HUB_PANEL_KEY), or from the
    host, who lets the panel in by the letters that it shows.
    """
    if context.invoked_subcommand is None:
        _run(**options)


@panel.command()
@_wiring_option
@_pins_option
@_chip_option
@click.option("--seconds", default=20.0, show_default=True, help="How long to wait for a button.")
def test(wiring: str, pins: Any, chip: str, seconds: float) -> None:
    """Light each lamp, wait for each button, and say what was seen."""
    from hardware.selftest import SelfTest

    # Ended by `kill` or a closed terminal, it lets go of the pins as after Ctrl-C.
    for name in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, lambda number, _: sys.exit(128 + number))
    wired = _wired(wiring)
    factory = _factory(pins, chip or wired.chip)
    if not _opened(lambda: SelfTest(wired, factory, click.echo, seconds)).run():
        sys.exit(1)


@panel.command()
@_wiring_option
@click.option("--svg", is_flag=True, help="As a picture to look at while soldering.")
@click.option("--file", "out", type=click.Path(dir_okay=False, path_type=Path), metavar="PATH")
def wiring(wiring: str, svg: bool, out: Path | None) -> None:
    """What is wired to which pin: a list, or with --svg a picture."""
    from hardware.pin_list import pin_list
    from hardware.wiring_svg import wiring_svg

    wired = _wired(wiring)
    text = wiring_svg(wired) if svg else pin_list(wired)
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")


def _run(hub: str, table: str, key_file: Path | None, wiring: str, pins: Any, chip: str) -> None:
    from hardware.key_exchange import NoKey, find
    from hardware.panel import Panel

    if find_spec("websocket") is None:
        _leave('websocket-client is not installed: pip install "honor-hub[panel]"', 2)
    wired, stop = _wired(wiring), Event()
    factory = _factory(pins, chip or wired.chip)
    # Never an argument: others on the machine could read it there.
    key = os.environ.get("HONOR_HUB_PANEL_KEY", "")
    try:
        where = find(hub.rstrip("/"), table, key, key_file)
    except NoKey as error:
        _leave(str(error), 2)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: stop.set())
    running = _opened(lambda: Panel(wired, where, factory, click.echo, key_file=key_file))
    broken = _watched(stop)
    running.start()
    stop.wait()
    running.close()
    if broken:
        _leave(f"The panel met a fault: {broken[0]}", 1)


def _watched(stop: Event) -> list[str]:
    """A thread that met a fault ends the panel, so that whoever started it starts it anew."""
    broken: list[str] = []

    def met(fault: threading.ExceptHookArgs) -> None:
        broken.append(f"{fault.exc_type.__name__}: {fault.exc_value}")
        stop.set()

    threading.excepthook = met
    return broken


def _wired(name: str) -> "Wiring":
    from hardware.wiring import READY, WiringError, load, ready_made

    try:
        return ready_made(name) if name in READY else load(Path(name))
    except WiringError as error:
        _leave(str(error), 2)


def _factory(pins: Any, chip: str) -> Any:
    from hardware.factory import factory

    return _opened(lambda: factory(pins, chip))


def _opened(open_pins: Callable[[], Opened]) -> Opened:
    """What works with pins, or a sentence about why it cannot."""
    from hardware.factory import NoPins

    try:
        return open_pins()
    except NoPins as error:
        _leave(str(error), NO_PINS)


def _leave(why: str, code: int) -> NoReturn:
    click.echo(why, err=True)
    sys.exit(code)

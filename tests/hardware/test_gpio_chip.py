"""The chip of the header is found by its label on every Pi, or named; never guessed."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from hardware import factory as factories
from hardware import gpio_chip
from hardware.cli import NO_PINS, panel
from hardware.gpio_chip import GpioChip, NoChip, chips, chosen

FOUR = (
    GpioChip("/dev/gpiochip0", "pinctrl-bcm2711"),
    GpioChip("/dev/gpiochip1", "raspberrypi-exp-gpio"),
)
FIVE = (
    GpioChip("/dev/gpiochip0", "gpio-brcmstb@107d508500"),
    GpioChip("/dev/gpiochip10", "gpio-brcmstb@107d517c00"),
    GpioChip("/dev/gpiochip4", "pinctrl-rp1"),
)
ZERO = (GpioChip("/dev/gpiochip0", "pinctrl-bcm2835"),)
OTHER = (
    GpioChip("/dev/gpiochip0", "gpio-sim.0-node0"),
    GpioChip("/dev/gpiochip1", "9030000.pl061"),
)


@pytest.mark.parametrize(("found", "number"), [(FOUR, 0), (FIVE, 4), (FIVE[::-1], 4), (ZERO, 0)])
def test_the_header_is_found_by_its_label(found: tuple[GpioChip, ...], number: int) -> None:
    assert chosen(found).number == number


@pytest.mark.parametrize("named", ["pinctrl-rp1", "/dev/gpiochip4", "gpiochip4", "4"])
def test_a_chip_is_named_by_label_path_name_or_number(named: str) -> None:
    assert chosen(FIVE, named) == FIVE[2]
    # On a board with no chip that is known, too.
    assert chosen(OTHER, "gpiochip1").label == "9030000.pl061"


def test_what_is_not_there_is_told_with_what_is() -> None:
    with pytest.raises(NoChip, match=r"^There is no GPIO chip “9” here: there are gpiochip0 \(pin"):
        chosen(FOUR, "9")
    with pytest.raises(NoChip, match=r"^No chip here is a Pi's header: .*9030000\.pl061.* --chip"):
        chosen(OTHER)
    for named in ("", "gpiochip0"):
        with pytest.raises(NoChip, match=r"^There is no /dev/gpiochip here"):
            chosen([], named)


def test_a_file_that_is_no_chip_is_none(tmp_path: Path) -> None:
    assert chips(str(tmp_path / "gpiochip*")) == []
    (tmp_path / "gpiochip0").touch()
    with pytest.raises(OSError):  # noqa: PT011  # whatever the kernel says
        chips(str(tmp_path / "gpiochip*"))


@pytest.mark.parametrize("pins", ["gpiod", "lgpio"])
def test_the_wiring_names_the_chip_and_the_command_line_overrides_it(
    pins: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []

    def factory(which: str, chip: str) -> None:
        asked.append((which, chip))
        raise factories.NoPins("none here")

    monkeypatch.setattr(factories, "factory", factory)
    wiring = tmp_path / "my.toml"
    wiring.write_text('name = "Ours"\nchip = "pinctrl-rp1"\n[lamps]\nstatus = { pin = 4 }\n')
    for words in ([], ["--chip", "gpiochip1"]):
        for command in ([], ["test"]):
            given = [*command, "--pins", pins, "--wiring", str(wiring), *words]
            assert CliRunner().invoke(panel, given).exit_code == NO_PINS
    assert asked == [(pins, "pinctrl-rp1")] * 2 + [(pins, "gpiochip1")] * 2


def test_without_a_chip_the_panel_says_so_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpio_chip, "glob", lambda _: [])
    done = CliRunner().invoke(panel, ["test"])
    assert done.exit_code == NO_PINS
    assert done.stderr.startswith("There is no /dev/gpiochip here")

"""The wiring as a picture: every part of the file is in it, and the documents' one is fresh."""

import os
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from hardware.cli import panel
from hardware.header import SPOTS
from hardware.wiring import READY, decoded, load, parts, ready_made
from hardware.wiring_svg import wiring_svg

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs" / "pictures"
ODD = Path(__file__).with_name("odd.toml")


@pytest.mark.parametrize("name", READY)
def test_the_documents_picture_is_fresh(name: str) -> None:
    """If not: honor-hub panel wiring --svg --wiring NAME --file docs/pictures/wiring-NAME.svg"""
    drawn = (PICTURES / f"wiring-{name}.svg").read_text(encoding="utf-8")
    assert drawn == wiring_svg(ready_made(name))


def test_an_odd_wiring_is_drawn_as_it_was() -> None:
    """Look at the picture after HONOR_HUB_TESTS_RECORD=1 has drawn it anew."""
    picture, drawn = ODD.with_suffix(".svg"), wiring_svg(load(ODD))
    if os.environ.get("HONOR_HUB_TESTS_RECORD"):
        picture.write_text(drawn, encoding="utf-8")
    assert drawn == picture.read_text(encoding="utf-8")


def texts(svg: str) -> list[str]:
    return [
        each.text or "" for each in ElementTree.fromstring(svg).iter() if each.tag[-4:] == "text"
    ]


@pytest.mark.parametrize("name", READY)
def test_every_part_is_in_the_picture(name: str) -> None:
    wiring = ready_made(name)
    said = texts(wiring_svg(wiring))
    for _, wired in parts(wiring):
        assert f"GPIO {wired.pin}" in said
    for physical in range(1, 41):
        assert str(physical) in said
    lamps = sum(light is not None for light in (wiring.lamps.deck, wiring.lamps.status))
    lamps += len(wiring.seats)
    assert said.count("330 Ω") == lamps
    for chair in wiring.seats:
        assert f"Seat {chair.seat}" in said
        assert all(f"Seat {chair.seat}: {key.label}" in said for key in chair.buttons)


@pytest.mark.parametrize("name", READY)
def test_no_two_parts_lie_over_each_other(name: str) -> None:
    root = ElementTree.fromstring(wiring_svg(ready_made(name)))
    space = "{http://www.w3.org/2000/svg}"
    heights: dict[str, list[float]] = {"start": [], "end": []}
    for group in root.iter(f"{space}g"):
        label = next(each for each in group.iter(f"{space}text") if each.get("class") == "name")
        heights[str(label.get("text-anchor"))].append(float(str(label.get("y"))))
    total = float(str(root.get("viewBox")).split()[3])
    for side in heights.values():
        assert side == sorted(side)
        assert all(low - high >= 50 for high, low in pairwise(side))
        assert all(0 < y < total for y in side)


def test_a_full_board_and_odd_names_still_make_a_picture() -> None:
    keys = "\n".join(
        f'[[buttons]]\nlabel = "<{pin}> & co"\ndoes = ["x"]\npin = {pin}'
        for pin in SPOTS
        if pin > 1
    )
    text = f'name = "A \\"full\\" <board>"\n{keys}'
    said = texts(wiring_svg(decoded(text.encode(), "x")))
    assert 'A "full" <board>' in said
    assert "<27> & co" in said


def test_the_command_draws_to_a_file_or_to_the_terminal(tmp_path: Path) -> None:
    run = CliRunner().invoke
    shown = run(panel, ["wiring", "--svg", "--wiring", "seven"])
    assert shown.stdout == wiring_svg(ready_made("seven"))
    out = tmp_path / "wiring.svg"
    assert run(panel, ["wiring", "--svg", "--file", str(out)]).exit_code == 0
    assert out.read_text(encoding="utf-8") == wiring_svg(ready_made("four"))
    listed = run(panel, ["wiring"]).stdout
    assert "seat 4 lamp" in listed
    assert "held 1 s" in listed

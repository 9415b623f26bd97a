"""docs/hardware.md: its wiring file reads, and what it points to is there."""

import re
from pathlib import Path

from click.testing import CliRunner

from hardware.cli import panel
from hardware.wiring import decoded

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hardware.md").read_text(encoding="utf-8")


def test_the_wiring_file_of_the_page_reads() -> None:
    found = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    wiring = decoded(found[1].encode(), "hardware.md")
    assert wiring.name == "Our table"
    assert wiring.seats[0].buttons[0].does == ("take", "pay-honor")


def test_every_file_the_page_links_to_exists() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert links
    assert [link for link in links if not (ROOT / "docs" / link).exists()] == []


def test_every_option_the_page_names_exists() -> None:
    run = CliRunner().invoke
    known = "".join(run(panel, [*words, "--help"]).output for words in ([], ["test"], ["wiring"]))
    for line in re.findall(r"honor-hub panel[^`\n]*", PAGE):
        for option in re.findall(r"--[a-z-]+", line):
            assert option in known, line

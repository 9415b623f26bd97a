"""One version everywhere: the package's, the program's, the changelog's and the protocol page's."""

import re
import tomllib

from hub import __version__
from tests.docs.names import ROOT


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_program_has_the_packages_version() -> None:
    assert tomllib.loads(page("pyproject.toml"))["project"]["version"] == __version__


def test_the_changelogs_newest_release_is_this_one_with_its_day() -> None:
    headings = re.findall(r"^## (.+)$", page("CHANGELOG.md"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(__version__)} - \d{{4}}-\d\d-\d\d", headings[1])


def test_the_example_of_the_protocol_page_is_of_this_version() -> None:
    assert f'"ok": true, "version": "{__version__}"' in page("docs/protocol.md")

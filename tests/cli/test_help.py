"""What `--help` says of every command: its options, their defaults, and what they are for."""

from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from hub import __version__
from hub.cli.main import commands
from tests.cli.transcript import Transcript

RECORDED = Path(__file__).parent / "recorded"
# Its help is that of a shell script.
NO_HELP = ("install",)


def _paths(group: click.Group, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Our own commands, each after the group it belongs to."""
    for name, command in group.commands.items():
        if name in NO_HELP or not str(command.callback.__module__).startswith("hub."):
            continue
        yield (*above, name)
        if isinstance(command, click.Group):
            yield from _paths(command, (*above, name))


def test_every_command_says_what_it_is_for_and_what_it_can_be_told() -> None:
    said = Transcript()
    for path in _paths(commands):
        said.type(*path, "--help")
    said.check(RECORDED / "help.txt")


def test_help_of_the_hub_itself_names_every_command_and_has_a_short_way() -> None:
    asked = Transcript()
    short, whole = asked.type("-h").output, asked.type("--help").output
    assert short == whole
    assert "panel" in commands.commands  # Which comes from outside, by its entry point.
    for name in commands.commands:
        assert f"\n  {name} " in whole


def test_the_version_is_named_with_the_hub() -> None:
    assert Transcript().type("--version").output == f"honor-hub, version {__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("restore", "FOLDER"),
        ("nights", "export", "ABC", "FOLDER"),
        ("damaged", "export", "ABC", "FOLDER"),
        ("hotspot", "on", "--file", "FOLDER"),
        ("hotspot", "off", "--file", "FOLDER"),
        ("serve", "--settings", "FOLDER"),
        ("doctor", "--settings", "FOLDER"),
        ("backup", "copy", "--state", "FILE"),
        ("tournament", "check", "--state", "FILE"),
    ],
)
def test_a_folder_where_a_file_belongs_is_refused_and_a_file_for_a_folder(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "FILE").touch()
    places = {"FOLDER": str(tmp_path), "FILE": str(tmp_path / "FILE")}
    said = Transcript().type(*(places.get(word, word) for word in words))
    kind = "File" if "FOLDER" in words else "Directory"
    other = "directory" if kind == "File" else "file"
    place = places["FOLDER" if kind == "File" else "FILE"]
    assert said.exit_code == 2
    assert f"{kind} '{place}' is a {other}." in said.output

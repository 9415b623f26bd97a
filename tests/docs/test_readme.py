"""The README's own example runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def example() -> str:
    found = re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_game_in_the_readme_plays_to_its_score(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example(), "README.md", "exec"), {})
    said = capsys.readouterr().out
    assert re.match(r"(honor|swordmaster|points) \[\('", said)


def test_the_game_in_the_readme_is_twenty_lines_or_so() -> None:
    lines = [line for line in example().splitlines() if line.strip()]
    assert len(lines) <= 20


def test_every_command_the_readme_names_exists() -> None:
    from hub.cli.main import commands

    named = set(re.findall(r"`honor-hub ([\w-]+)", (ROOT / "README.md").read_text()))
    assert named
    assert named <= set(commands.commands)


def test_every_file_the_readme_links_to_exists() -> None:
    for page in ("README.md", "hub/rules/README.md"):
        text = (ROOT / page).read_text()
        for link in re.findall(r"\]\(([^)]+)\)", text):
            if "://" in link:
                continue
            assert ((ROOT / page).parent / link).exists(), f"{page}: {link}"

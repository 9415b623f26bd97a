"""The pages' styles: steps of one scale, each file in a layer, nothing that is not there."""

import re
from pathlib import Path

import pytest

from tests.static.scripts import SCRIPTS, modules
from tests.static.stylesheets import (
    SCALE,
    STATIC,
    bare,
    declarations,
    imports,
    own_sizes,
    sheets,
    used,
)

MOST_LETTERS = 10
MOST_SPACES = 12
# A game may bring corners and shadows of its own; the rest is the same everywhere.
ONLY_OF_THE_SCALE = ("--text-", "--space-", "--motion-", "--base-")


def _steps(selector: str) -> dict[str, str]:
    said = declarations(SCALE.read_text("utf-8"))
    return {each.name: each.value for each in said if selector in each.selector}


def _named(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(STATIC)) for path in paths]


def test_there_are_few_sizes_of_letters_and_few_spaces() -> None:
    steps = _steps(":root")
    assert len([name for name in steps if name.startswith("--text-")]) == MOST_LETTERS
    assert len([name for name in steps if name.startswith("--space-")]) == MOST_SPACES


def test_what_is_scaled_as_a_whole_reads_the_same_steps() -> None:
    steps, scaled = _steps(":root"), _steps(".scaled")
    for name, value in steps.items():
        if name.startswith(("--text-", "--space-")):
            assert scaled[name] == value.replace("rem", "em"), name


def test_no_style_brings_a_size_of_its_own() -> None:
    own = {
        str(path.relative_to(STATIC)): found
        for path in sheets()
        if path != SCALE and (found := own_sizes(path.read_text("utf-8")))
    }
    assert own == {}


@pytest.mark.parametrize(
    "planted",
    [
        "font-size: 0.93rem",
        "font-size: min(1.3em, 4vw)",
        "font: 700 1.1rem / 1.2 var(--display)",
        "margin-inline-start: 3px",
        "padding: var(--space-8) 0.7rem",
        "padding: calc(1rem - 2px)",
        "gap: 0.6rem",
        "border-radius: 0.5rem",
        "border-radius: 50%",
        "box-shadow: 0 0 1rem var(--lamp)",
        "box-shadow: inset 0 0 0 var(--line)",
        "transition: opacity 0.2s",
        "animation: rise 180ms ease-out",
    ],
)
def test_a_size_of_its_own_is_found(planted: str) -> None:
    good = "gap: 0 var(--space-8); font-size: min(var(--text-m), 6vw); margin: 0 auto"
    assert own_sizes(f".a:hover {{ {good}; color: red }}") == []
    assert own_sizes(f"@media (max-width: 9rem) {{ .a {{ {good}; {planted} }} }}") != []


def test_only_the_scale_says_what_a_step_is() -> None:
    said = [
        f"{path.name}: {each}"
        for path in sheets()
        if path != SCALE
        for each in declarations(path.read_text("utf-8"))
        if each.name.startswith(ONLY_OF_THE_SCALE)
    ]
    assert said == []


def test_every_style_lies_in_a_layer() -> None:
    """Where a file is listed its layer is named; whoever lists files says nothing else."""
    order = re.search(r"@layer ([\w, ]+);", SCALE.read_text("utf-8"))
    assert order is not None
    layers = set(order[1].split(", "))
    listed = {each: layer for path in sheets() for each, layer in imports(path)}
    lists = [path for path in sheets() if imports(path)]
    assert [str(each) for path in lists for each in declarations(path.read_text("utf-8"))] == []
    plain = [path for path in sheets() if path not in lists and path != SCALE]
    assert _named([path for path in plain if listed.get(path) not in layers]) == []


def test_every_style_is_listed_by_a_page_or_a_game() -> None:
    listed = {each for path in sheets() for each, _ in imports(path)}
    pages = [STATIC / "css" / f"{each.parent.name}.css" for each in SCRIPTS.glob("*/main.ts*")]
    roots = {*pages, *SCRIPTS.glob("games/*/face.css")}
    assert _named([path for path in sheets() if path not in listed | roots]) == []


def test_every_variable_that_is_used_is_set_somewhere() -> None:
    styles = {path: bare(path.read_text("utf-8")) for path in sheets()}
    scripts = "".join(path.read_text("utf-8") for path in modules(SCRIPTS))
    known = {name for text in styles.values() for name in re.findall(r"(--[\w-]+):", text)}
    known |= set(re.findall(r"--[\w-]+", scripts))
    missing = [
        f"{path.name}: {each}" for path, text in styles.items() for each in used(text) - known
    ]
    assert missing == []

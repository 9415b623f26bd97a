"""Pages name only classes, modules and files that exist, and the glossary has each word once."""

import re
from pathlib import Path

import pytest

from tests.docs import names
from tests.docs.names import ROOT

GLOSSARY = ROOT / "docs/glossary.md"

# Pages about the code. Others speak of the wire, of people and of files on somebody's machine.
ABOUT_CODE = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *(ROOT / "docs" / name for name in ("architecture.md", "glossary.md", "measurements.md")),
    *sorted((ROOT / "docs/decisions").glob("*.md")),
]
PAGES = [*ABOUT_CODE, *(page for page in (ROOT / "docs").glob("*.md") if page not in ABOUT_CODE)]

# Made by `make assets` or by tests, and not in every checkout.
BUILT = {"hub/web/assets/", "manifest.json", "test-output/screens/"}


def _id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=_id)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    assert set(names.missing_files(page.read_text(encoding="utf-8"))) - BUILT == set()


@pytest.mark.parametrize("page", ABOUT_CODE, ids=_id)
def test_every_class_that_a_page_names_exists(page: Path) -> None:
    assert names.missing_classes(page.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "wrong",
    ["`Tabel`", "`Table.sumbit`", "`limits.Table`", "see `Who.seat` there"],
)
def test_a_wrong_class_is_found(wrong: str) -> None:
    assert len(names.missing_classes(f"It is {wrong}.")) == 1


@pytest.mark.parametrize("wrong", ["`tables/house.py`", "`hub/deeds/`", "`docs/glosary.md`"])
def test_a_wrong_file_is_found(wrong: str) -> None:
    assert len(names.missing_files(f"It is {wrong}.")) == 1


def test_what_a_page_names_rightly_is_found() -> None:
    page = "`Table`, `RunningGame.submit`, `limits.Places`, `tables/table.py`, `hub/rules/`"
    assert names.missing_classes(page) == names.missing_files(page) == []
    assert names.missing_files("`/etc/elsewhere.toml` and `hub/rules/<key>/view.py`") == []


def rows() -> list[tuple[str, str, str]]:
    """Of the glossary: word, meaning, where."""
    found = re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", GLOSSARY.read_text("utf-8"), re.M)
    return [row for row in found if row[0] != "word"]


def test_each_word_of_the_glossary_has_one_meaning() -> None:
    words = [word for row in rows() for word in row[0].split(", ")]
    assert len(words) > 80
    assert sorted(words) == sorted(set(words))


def test_each_word_of_the_glossary_is_said_in_one_sentence_and_lives_somewhere() -> None:
    for word, meaning, where in rows():
        assert re.fullmatch(r"[A-Z].*\.", meaning), word
        assert not re.search(r"\. [A-Z]", meaning), word
        assert names.spans(where), word

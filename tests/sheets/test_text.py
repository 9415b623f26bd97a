"""A sheet as TOML: what is written reads back, and what cannot be read says where."""

import tomllib

import msgspec
import pytest

from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.sheets.shelf import Shelf
from hub.sheets.text import read, written

SHELF = Shelf(GAMES["solo"])


@pytest.mark.parametrize("sheet", SHELF.all(), ids=lambda sheet: str(sheet.key))
def test_what_is_written_reads_back(sheet: msgspec.Struct) -> None:
    data = msgspec.to_builtins(sheet)
    assert msgspec.convert(read(written(data)), type(sheet)) == sheet


@pytest.mark.parametrize("name", ['a "b" c', "back\\slash", "Yagyū — ★", "='[{#"])
def test_any_printable_text_reads_back(name: str) -> None:
    assert read(written({"name": name, "rows": [{"part": name}]})) == {
        "name": name,
        "rows": [{"part": name}],
    }


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = \nc = 3\n", 2), ("= 1", 1), ("a = 1\nb = [1,\n", 3)]
)
def test_what_is_no_toml_says_at_which_line(text: str, line: int) -> None:
    with pytest.raises(Refusal) as refusal:
        read(text)
    assert refusal.value.code == "sheet-unreadable"
    assert refusal.value.reason.params == {"line": line}


def test_what_is_nested_too_deeply_is_refused_like_anything_unreadable() -> None:
    with pytest.raises(Refusal, match=r"^sheet-unreadable$"):
        read("a = " + "[" * 20_000)


def test_a_number_too_long_to_be_read_is_refused_like_anything_unreadable() -> None:
    with pytest.raises(Refusal, match=r"^sheet-unreadable$"):
        read("life = " + "9" * 5000)


def test_a_key_of_thousands_of_parts_is_refused_before_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def parse(_: str) -> None:
        raise AssertionError("it was read")

    monkeypatch.setattr(tomllib, "loads", parse)
    for text in ("a = 1\n" + "a." * 8_000 + "a = 1\n", "b = 1\n[" + "a . " * 4_000 + "a]"):
        with pytest.raises(Refusal) as refusal:
            read(text)
        assert refusal.value.reason.params == {"line": 2}

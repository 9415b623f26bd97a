"""A sheet as TOML: what is written reads back, and what cannot be read says where."""

import tomllib

import msgspec
import pytest

from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.sheets.shelf import Shelf
from hub.sheets.text import Toml, read, written

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


def test_a_sheet_is_written_for_people_to_read() -> None:
    rows: list[Toml] = [{"part": "head", "hits": [1, 2]}, {"part": "arm", "hits": []}]
    data: dict[str, Toml] = {"key": "x", "ours": True, "hard": False, "rows": rows}
    assert written({**data, "more": {"a": 1, "b": "c"}, "stars": 3}) == (
        'key = "x"\n'
        "ours = true\n"
        "hard = false\n"
        "rows = [\n"
        '    { part = "head", hits = [1, 2] },\n'
        '    { part = "arm", hits = [] },\n'
        "]\n"
        "stars = 3\n"
        "\n"
        "[more]\n"
        "a = 1\n"
        'b = "c"\n'
    )
    with pytest.raises(TypeError, match=r"^no sheet holds a float$"):
        written({"life": 1.5})


def test_a_line_has_at_most_a_hundred_dots() -> None:
    for dots, code in ((100, ""), (101, "sheet-unreadable")):
        text = "# " + "." * dots
        if not code:
            assert read(text) == {}
            continue
        with pytest.raises(Refusal, match=f"^{code}$") as refusal:
            read(f"a = 1\n\n{text}")
        assert refusal.value.reason.params == {"line": 3}


def test_what_does_not_say_where_it_broke_is_blamed_on_the_first_line() -> None:
    with pytest.raises(Refusal) as refusal:
        read("a = 1\nlife = " + "9" * 5000)
    assert refusal.value.reason.params == {"line": 1}

"""Sheets: each kind of mistake is one clear line in both languages, and no file of ours has any."""

import copy
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from hub.rules.contract.refusal import Reason
from hub.rules.contract.value import JsonValue
from hub.rules.solo.concentration import BY_KEY
from hub.rules.solo.options import Options
from hub.rules.solo.sheet import PARTS, Sheet
from hub.rules.solo.sheet_checks import mistakes
from hub.rules.solo.straw import STRAW_MAN
from hub.rules.solo.vocabulary import VOCABULARY
from hub.words.catalogue import LANGUAGES, Catalogue
from hub.words.translator import Translator
from tests.rules.solo.arranged import RULES, SHELF

GOOD: dict[str, Any] = msgspec.to_builtins(STRAW_MAN)
Data = dict[str, Any]


def spoilt(change: Callable[[Data], object]) -> Data:
    data = copy.deepcopy(GOOD)
    for name in ("resistance", "rows", "body", "dice"):
        data[name] = list(data[name])
    change(data)
    return data


def put(*path: str | int, value: Any) -> Callable[[Data], None]:
    """Sets one value, wherever it lies."""

    def change(data: Any) -> None:
        *way, last = path
        for step in way:
            data = data[step]
        data[last] = value

    return change


def swap(name: str, one: int, other: int) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        rows = data[name]
        rows[one], rows[other] = rows[other], rows[one]

    return change


MEASURED = {"duels": 10, "won": 4, "seed": "x"}

# What is done to a good sheet, and all that is said of it.
MISTAKES: list[tuple[Callable[[Data], object], list[tuple[str, dict[str, Any]]]]] = [
    (lambda d: d.pop("stars"), [("sheet-field-missing", {"where": "sheet", "name": "stars"})]),
    (lambda d: d.pop("body"), [("sheet-field-missing", {"where": "sheet", "name": "body"})]),
    (
        lambda d: d["rows"][5].pop("guard"),
        [("sheet-field-missing", {"where": "rows 6", "name": "guard"})],
    ),
    (put("colour", value=1), [("sheet-field-unknown", {"where": "sheet", "name": "colour"})]),
    (
        put("rows", 0, "armour", value=1),
        [("sheet-field-unknown", {"where": "rows 1", "name": "armour"})],
    ),
    (put("life", value="ten"), [("sheet-no-number", {"where": "sheet, life"})]),
    (put("ki", value=True), [("sheet-no-number", {"where": "sheet, ki"})]),
    (put("dice", 4, value=2.5), [("sheet-no-number", {"where": "dice 5"})]),
    (
        put("stars", value=5),
        [("sheet-out-of-range", {"where": "sheet, stars", "low": 1, "high": 4})],
    ),
    (
        put("rows", 2, "defence", value=-1),
        [("sheet-out-of-range", {"where": "rows 3, defence", "low": 0, "high": 40})],
    ),
    (put("dice", 0, value=4), [("sheet-out-of-range", {"where": "dice 1", "low": 1, "high": 3})]),
    (put("key", value="Oda Nobunaga"), [("sheet-wrong-key", {"high": 40})]),
    (put("key", value="../hosts"), [("sheet-wrong-key", {"high": 40})]),
    (put("key", value="-oda"), [("sheet-wrong-key", {"high": 40})]),
    (put("name", value=""), [("sheet-wrong-name", {"high": 40})]),
    (put("name", value="a\nb"), [("sheet-wrong-name", {"high": 40})]),
    (put("name", value=" Oda"), [("sheet-wrong-name", {"high": 40})]),
    (put("ours", value=1), [("sheet-no-truth", {"where": "sheet, ours"})]),
    (put("body", 5, "deep", value="yes"), [("sheet-no-truth", {"where": "body 7, deep"})]),
    (put("dice", value=3), [("sheet-no-list", {"where": "dice"})]),
    (put("rows", value={}), [("sheet-no-list", {"where": "rows"})]),
    (put("resistance", value="4"), [("sheet-no-list", {"where": "resistance"})]),
    (put("body", value=7), [("sheet-no-list", {"where": "body"})]),
    (lambda d: d["dice"].pop(), [("sheet-dice-rounds", {"count": 19, "high": 20})]),
    (put("resistance", value=[]), [("sheet-no-resistance", {})]),
    (put("resistance", 1, "attack", value=3), [("sheet-resistance-order", {"attack": 3})]),
    (put("resistance", 1, "loss", value=1), [("sheet-resistance-order", {"attack": 6})]),
    (put("prices", value=8), [("sheet-no-list", {"where": "prices"})]),
    (put("prices", value=[8]), [("sheet-no-table", {"where": "prices 1"})]),
    (
        put("prices", value=[{"reward": "horse", "cost": 8}]),
        [("sheet-reward-unknown", {"where": "prices 1", "rewards": tuple(BY_KEY)})],
    ),
    (
        put("prices", value=[{"reward": "edge", "cost": 8}, {"reward": "edge", "cost": 9}]),
        [("sheet-reward-twice", {"where": "prices 2"})],
    ),
    (
        put("body", 1, "part", value="tail"),
        [("sheet-part-unknown", {"where": "body 3", "parts": PARTS})],
    ),
    (put("body", 1, "part", value="left-hand"), [("sheet-part-named-twice", {"where": "body 3"})]),
    (lambda d: d["rows"].pop(6), [("sheet-sum-missing", {"where": "rows", "sum": 7})]),
    (lambda d: d["body"].pop(0), [("sheet-sum-missing", {"where": "body", "sum": 2})]),
    (
        lambda d: d["rows"].insert(6, dict(d["rows"][6])),
        [("sheet-sum-twice", {"where": "rows", "sum": 7})],
    ),
    (swap("rows", 2, 3), [("sheet-sum-order", {"where": "rows"})]),
    (swap("body", 2, 3), [("sheet-sum-order", {"where": "body"})]),
    (put("rows", 4, value="row"), [("sheet-no-table", {"where": "rows #5"})]),
    (put("measured", value=7), [("sheet-no-table", {"where": "measured"})]),
    (put("measured", value={**MEASURED, "won": 11}), [("sheet-won-too-often", {})]),
    (put("measured", value={**MEASURED, "seed": ""}), [("sheet-wrong-seed", {"high": 40})]),
]


@pytest.mark.parametrize(("change", "said"), MISTAKES, ids=range(len(MISTAKES)))
def test_each_kind_of_mistake_is_found_where_it_stands(
    change: Callable[[Data], object], said: list[tuple[str, dict[str, Any]]]
) -> None:
    found = mistakes(spoilt(change))
    assert [(each.code, each.params) for each in found][: len(said)] == said
    # A row that is no table has no sum either, which is all that may follow.
    assert {each.code for each in found[len(said) :]} <= {"sheet-sum-missing"}


# Every number of a sheet, and from where to where it may be.
SPANS: list[tuple[tuple[str | int, ...], str, int, int]] = [
    (("stars",), "sheet, stars", 1, 4),
    (("foe_life",), "sheet, foe_life", 1, 60),
    (("life",), "sheet, life", 1, 60),
    (("ki",), "sheet, ki", 0, 60),
    (("dice", 0), "dice 1", 1, 3),
    (("resistance", 0, "attack"), "resistance 1, attack", 1, 40),
    (("resistance", 0, "loss"), "resistance 1, loss", 1, 60),
    (("rows", 2, "defence"), "rows 3, defence", 0, 40),
    (("rows", 2, "guard"), "rows 3, guard", 0, 40),
    (("rows", 2, "life"), "rows 3, life", 0, 60),
    (("rows", 2, "wound"), "rows 3, wound", 0, 2),
    (("body", 1, "life"), "body 3, life", 0, 60),
    (("body", 1, "ki"), "body 3, ki", 0, 60),
    (("prices", 0, "cost"), "prices 1, cost", 1, 99),
    (("measured", "duels"), "measured, duels", 1, 1_000_000),
    (("measured", "won"), "measured, won", 0, 1_000_000),
]


@pytest.mark.parametrize(("path", "where", "low", "high"), SPANS, ids=[each[1] for each in SPANS])
def test_a_number_may_be_all_that_is_said_of_it_and_no_more(
    path: tuple[str | int, ...], where: str, low: int, high: int
) -> None:
    def out_of_range(value: int) -> list[dict[str, Any]]:
        def change(data: Data) -> None:
            data["measured"] = dict(MEASURED)
            data["prices"] = [{"reward": "edge", "cost": 18}]
            put(*path, value=value)(data)

        found = mistakes(spoilt(change))
        return [dict(each.params) for each in found if each.code == "sheet-out-of-range"]

    assert out_of_range(low) == out_of_range(high) == []
    said = [{"where": where, "low": low, "high": high}]
    assert out_of_range(low - 1) == out_of_range(high + 1) == said


@pytest.mark.parametrize(
    "change",
    [
        put("rows", 3, "life", value=0),
        put("rows", 3, "wound", value=1),
        put("body", 1, "ki", value=1),
        put("body", 1, "life", value=0),
        put("body", 5, "life", value=2),
        put("prices", value=[]),
        put("prices", value=[{"reward": "cut-3", "cost": 3}, {"reward": "breath", "cost": 1}]),
    ],
)
def test_what_a_booklet_might_print_is_no_mistake(change: Callable[[Data], object]) -> None:
    """Rows and parts without harm or with several costs, and another price list."""
    assert mistakes(spoilt(change)) == ()


def test_every_code_of_a_mistake_is_tried() -> None:
    tried = {code for _, said in MISTAKES for code, _ in said}
    known = {code for code in VOCABULARY.refusals if code.startswith("sheet-")}
    assert tried == known


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_mistake_is_one_clear_line(language: str) -> None:
    telling = Translator(Catalogue(language, "solo", strict=True))
    for change, _ in MISTAKES:
        for found in mistakes(spoilt(change)):
            line = telling.reason(found)
            assert "\n" not in line
            assert str(found.params.get("where", "")) in line


@pytest.mark.parametrize("nonsense", [None, 1, "sheet", [], [GOOD], {}, {"rows": [None]}])
def test_nonsense_is_a_mistake_and_never_a_failure(nonsense: JsonValue) -> None:
    assert mistakes(nonsense)


# Too long for Python to write down, and for an answer to carry.
HUGE = 16**5000


@pytest.mark.parametrize(
    "path",
    [
        ("life",),
        ("dice", 0),
        ("rows", 0, "sum"),
        ("body", 0, "sum"),
        ("body", 0, "part"),
        ("resistance", 0, "attack"),
        ("resistance", 1, "attack"),
        ("resistance", 1, "loss"),
    ],
)
@pytest.mark.parametrize("number", [HUGE, -HUGE, 10**30], ids=("huge", "minus", "long"))
def test_a_huge_number_is_a_mistake_that_can_be_told(
    path: tuple[str | int, ...], number: int
) -> None:
    found = mistakes(spoilt(put(*path, value=number)))
    assert found
    assert msgspec.json.encode(found)


def test_all_mistakes_are_found_at_once() -> None:
    data = spoilt(lambda d: (d.pop("ki"), put("stars", value=9)(d), put("name", value="")(d)))
    assert {each.code for each in mistakes(data)} == {
        "sheet-field-missing",
        "sheet-out-of-range",
        "sheet-wrong-name",
    }


def test_a_good_sheet_has_no_mistake_and_is_built_as_it_stands() -> None:
    assert mistakes(GOOD) == ()
    assert RULES.sheets is not None
    assert RULES.sheets.built(GOOD) == STRAW_MAN


def test_a_table_takes_no_sheet_with_a_mistake() -> None:
    data = {"players": 1, "sheet": spoilt(put("stars", value=1))}
    assert msgspec.convert(data, Options).sheet == STRAW_MAN
    data["sheet"] = spoilt(lambda d: d["rows"].pop(6))
    said = r"^the sheet has a mistake: sheet-sum-missing \{'where': 'rows', 'sum': 7\}$"
    with pytest.raises(msgspec.ValidationError, match=said):
        msgspec.convert(data, Options)


def test_a_mistake_is_a_reason_like_any_other() -> None:
    (found,) = mistakes(spoilt(put("life", value=0)))
    assert isinstance(found, Reason)


def ours() -> list[Sheet]:
    return [sheet for sheet in SHELF.all() if sheet.ours]


def test_no_file_of_ours_fails_and_all_are_marked_as_ours() -> None:
    found = SHELF.all()
    assert found == ours()
    assert len({sheet.key for sheet in found}) == len({sheet.name for sheet in found}) == len(found)


@pytest.mark.parametrize("stars", [1, 2, 3, 4])
def test_there_are_three_of_each_number_of_stars(stars: int) -> None:
    assert len([sheet for sheet in ours() if sheet.stars == stars]) >= 3


def test_every_sheet_lets_the_first_rounds_be_as_printed_or_kinder() -> None:
    """Rounds 1 to 3 of the printed page say 3, 2 and 1 dice."""
    for sheet in ours():
        assert sheet.dice[:2] == (3, 2)
        assert sheet.dice[2] in (1, 2)

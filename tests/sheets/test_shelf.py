"""The shelf: ours and the saved ones together, and nobody changes ours."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.sheets import shelf as shelves
from hub.sheets.shelf import Shelf
from hub.storage.sheets import SavedSheets


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(GAMES["solo"], SavedSheets(tmp_path))


def typed_in(key: str = "mine", **changes: Any) -> dict[str, Any]:
    """What somebody typed in from a booklet."""
    data: dict[str, Any] = msgspec.to_builtins(Shelf(GAMES["solo"]).get("oda-nobunaga"))
    return {**data, "key": key, "name": "Mine", **changes}


def test_a_saved_sheet_is_there_again_and_after_ours(shelf: Shelf, tmp_path: Path) -> None:
    shelf.save(typed_in())
    again = Shelf(GAMES["solo"], SavedSheets(tmp_path))
    assert [sheet.key for sheet in again.all()][-1] == "mine"
    assert again.get("mine").name == "Mine"


def test_a_saved_sheet_is_not_ours_nor_measured(shelf: Shelf) -> None:
    data = typed_in(ours=True, measured={"duels": 9, "won": 1, "seed": "x"})
    saved = shelf.save(data)
    assert (saved.ours, saved.measured) == (False, None)


def test_saving_again_replaces_what_was_saved(shelf: Shelf) -> None:
    shelf.save(typed_in(life=12))
    shelf.save(typed_in(life=13))
    assert shelf.get("mine").life == 13
    assert len([sheet for sheet in shelf.all() if not sheet.ours]) == 1


def test_nobody_changes_or_deletes_ours(shelf: Shelf) -> None:
    with pytest.raises(Refusal, match=r"^sheet-is-ours$"):
        shelf.save(typed_in("oda-nobunaga"))
    with pytest.raises(Refusal, match=r"^sheet-is-ours$"):
        shelf.delete("oda-nobunaga")


def test_what_has_a_mistake_is_not_saved(shelf: Shelf) -> None:
    with pytest.raises(Refusal, match=r"^sheet-out-of-range$"):
        shelf.save(typed_in(stars=7))
    with pytest.raises(Refusal, match=r"^no-such-sheet$"):
        shelf.get("mine")


@pytest.mark.parametrize("key", ["../hosts", "a/b", "", ".", "A", "x" * 41])
def test_a_key_leads_nowhere_but_into_its_folder(shelf: Shelf, tmp_path: Path, key: str) -> None:
    with pytest.raises(Refusal, match=r"^sheet-wrong-key$"):
        shelf.save(typed_in(key))
    with pytest.raises(Refusal, match=r"^no-such-sheet$"):
        shelf.get(key)
    with pytest.raises(Refusal, match=r"^no-such-sheet$"):
        shelf.delete(key)
    assert list(tmp_path.rglob("*")) == []


def test_a_deleted_sheet_is_gone(shelf: Shelf) -> None:
    shelf.save(typed_in())
    shelf.delete("mine")
    with pytest.raises(Refusal, match=r"^no-such-sheet$"):
        shelf.get("mine")
    with pytest.raises(Refusal, match=r"^no-such-sheet$"):
        shelf.delete("mine")


def test_what_is_taken_away_can_be_brought_in(shelf: Shelf, tmp_path: Path) -> None:
    saved = shelf.save(typed_in())
    other = Shelf(GAMES["solo"], SavedSheets(tmp_path / "other"))
    assert other.bring_in(shelf.written("mine")) == saved


def test_a_file_that_is_too_large_or_unreadable_is_refused(shelf: Shelf) -> None:
    with pytest.raises(Refusal, match=r"^too-large$"):
        shelf.bring_in("#" * (shelves.LARGEST + 1))
    with pytest.raises(Refusal, match=r"^sheet-unreadable$"):
        shelf.bring_in("key = ")


def test_only_so_many_are_kept(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "MOST_SAVED", 2)
    for key in ("one", "two", "one"):
        shelf.save(typed_in(key))
    with pytest.raises(Refusal) as refused:
        shelf.save(typed_in("three"))
    assert (refused.value.code, refused.value.reason.params) == ("too-many-sheets", {"high": 2})


def test_a_file_that_somebody_spoilt_is_left_out_and_says_why(shelf: Shelf, tmp_path: Path) -> None:
    shelf.save(typed_in())
    file = tmp_path / "sheets" / "solo" / "mine.toml"
    file.write_text("key = \n", encoding="utf-8")
    assert all(sheet.ours for sheet in shelf.all())
    with pytest.raises(Refusal, match=r"^sheet-unreadable$"):
        shelf.get("mine")
    shelf.save(typed_in())
    assert shelf.get("mine").name == "Mine"


def test_a_game_without_sheets_has_no_shelf() -> None:
    with pytest.raises(Refusal, match=r"^no-sheets$"):
        Shelf(GAMES["samurai"])


def test_every_file_is_named_by_its_key() -> None:
    for key, sheet in ((each.key, each) for each in Shelf(GAMES["solo"]).all()):
        assert Shelf(GAMES["solo"]).get(key) == sheet


def test_the_easiest_come_first_and_ours_before_the_others(shelf: Shelf) -> None:
    for key, stars, name in (("b", 1, "B"), ("c", 1, "A"), ("a", 4, "A")):
        shelf.save(typed_in(key, stars=stars, name=name))
    found = [(not each.ours, each.stars, each.name) for each in shelf.all()]
    assert found == sorted(found)
    assert [each.key for each in shelf.all()][-3:] == ["c", "b", "a"]


def test_all_that_is_wrong_is_named_without_saving(shelf: Shelf) -> None:
    assert shelf.mistakes(typed_in()) == ()
    codes = [each.code for each in shelf.mistakes(typed_in("A", stars=7))]
    assert codes == ["sheet-out-of-range", "sheet-wrong-key"]


def test_a_long_key_is_not_said_back_in_full(shelf: Shelf) -> None:
    for ask in (shelf.get, shelf.delete):
        with pytest.raises(Refusal) as refused:
            ask("x" * 41)
        assert refused.value.reason.params == {"key": "x" * 40}


def test_where_nobody_can_save_any_ours_are_there_all_the_same() -> None:
    shelf = Shelf(GAMES["solo"])
    assert all(sheet.ours for sheet in shelf.all())
    with pytest.raises(Refusal) as refused:
        shelf.save(typed_in())
    assert (refused.value.code, refused.value.reason.params) == ("too-many-sheets", {"high": 200})
    with pytest.raises(Refusal, match=r"^no-such-sheet$"):
        shelf.delete("mine")


def test_a_file_may_be_as_large_as_that(shelf: Shelf) -> None:
    text = shelf.written("oda-nobunaga").replace("oda-nobunaga", "mine")
    assert shelves.LARGEST == 16_384
    assert shelf.bring_in(text + "#" * (16_384 - len(text))).key == "mine"

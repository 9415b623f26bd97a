"""The routes for sheets: what an editor needs, for the host alone."""

from typing import Any

import pytest

from tests.web.desk import Desk

SHEETS = "/games/solo/sheets"


def typed_in(desk: Desk, **changes: Any) -> dict[str, Any]:
    _, sheet = desk.ask("GET", f"{SHEETS}/oda-nobunaga")
    return {**sheet, "key": "mine", "name": "Mine", "ours": False, **changes}


def text(desk: Desk, key: str) -> str:
    headers = {"Authorization": f"Bearer {desk.key}"}
    answer = desk.client.get(f"/api{SHEETS}/{key}/export", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{key}.toml"'
    return answer.get_data(as_text=True)


def bring_in(desk: Desk, data: bytes) -> Any:
    headers = {"Authorization": f"Bearer {desk.key}"}
    answer = desk.client.post(f"/api{SHEETS}/import", data=data, headers=headers)
    return answer.status_code, answer.get_json(silent=True)


def test_a_game_says_whether_it_has_sheets(desk: Desk) -> None:
    _, games = desk.ask("GET", "/games")
    assert [game["game"] for game in games if game["has_sheets"]] == ["solo"]
    assert {"samurai", "bang"} <= {game["game"] for game in games}
    assert desk.ask("GET", "/games/samurai/sheets")[1]["refusal"]["code"] == "no-sheets"
    assert desk.ask("GET", "/games/chess/sheets")[1]["refusal"]["code"] == "no-such-game"


def test_the_list_has_ours_by_their_stars(desk: Desk) -> None:
    status, sheets = desk.ask("GET", SHEETS)
    assert status == 200
    assert len(sheets) >= 12
    assert [sheet["stars"] for sheet in sheets] == sorted(sheet["stars"] for sheet in sheets)
    assert {"key": "oda-nobunaga", "name": "Oda Nobunaga", "stars": 1, "ours": True} in sheets


def test_a_sheet_is_read_whole(desk: Desk) -> None:
    status, sheet = desk.ask("GET", f"{SHEETS}/oda-nobunaga")
    assert (status, len(sheet["rows"]), len(sheet["dice"])) == (200, 18, 20)
    status, said = desk.ask("GET", f"{SHEETS}/nobody")
    assert (status, said["refusal"]) == (
        404,
        {"code": "no-such-sheet", "params": {"key": "nobody"}},
    )


def test_a_check_answers_with_every_mistake_and_saves_nothing(desk: Desk) -> None:
    assert desk.ask("POST", f"{SHEETS}/check", typed_in(desk)) == (200, {"mistakes": []})
    status, said = desk.ask("POST", f"{SHEETS}/check", typed_in(desk, stars=9, ki="many"))
    assert status == 200
    assert sorted(said["mistakes"], key=lambda each: str(each["code"])) == [
        {"code": "sheet-no-number", "params": {"where": "sheet, ki"}},
        {
            "code": "sheet-out-of-range",
            "params": {"where": "sheet, stars", "low": 1, "high": 4},
        },
    ]
    assert desk.ask("GET", f"{SHEETS}/mine")[0] == 404


def test_a_sheet_is_saved_listed_and_deleted(desk: Desk) -> None:
    status, saved = desk.ask("POST", SHEETS, typed_in(desk, life=13))
    assert (status, saved["life"]) == (201, 13)
    assert desk.ask("GET", f"{SHEETS}/mine")[1] == saved
    assert desk.ask("GET", SHEETS)[1][-1]["key"] == "mine"
    assert desk.ask("DELETE", f"{SHEETS}/mine")[0] == 204
    assert desk.ask("GET", f"{SHEETS}/mine")[0] == 404


def test_saving_refuses_with_the_first_mistake(desk: Desk) -> None:
    status, said = desk.ask("POST", SHEETS, typed_in(desk, stars=9))
    assert (status, said["refusal"]["code"]) == (409, "sheet-out-of-range")
    status, said = desk.ask("POST", SHEETS, typed_in(desk, key="oda-nobunaga"))
    assert (status, said["refusal"]["code"]) == (409, "sheet-is-ours")
    assert desk.ask("DELETE", f"{SHEETS}/oda-nobunaga")[1]["refusal"]["code"] == "sheet-is-ours"


def test_what_is_exported_can_be_imported(desk: Desk) -> None:
    _, saved = desk.ask("POST", SHEETS, typed_in(desk))
    file = text(desk, "mine")
    desk.ask("DELETE", f"{SHEETS}/mine")
    assert bring_in(desk, file.encode()) == (201, saved)
    assert desk.ask("GET", f"{SHEETS}/mine")[1] == saved


@pytest.mark.parametrize(
    ("data", "code", "status"),
    [
        (b"key = ", "sheet-unreadable", 409),
        (b"\xff\xfe", "malformed", 400),
        (b"#" * 16_385, "too-large", 413),
        (b"", "sheet-field-missing", 409),
    ],
)
def test_what_is_no_sheet_is_not_imported(desk: Desk, data: bytes, code: str, status: int) -> None:
    got, said = bring_in(desk, data)
    assert (got, said["refusal"]["code"]) == (status, code)


@pytest.mark.parametrize("key", ["", "x" * 32])
def test_sheets_are_the_hosts(desk: Desk, key: str) -> None:
    status = 403 if key else 401
    for method, path in (
        ("GET", SHEETS),
        ("POST", SHEETS),
        ("POST", f"{SHEETS}/check"),
        ("POST", f"{SHEETS}/import"),
        ("GET", f"{SHEETS}/oda-nobunaga"),
        ("DELETE", f"{SHEETS}/mine"),
        ("GET", f"{SHEETS}/oda-nobunaga/export"),
    ):
        assert desk.ask(method, path, key=key)[0] == status

"""The routes for sheets: what an editor needs, for the host alone."""

from typing import Any

import pytest

from tests.web.host_client import HostClient

SHEETS = "/games/solo/sheets"


def typed_in(host: HostClient, **changes: Any) -> dict[str, Any]:
    _, sheet = host.ask("GET", f"{SHEETS}/oda-nobunaga")
    return {**sheet, "key": "mine", "name": "Mine", "ours": False, **changes}


def text(host: HostClient, key: str) -> str:
    headers = {"Authorization": f"Bearer {host.key}"}
    answer = host.client.get(f"/api{SHEETS}/{key}/export", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{key}.toml"'
    return answer.get_data(as_text=True)


def bring_in(host: HostClient, data: bytes) -> Any:
    headers = {"Authorization": f"Bearer {host.key}"}
    answer = host.client.post(f"/api{SHEETS}/import", data=data, headers=headers)
    return answer.status_code, answer.get_json(silent=True)


def test_a_game_says_whether_it_has_sheets(host: HostClient) -> None:
    _, games = host.ask("GET", "/games")
    assert [game["game"] for game in games if game["has_sheets"]] == ["solo"]
    assert {"samurai", "bang"} <= {game["game"] for game in games}
    assert host.ask("GET", "/games/samurai/sheets")[1]["refusal"]["code"] == "no-sheets"
    assert host.ask("GET", "/games/chess/sheets")[1]["refusal"]["code"] == "no-such-game"


def test_the_list_has_ours_by_their_stars(host: HostClient) -> None:
    status, sheets = host.ask("GET", SHEETS)
    assert status == 200
    assert len(sheets) >= 12
    assert [sheet["stars"] for sheet in sheets] == sorted(sheet["stars"] for sheet in sheets)
    assert {"key": "oda-nobunaga", "name": "Oda Nobunaga", "stars": 1, "ours": True} in sheets


def test_a_sheet_is_read_whole(host: HostClient) -> None:
    status, sheet = host.ask("GET", f"{SHEETS}/oda-nobunaga")
    assert (status, len(sheet["rows"]), len(sheet["dice"])) == (200, 18, 20)
    status, said = host.ask("GET", f"{SHEETS}/nobody")
    assert (status, said["refusal"]) == (
        404,
        {"code": "no-such-sheet", "params": {"key": "nobody"}},
    )


def test_a_check_answers_with_every_mistake_and_saves_nothing(host: HostClient) -> None:
    assert host.ask("POST", f"{SHEETS}/check", typed_in(host)) == (200, {"mistakes": []})
    status, said = host.ask("POST", f"{SHEETS}/check", typed_in(host, stars=9, ki="many"))
    assert status == 200
    assert sorted(said["mistakes"], key=lambda each: str(each["code"])) == [
        {"code": "sheet-no-number", "params": {"where": "sheet, ki"}},
        {
            "code": "sheet-out-of-range",
            "params": {"where": "sheet, stars", "low": 1, "high": 4},
        },
    ]
    assert host.ask("GET", f"{SHEETS}/mine")[0] == 404


def test_a_sheet_is_saved_listed_and_deleted(host: HostClient) -> None:
    status, saved = host.ask("POST", SHEETS, typed_in(host, life=13))
    assert (status, saved["life"]) == (201, 13)
    assert host.ask("GET", f"{SHEETS}/mine")[1] == saved
    assert host.ask("GET", SHEETS)[1][-1]["key"] == "mine"
    assert host.ask("DELETE", f"{SHEETS}/mine")[0] == 204
    assert host.ask("GET", f"{SHEETS}/mine")[0] == 404


def test_saving_refuses_with_the_first_mistake(host: HostClient) -> None:
    status, said = host.ask("POST", SHEETS, typed_in(host, stars=9))
    assert (status, said["refusal"]["code"]) == (409, "sheet-out-of-range")
    status, said = host.ask("POST", SHEETS, typed_in(host, key="oda-nobunaga"))
    assert (status, said["refusal"]["code"]) == (409, "sheet-is-ours")
    assert host.ask("DELETE", f"{SHEETS}/oda-nobunaga")[1]["refusal"]["code"] == "sheet-is-ours"


def test_what_is_exported_can_be_imported(host: HostClient) -> None:
    _, saved = host.ask("POST", SHEETS, typed_in(host))
    file = text(host, "mine")
    host.ask("DELETE", f"{SHEETS}/mine")
    assert bring_in(host, file.encode()) == (201, saved)
    assert host.ask("GET", f"{SHEETS}/mine")[1] == saved


@pytest.mark.parametrize(
    ("data", "code", "status"),
    [
        (b"key = ", "sheet-unreadable", 409),
        (b"\xff\xfe", "malformed", 400),
        (b"#" * 16_385, "too-large", 413),
        (b"#" * 16_384, "sheet-field-missing", 409),
        (b"", "sheet-field-missing", 409),
    ],
)
def test_what_is_no_sheet_is_not_imported(
    host: HostClient, data: bytes, code: str, status: int
) -> None:
    got, said = bring_in(host, data)
    assert (got, said["refusal"]["code"]) == (status, code)


@pytest.mark.parametrize("key", ["", "x" * 32])
def test_sheets_are_the_hosts(host: HostClient, key: str) -> None:
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
        assert host.ask(method, path, key=key)[0] == status

"""Codes under attack: nothing tells whether one exists, guessing is slow, a right one is free."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.raw import Reply
from tests.attacks.running import Running, running

MINUTE = 20  # What one address may get wrong at once, and again in a minute.
SLACK = 10


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("codes")) as hub:
        yield hub


@pytest.fixture
def guessed(tmp_path: Path) -> Iterator[Running]:
    """A hub of one's own: guessing is counted over all addresses."""
    with running(tmp_path / "guessed") as hub:
        yield hub


def _code(reply: Reply) -> str:
    return str(json.loads(reply.body)["refusal"]["code"])


def _wrong(number: int) -> str:
    letters = "ABCDEFGHJKMNPQRTUVWXY"
    return "".join(letters[number // 21**at % 21] for at in range(5))


def test_a_page_is_the_same_whether_its_code_exists_or_not(hub: Running) -> None:
    samurai = hub.open(3)
    bang = hub.host("POST", "/api/tables", {"game": "bang", "options": {"players": 3}})["table"]
    cup = hub.host("POST", "/api/tournaments", {"options": {}})["table"]
    for page in ("join", "play", "watch", "move", "panel", "desk"):
        told = [hub.http("GET", f"/{page}/{code}") for code in (samurai, bang, cup, "AAAAA")]
        if told[0].status == 503:
            pytest.skip("the pages are not built, so they were NOT compared")
        heads = [{**each.headers, "date": ""} for each in told]
        assert all(each.body == told[0].body for each in told), page
        assert all(each == heads[0] for each in heads), page


def test_looking_at_a_right_code_is_free(hub: Running) -> None:
    """Many pages behind one address, each of which looks again and again."""
    table = hub.open(7)
    said = Counter(hub.http("GET", f"/api/join/{table}").status for _ in range(150))
    said += Counter(hub.http("GET", f"/api/join/{table}/qr.svg").status for _ in range(30))
    assert said == {200: 180}


def test_a_whole_round_of_phones_sits_down_behind_one_address(hub: Running) -> None:
    for _ in range(4):
        table = hub.open(7)
        for name in ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus"):
            for _ in range(3):
                assert hub.http("GET", f"/api/join/{table}").status == 200
            hub.join(table, name)


def test_pages_that_know_their_code_go_on_beside_a_guesser(
    guessed: Running,
) -> None:
    known, other = guessed.open(7), guessed.open(7)
    assert guessed.http("GET", f"/api/join/{known}").status == 200
    said = Counter(guessed.http("GET", f"/api/join/{_wrong(n)}").status for n in range(60))
    assert said[404] <= MINUTE + SLACK
    assert guessed.http("GET", f"/api/join/{known}").status == 200
    assert guessed.join(known, "Ann").seat == 0
    # But what they were never told they are not told now: a yes among refusals would tell all.
    refused = guessed.http("GET", f"/api/join/{other}")
    assert (refused.status, _code(refused)) == (429, "too-fast")


def test_guessing_from_many_addresses_is_slow_and_locks_no_right_code_out(guessed: Running) -> None:
    table = guessed.open(7)
    said: Counter[int] = Counter()
    for number in range(1500):
        source = f"127.0.5.{1 + number % 50}"
        said[guessed.http("GET", f"/api/join/{_wrong(number)}", source=source).status] += 1
    # Each address for itself would be told a thousand.
    assert said[404] <= 50 * 3 + 10 * MINUTE + 100
    assert said[429] >= 900
    for number in range(20):
        assert (
            guessed.http("GET", f"/api/join/{table}", source=f"127.0.6.{1 + number}").status == 200
        )
    mistyped = guessed.http("GET", "/api/join/AAAAA", source="127.0.6.1")
    assert mistyped.status == 404
    assert guessed.http("GET", f"/api/join/{table}", source="127.0.6.1").status == 200


def test_no_table_is_told_of_to_who_has_no_key_to_it(hub: Running) -> None:
    table = hub.open(3)
    for name in (table, "AAAAA"):
        for key in ("", "wrong"):
            reply = hub.http("POST", f"/api/tables/{name}/code", key=key)
            assert (reply.status, _code(reply)) == (401, "no-key")


def test_letters_of_a_waiting_screen_are_pushed_out_by_nobody(hub: Running) -> None:
    table = hub.open(3)
    mine = json.loads(hub.http("POST", "/api/tv", source="127.0.7.1").body)
    for number in range(600):
        source = f"127.0.8.{1 + number % 30}"
        assert hub.http("POST", "/api/tv", source=source).status == 201
    let_in = hub.http("POST", f"/api/screens/{mine['letters']}", {"table": table}, hub.host_key)
    assert let_in.status == 204
    told = json.loads(hub.http("GET", f"/api/tv/{mine['ticket']}").body)
    assert told["table"] == table
    assert told["key"]


def test_a_screen_that_is_loaded_again_and_again_gets_letters_each_time(hub: Running) -> None:
    table = hub.open(3)
    given = [json.loads(hub.http("POST", "/api/tv").body) for _ in range(40)]
    path = f"/api/screens/{given[-1]['letters']}"
    assert hub.http("POST", path, {"table": table}, hub.host_key).status == 204


def test_letters_are_not_guessed_through_the_host_either(guessed: Running) -> None:
    table = guessed.open(3)
    said = Counter(
        guessed.http(
            "POST", f"/api/screens/{_wrong(n)[:4]}", {"table": table}, guessed.host_key
        ).status
        for n in range(60)
    )
    assert said[404] <= MINUTE + SLACK
    assert said[429] >= 60 - MINUTE - SLACK

"""A hub that has no host yet: letters on its screens, one phone that wins, and never again."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import Client

from hub.app import Hub
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.web.assets import Assets
from hub.web.claim_letters import CHANGE, LAST, ClaimLetters
from tests.web.built import build

KEY = "k" * 32
HOME = "192.168.1.7"


def made(folder: Path) -> Hub:
    return Hub(Settings(state=str(folder)), MemoryStore(), lambda: 80)


@pytest.fixture
def hub(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    monkeypatch.setattr(Assets.__init__, "__defaults__", (build(tmp_path / "assets"),))
    hub = made(tmp_path)
    yield hub
    hub.stop()


def seen(hub: Hub) -> dict[str, Any]:
    reply = hub.flask.test_client().get("/api/hub")
    assert reply.status_code == 200
    said: dict[str, Any] = reply.get_json()
    return said


def claimed(hub: Hub, code: str, key: str = KEY, address: str = HOME, **more: Any) -> str:
    """Empty, or why not."""
    body = {"code": code, "key": key, "name": "Tana", "language": "it", **more}
    client = hub.flask.test_client()
    reply = client.post("/api/claim", json=body, environ_base={"REMOTE_ADDR": address})
    if reply.status_code == 204:
        return ""
    return str(reply.get_json()["refusal"]["code"])


def test_a_new_hub_shows_letters_and_a_code_that_carries_them_behind_the_hash(hub: Hub) -> None:
    shown = seen(hub)
    assert not shown["claimed"]
    assert len(shown["letters"]) == 6
    assert shown["link"].endswith("/claim")
    assert shown["letters"] not in shown["link"]
    assert shown["scan"].startswith("<?xml")
    assert seen(hub)["letters"] == shown["letters"]


def test_whoever_types_the_letters_is_host_and_names_the_hub(hub: Hub) -> None:
    letters = seen(hub)["letters"]
    assert claimed(hub, f" {letters[:3].lower()}-{letters[3:]} ") == ""
    assert hub.hosts.has(KEY)
    assert seen(hub) == {"claimed": True, "name": "Tana", "language": "it"}
    games = hub.flask.test_client().get("/api/games", headers={"Authorization": f"Bearer {KEY}"})
    assert games.status_code == 200


def test_the_same_claim_again_is_the_same_answer(hub: Hub) -> None:
    """No answer came, or the page was opened anew: the letters are spent by then."""
    assert claimed(hub, seen(hub)["letters"]) == ""
    assert claimed(hub, "AAAAAA") == ""
    assert len(hub.hosts.known()) == 1


def test_of_twenty_phones_one_is_host_and_the_others_are_told(hub: Hub) -> None:
    letters = seen(hub)["letters"]
    keys = [f"{number:032}" for number in range(20)]
    with ThreadPoolExecutor(len(keys)) as pool:
        said = list(pool.map(lambda key: claimed(hub, letters, key), keys))
    assert sorted(said) == ["", *["already-claimed"] * 19]
    assert [hub.hosts.has(key) for key in keys] == [each == "" for each in said]


def test_a_claimed_hub_never_shows_letters_again(hub: Hub, tmp_path: Path) -> None:
    letters = seen(hub)["letters"]
    assert claimed(hub, letters) == ""
    for break_it in (
        hub.hosts.revoke_all,
        lambda: (tmp_path / "hosts").write_bytes(b"\xff\xfe"),
        lambda: (tmp_path / "hosts").write_bytes(b""),
    ):
        break_it()
        again = made(tmp_path)
        for each in (hub, again):
            assert seen(each)["claimed"]
            assert "letters" not in seen(each)
            assert claimed(each, letters, "x" * 32) == "already-claimed"
        again.stop()


def test_a_link_of_the_command_line_claims_a_hub_too(hub: Hub, tmp_path: Path) -> None:
    letters = seen(hub)["letters"]
    other = made(tmp_path)
    other.hosts.give()
    other.stop()
    assert seen(hub)["claimed"]
    assert claimed(hub, letters) == "already-claimed"


def test_wrong_letters_change_nothing_and_are_counted(hub: Hub) -> None:
    letters = seen(hub)["letters"]
    said = [claimed(hub, f"AAAA{one}{two}") for one in "ABCDEF" for two in "ABCDEF"]
    assert said.count("no-such-code") == 20
    assert said.count("too-fast") == 16
    # Not even right ones, or the one yes among refusals would tell.
    assert claimed(hub, letters) == "too-fast"
    assert claimed(hub, letters, address="192.168.1.8") == ""


def test_guessing_from_many_addresses_is_slow(hub: Hub) -> None:
    seen(hub)
    said = [claimed(hub, "FEDCBA", address=f"192.168.1.{1 + number % 50}") for number in range(900)]
    # Each address for itself would be told twenty times as much as it is.
    assert said.count("no-such-code") <= 50 * 3 + 200 + 50
    assert claimed(hub, seen(hub)["letters"], address="192.168.2.1") == ""


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"name": ""}, "malformed"),
        ({"name": "x" * 25}, "name-length"),
        ({"name": "<b>"}, "name-characters"),
        ({"language": "xx"}, "malformed"),
        ({"key": "short"}, "malformed"),
        ({"key": "k" * 31 + "\n"}, "malformed"),
        ({"key": "k" * 31 + "é"}, "malformed"),
        ({"host": True}, "malformed"),
    ],
)
def test_what_does_not_fit_claims_nothing(hub: Hub, more: dict[str, Any], why: str) -> None:
    body = {"key": KEY, **more}
    assert claimed(hub, seen(hub)["letters"], **body) == why
    assert not seen(hub)["claimed"]
    assert hub.profile.get().name == ""


def test_a_page_of_another_site_cannot_claim(hub: Hub) -> None:
    body = {"code": seen(hub)["letters"], "key": KEY, "name": "Tana", "language": "it"}
    client = Client(hub.wsgi)
    assert (
        client.post("/api/claim", json=body, headers={"Origin": "http://evil"}).status_code == 403
    )
    assert client.get("/api/hub", headers={"Host": "evil"}).status_code == 400
    assert not hub.hosts.is_claimed()


@pytest.mark.parametrize(
    ("path", "later"), [("/", "phone"), ("/tv", "screen"), ("/host", "host"), ("/claim", "claim")]
)
def test_every_way_in_shows_the_letters_until_somebody_claimed(
    hub: Hub, path: str, later: str
) -> None:
    client = Client(hub.wsgi)
    assert 'data-page="claim"' in client.get(path).text
    assert claimed(hub, seen(hub)["letters"]) == ""
    after = client.get(path)
    assert f'data-page="{later}"' in after.text
    assert 'data-hub="Tana"' in after.text


def test_screens_speak_the_language_that_was_chosen_and_phones_their_own(hub: Hub) -> None:
    assert claimed(hub, seen(hub)["letters"]) == ""
    client, english = Client(hub.wsgi), {"Accept-Language": "en-GB"}
    assert '<html lang="it">' in client.get("/tv", headers=english).text
    assert '<html lang="en">' in client.get("/", headers=english).text


def test_the_host_alone_renames_a_hub(hub: Hub) -> None:
    assert claimed(hub, seen(hub)["letters"]) == ""
    client = hub.flask.test_client()
    name = {"name": "  The   Fox Den ", "language": ""}
    assert client.post("/api/hub", json=name).status_code == 401
    reply = client.post("/api/hub", json=name, headers={"Authorization": f"Bearer {KEY}"})
    assert reply.status_code == 204
    assert seen(hub)["name"] == "The Fox Den"


def test_a_name_cannot_break_out_of_the_page(hub: Hub) -> None:
    assert claimed(hub, seen(hub)["letters"], name="\"'& x=1") == ""
    assert 'data-hub="&quot;&#x27;&amp; x=1"' in Client(hub.wsgi).get("/").text


def test_letters_change_while_they_are_looked_at_and_work_long_enough_to_be_typed() -> None:
    now = [0]
    letters = ClaimLetters(lambda: now[0])
    first = letters.shown()
    now[0] = CHANGE - 1
    assert letters.shown() == first
    now[0] = CHANGE
    second = letters.shown()
    assert second != first
    assert letters.are_right(first)
    now[0] = LAST - 1
    assert letters.are_right(first)
    now[0] = LAST
    assert not letters.are_right(first)
    assert letters.are_right(second)
    assert not letters.are_right("")
    now[0] = CHANGE + LAST
    assert not letters.are_right(second)
    letters.shown()
    letters.forget()
    assert not any(map(letters.are_right, (first, second)))

"""The pages a browser opens: small, guarded, in its language, with all they need on its way."""

import gzip
import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from werkzeug.test import Client, TestResponse

from hub.app import Hub
from hub.rules.registry import GAMES
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.web.assets import MANIFEST, Assets
from tests.web.built import build, words

PAGES = {
    "/": "phone",
    "/join/ABCDE": "phone",
    "/move/ABCDEFGH": "phone",
    "/play/ABCDE": "phone",
    "/tv": "screen",
    "/watch/ABCDE": "screen",
    "/host": "host",
    "/panel/ABCDE": "panel",
    "/desk/ABCDE": "desk",
    "/claim": "claim",
}
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where this hub's pages lie; nothing is built yet."""
    folder = tmp_path / "assets"
    monkeypatch.setattr(Assets.__init__, "__defaults__", (folder,))
    return folder


@pytest.fixture
def hub(tmp_path: Path, folder: Path) -> Iterator[Hub]:
    (tmp_path / "state").mkdir()
    hub = Hub(Settings(state=str(tmp_path / "state")), MemoryStore(), lambda: 80)
    hub.hosts.give()
    yield hub
    hub.stop()


@pytest.fixture
def client(hub: Hub, folder: Path) -> Client:
    build(folder)
    return Client(hub.wsgi)


def _get(client: Client, path: str, **headers: str) -> TestResponse:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return client.get(path, headers=BROWSER | named)


@pytest.mark.parametrize(("path", "name"), PAGES.items())
def test_every_address_opens_its_page(client: Client, path: str, name: str) -> None:
    reply = _get(client, path)
    assert reply.status_code == 200
    assert reply.headers["Content-Type"] == "text/html; charset=utf-8"
    assert reply.headers["Cache-Control"] == "no-store"
    assert f'data-page="{name}"' in reply.text
    assert '<div id="app"></div>' in reply.text
    assert "viewport-fit=cover" in reply.text
    assert "<title>Honor Hub</title>" in reply.text


def test_a_page_is_packed_for_whoever_can_unpack_it(client: Client) -> None:
    plain, packed = _get(client, "/"), _get(client, "/", Accept_Encoding="gzip, deflate")
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.data) == plain.data
    assert len(packed.data) < len(plain.data) / 2
    assert all("Accept-Encoding" in each.headers["Vary"] for each in (plain, packed))


@pytest.mark.parametrize("path", [*PAGES, "/nowhere"])
def test_no_page_has_anything_inline_and_every_page_is_guarded(client: Client, path: str) -> None:
    reply = _get(client, path)
    assert "script-src 'self';" in reply.headers["Content-Security-Policy"]
    assert reply.headers["X-Content-Type-Options"] == "nosniff"
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", reply.text)
    assert all(url.startswith("/") for url in re.findall(r'(?:src|href)="([^"]*)"', reply.text))


def test_what_is_no_page_may_load_nothing(client: Client) -> None:
    for path in ("/assets/phone-1.js", "/healthz"):
        policy = _get(client, path).headers["Content-Security-Policy"]
        assert policy == "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("it-IT,it;q=0.9,en;q=0.5", "it"),
        ("en-GB", "en"),
        ("de, it;q=0.3", "it"),
        ("de", "en"),
        ("", "en"),
        ("<script>", "en"),
    ],
)
def test_a_page_speaks_the_browsers_language(client: Client, asked: str, language: str) -> None:
    page = _get(client, "/", Accept_Language=asked)
    assert f'<html lang="{language}">' in page.text
    assert f'as="fetch" crossorigin href="/assets/hub.{language}-1.ftl"' in page.text
    assert ("attivalo" in page.text) == (language == "it")
    assert "Accept-Language" in page.headers["Vary"]


def test_a_page_knows_where_the_words_of_both_languages_lie(client: Client) -> None:
    said = re.search(r'data-words="([^"]*)"', _get(client, "/").text)
    assert said is not None
    assert json.loads(unescape(said[1])) == {"en": words("en"), "it": words("it")}


def test_what_the_first_screen_needs_comes_with_the_page(client: Client) -> None:
    page = _get(client, "/").text
    assert '<link rel="modulepreload" href="/assets/chunk-1.js">' in page
    assert '<link rel="stylesheet" href="/assets/phone-1.css">' in page
    assert 'as="font" type="font/woff2" crossorigin href="/assets/mincho-1.woff2"' in page
    assert '<script type="module" src="/assets/phone-1.js"></script>' in page
    assert '<link rel="icon" type="image/svg+xml" href="/assets/icon-1.svg">' in page
    assert "face-1" not in page
    assert "toy.en-1.ftl" not in page.partition("<body")[0]


def test_the_face_of_a_game_that_is_played_comes_too(hub: Hub, client: Client) -> None:
    hub.join_service.open("samurai", {"players": 3})
    page = _get(client, "/play/ABCDE").text
    assert '<link rel="modulepreload" href="/assets/face-1.js">' in page
    assert '<link rel="stylesheet" href="/assets/face-1.css">' in page
    assert '<link rel="preload" as="fetch" crossorigin href="/assets/toy.en-1.ftl">' in page


NAMED = ("/join/{}", "/play/{}", "/watch/{}", "/move/{}", "/panel/{}", "/desk/{}")


@pytest.mark.parametrize("path", NAMED)
def test_a_page_is_the_same_whether_its_code_exists_or_not(
    hub: Hub, client: Client, path: str
) -> None:
    codes: list[str] = []
    for game in ("samurai", "bang"):
        codes.append(hub.join_service.open(game, {"players": 3}).settings.code)
        known = {_get(client, path.format(code)).data for code in codes}
        assert known == {_get(client, path.format("AAAAA")).data}


def test_with_two_games_open_neither_is_loaded_ahead(hub: Hub, client: Client) -> None:
    mine = hub.join_service.open("samurai", {"players": 3})
    hub.join_service.open("bang", {"players": 3})
    assert "face-1.js" not in _get(client, f"/join/{mine.settings.code}").text


def test_a_table_of_a_tournament_is_come_to_from_the_tournament(hub: Hub, client: Client) -> None:
    hub.registry.open("ABCDE.1", "samurai", {"players": 3}, of="ABCDE")
    assert "face-1.js" not in _get(client, "/").text


def test_a_game_for_one_is_nobody_elses_to_load(
    hub: Hub, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.join_service.open("samurai", {"players": 3})
    monkeypatch.setattr(GAMES["samurai"], "players", range(1, 2))
    assert "face-1" not in _get(client, "/").text


def test_everything_a_page_names_is_there(client: Client) -> None:
    page = unescape(_get(client, "/").text)
    for path in set(re.findall(r'/assets/[^"]+', page)):
        assert _get(client, path).status_code == 200, path


@pytest.mark.parametrize(("asked", "said"), [("en", "nothing here"), ("it", "c’è niente")])
def test_an_unknown_page_is_friendly(client: Client, asked: str, said: str) -> None:
    reply = _get(client, "/nowhere", Accept_Language=asked)
    assert reply.status_code == 404
    assert reply.headers["Content-Type"] == "text/html; charset=utf-8"
    assert said in unescape(reply.text)
    assert '<a href="/">' in reply.text


@pytest.mark.parametrize("path", ["/api/nowhere", "/assets/nowhere.js", "/nowhere"])
def test_a_program_is_told_by_a_code(client: Client, path: str) -> None:
    accept = "*/*" if path == "/nowhere" else BROWSER["Accept"]
    reply = _get(client, path, Accept=accept)
    assert reply.status_code == 404
    assert reply.json == {"refusal": {"code": "no-such-page", "params": {}}}
    assert reply.headers["Cache-Control"] == "no-store"


def test_nothing_of_the_address_is_said_back(client: Client) -> None:
    for path in ("/join/%3Cimg%20src=x%3E", "/%22%3E%3Cimg%20src=x%3E"):
        assert "img" not in _get(client, path).text


def test_pages_that_are_not_built_say_how_to_build_them(hub: Hub) -> None:
    client = Client(hub.wsgi)
    for path in PAGES:
        reply = _get(client, path)
        assert reply.status_code == 503
        assert "make assets" in reply.text
    assert _get(client, "/nowhere").status_code == 404
    assert _get(client, "/healthz").json["ok"] is True  # type: ignore[index]  # it is an object


def test_a_newer_build_is_served_at_once(client: Client, folder: Path) -> None:
    assert "/assets/phone-1.js" in _get(client, "/").text
    newer = (folder / MANIFEST).read_text("utf-8").replace("phone-1.js", "phone-2.js")
    (folder / MANIFEST).write_text(newer, "utf-8")
    assert "/assets/phone-2.js" in _get(client, "/").text

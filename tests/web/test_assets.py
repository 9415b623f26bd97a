"""The built files on the wire: for ever, packed as the browser likes, and nothing but them."""

import gzip
from pathlib import Path

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient

from hub.web.assets import Assets
from tests.web.built import SCRIPT, WORDS, build


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return build(tmp_path / "assets")


@pytest.fixture
def client(folder: Path) -> FlaskClient:
    flask = Flask(__name__, static_folder=None)
    flask.add_url_rule("/assets/<name>", view_func=Assets(folder).answer)
    return flask.test_client()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("phone-1.js", "text/javascript; charset=utf-8"),
        ("phone-1.css", "text/css; charset=utf-8"),
        ("hub.it-1.ftl", "text/plain; charset=utf-8"),
        ("icon-1.svg", "image/svg+xml"),
        ("licences-1.txt", "text/plain; charset=utf-8"),
        ("mincho-1.woff2", "font/woff2"),
    ],
)
def test_a_file_says_what_it_is_and_stays_for_ever(
    client: FlaskClient, name: str, kind: str
) -> None:
    reply = client.get(f"/assets/{name}")
    assert reply.status_code == 200
    assert reply.headers["Content-Type"] == kind
    assert reply.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert reply.headers["Vary"] == "Accept-Encoding"
    assert "Content-Encoding" not in reply.headers


@pytest.mark.parametrize(
    ("asked", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("gzip;q=0", ""),
        ("identity", ""),
        ("*", "br"),
        ("", ""),
        ("zstd", ""),
        ("gzip;q=nonsense,,,;", ""),
    ],
)
def test_a_file_comes_packed_as_it_was_asked_for(
    client: FlaskClient, asked: str, coding: str
) -> None:
    reply = client.get("/assets/hub.it-1.ftl", headers={"Accept-Encoding": asked})
    assert reply.headers.get("Content-Encoding", "") == coding
    unpacked = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}[coding](reply.data)
    assert unpacked == WORDS
    assert int(reply.headers["Content-Length"]) == len(reply.data)


def test_a_file_that_packs_badly_comes_as_it_is(client: FlaskClient) -> None:
    reply = client.get("/assets/mincho-1.woff2", headers={"Accept-Encoding": "br, gzip"})
    assert "Content-Encoding" not in reply.headers
    assert reply.data == b"wOF2"


@pytest.mark.parametrize(
    "path",
    [
        "manifest.json",
        "phone-1.js.br",
        "phone-1.js.gz",
        "nothing.js",
        "secret.txt",
        "../secret.txt",
        "..%2fsecret.txt",
        "%2e%2e/secret.txt",
        "..%5csecret.txt",
        "....//secret.txt",
        "%2fetc%2fpasswd",
        "phone-1.js%00.txt",
        "phone-1.js/",
        "",
    ],
)
def test_nothing_else_is_handed_out(client: FlaskClient, folder: Path, path: str) -> None:
    (folder.parent / "secret.txt").write_text("a key", "utf-8")
    reply = client.get(f"/assets/{path}")
    assert reply.status_code == 404
    assert b"a key" not in reply.data
    assert "immutable" not in reply.headers.get("Cache-Control", "")


def test_a_head_says_the_same_without_the_file(client: FlaskClient) -> None:
    reply = client.head("/assets/phone-1.js", headers={"Accept-Encoding": "identity"})
    assert reply.status_code == 200
    assert int(reply.headers["Content-Length"]) == len(SCRIPT)
    assert reply.data == b""


def test_a_newer_build_is_noticed(folder: Path, client: FlaskClient) -> None:
    assert client.get("/assets/new-2.js").status_code == 404
    (folder / "new-2.js").write_bytes(b"1")
    build(folder, "second")
    assert client.get("/assets/new-2.js").data == b"1"


def test_a_build_that_does_not_read_leaves_the_old_one(
    folder: Path, client: FlaskClient, caplog: pytest.LogCaptureFixture
) -> None:
    assert client.get("/assets/phone-1.js").status_code == 200
    (folder / "manifest.json").write_text("{", "utf-8")
    assert client.get("/assets/phone-1.js").status_code == 200
    assert caplog.messages == ["the pages' files do not read: DecodeError"]
    (folder / "manifest.json").unlink()
    assert client.get("/assets/phone-1.js").status_code == 200


def test_there_may_be_no_build(tmp_path: Path) -> None:
    assert Assets(tmp_path / "none").manifest() is None

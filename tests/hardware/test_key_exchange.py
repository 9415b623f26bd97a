"""How a panel comes by its key: given, kept, or let in by letters; it is never printed."""

import stat
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner

from hardware import key_exchange
from hardware.cli import panel
from hardware.key_exchange import NoKey, find, keep, kept
from hardware.link import TableAccess
from tests.hardware.evening import Evening
from tests.hardware.hand import PATIENCE, Hand, soon
from tests.web.running import RunningHub

KEY = "k" * 32


def test_a_key_that_is_given_comes_first(tmp_path: Path) -> None:
    file = tmp_path / "key"
    keep(file, "KEPTT", "o" * 32)
    assert find("http://hub", "ABCDE", KEY, file, print) == TableAccess("http://hub", "ABCDE", KEY)
    assert find("http://hub", "", "", file, print) == TableAccess("http://hub", "KEPTT", "o" * 32)
    assert find("http://hub", "OTHER", "", file, print).table == "OTHER"
    assert KEY not in repr(TableAccess("http://hub", "ABCDE", KEY))


def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "key"
    assert kept(file) == ("", "")
    keep(file, "ABCDE", KEY)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert kept(file) == ("ABCDE", KEY)
    file.write_text(f"{KEY}\n", encoding="utf-8")
    assert kept(file) == ("", KEY)


def test_a_key_without_its_table_and_a_file_that_is_none_are_told(tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("three words here", encoding="utf-8")
    for words, key, said in (
        (["--key-file", str(file)], "", "not a key"),
        (["--key-file", str(tmp_path)], "", "is a directory"),
        ([], KEY, "--table CODE"),
    ):
        given = {"HONOR_HUB_PANEL_KEY": key}
        done = CliRunner(env=given).invoke(panel, [*words, "--pins", "mock"])
        assert done.exit_code == 2
        assert said in done.stderr
        assert KEY not in done.output
    with pytest.raises(NoKey):
        kept(tmp_path)


def test_the_host_lets_a_panel_in_by_its_letters(
    hub: RunningHub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_exchange, "ASK_EVERY", 0.05)
    evening = Evening(hub)
    said: list[str] = []
    found: list[TableAccess] = []
    file = tmp_path / "key"
    thread = Thread(target=lambda: found.append(find(hub.url, "", "", file, said.append)))
    thread.start()
    letters = soon(lambda: said)[0].rstrip(".").rpartition(" ")[2]
    hub.as_host("POST", f"/api/screens/{letters}", {"table": evening.table, "kind": "panel"})
    thread.join(PATIENCE)
    assert found[0].table == evening.table
    assert kept(file) == (evening.table, found[0].key)
    assert found[0].key not in "".join(said)
    evening.begin()
    hand = Hand(found[0])
    soon(lambda: hand.panel.link.state == "linked")
    evening.made(evening.host, "correct-deck", count=5)
    before = evening.settle()
    hand.saw(before)
    # With few cards counted it asks every screen whether the deck is out.
    hand.press("Deck end")
    soon(lambda: evening.settle() == before + 1)
    hand.panel.close()
    evening.end()


def test_a_hub_that_is_not_there_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    waits: list[float] = []

    class Enough(Exception):
        pass

    def sleep(seconds: float) -> None:
        waits.append(seconds)
        if len(waits) == 5:
            raise Enough

    with pytest.raises(Enough):
        key_exchange.request_key("http://127.0.0.1:9", said.append, sleep)
    assert waits == [2, 4, 8, 10, 10]
    assert len(said) == 5
    assert "cannot be reached" in said[0]

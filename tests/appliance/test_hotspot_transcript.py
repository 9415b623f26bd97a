"""`honor-hub hotspot` line by line: what it says, and what it asks of NetworkManager for that."""

import io
import os
import stat
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hub.appliance import hotspot
from hub.appliance.program import MISSING, ProgramResult
from tests.appliance import nmcli
from tests.cli.transcript import Transcript

RECORDED = Path(__file__).parent / "recorded"


class Radio:
    """NetworkManager, systemd and `iw`, asked within this process; `asked` is every question."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {
            "devices": ["eth0:ethernet", "wlan0:wifi"],
            "connections": {},
            "active": [],
        }
        self.asked: list[str] = []
        self.stations: str | None = "Station 00:01\n  signal\nStation 00:02\n"
        self.has_unit = True

    def ask(
        self, words: Sequence[str], *, said: str | None = None, patience: float = 20.0
    ) -> ProgramResult:
        self.asked.append(" ".join(words) + (f" <<< {said!r}" if said else ""))
        if words[0] == "systemctl":
            return ProgramResult(0 if self.has_unit else 5, "")
        if words[0] == "iw":
            return MISSING if self.stations is None else ProgramResult(0, self.stations)
        assert (words[0], patience) == ("nmcli", 60)
        out, error = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(error):
            sys.stdin, stdin = io.StringIO(said or ""), sys.stdin
            try:
                code = nmcli.answer(list(words[1:]), self.state)
            finally:
                sys.stdin = stdin
        return ProgramResult(code, out.getvalue(), error.getvalue())


class Sitting(Transcript):
    """Somebody at the terminal of a machine with a radio."""

    def __init__(self, folder: Path, radio: Radio) -> None:
        super().__init__({str(folder): "HOME"})
        self._file = folder / "etc" / "wifi.env"
        self._radio = radio

    def hotspot(self, *words: str, answer: str = "") -> None:
        names = self._file.parent.parent / "nm" / "names.conf"
        files = ("--file", str(self._file), "--names", str(names))
        self.type("hotspot", *words, *(files if words[0] != "status" else ()), answer=answer)
        for question in self._radio.asked:
            self.note(f"  ? {question}")
        self._radio.asked.clear()
        if self._file.exists():
            self.note(f"  {oct(stat.S_IMODE(self._file.stat().st_mode))} {self._file}")
            self.note(self._file.read_text(encoding="utf-8"))
            # Nothing with the password in it is left beside it.
            assert [each.name for each in self._file.parent.iterdir()] == [self._file.name]


@pytest.fixture
def radio(monkeypatch: pytest.MonkeyPatch) -> Radio:
    made = Radio()
    monkeypatch.setattr(hotspot, "ask", made.ask)
    # Its package holds a command of this name too.
    monkeypatch.setattr(sys.modules["hub.cli.hotspot"], "ask", made.ask)
    places = count()
    chosen = SimpleNamespace(choice=lambda among: among[3 * next(places) % len(among)])
    monkeypatch.setattr(hotspot, "secrets", chosen)
    return made


@pytest.fixture
def said(tmp_path: Path, radio: Radio) -> Sitting:
    return Sitting(tmp_path, radio)


def test_on_again_off_and_how_it_is(said: Sitting, radio: Radio) -> None:
    said.hotspot("status", "--lang", "en")
    said.hotspot("off", "--lang", "it")
    said.hotspot("on", "--lang", "en")
    asked = ("--name", 'Il "tavolo"', "--password", "-")
    said.hotspot("on", *asked, "--lang", "it", answer="$ecret-1\n")
    said.hotspot("status", "--lang", "en")
    said.hotspot("status", "--password", "--lang", "it")
    radio.stations = None
    said.hotspot("status", "--lang", "en")
    radio.has_unit = False
    said.hotspot("on", "--lang", "en")
    said.hotspot("off", "--lang", "en")
    said.hotspot("status", "--lang", "it")
    said.hotspot("status", "--password", "--lang", "en")
    said.hotspot("off", "--lang", "en")
    said.check(RECORDED / "hotspot.txt")


def test_why_it_cannot_be_is_said_in_both_languages(said: Sitting, radio: Radio) -> None:
    for lang in ("en", "it"):
        said.hotspot("on", "--name", "ō" * 17, "--password", "long enough", "--lang", lang)
        said.hotspot("on", "--password", "1234567", "--lang", lang)
        radio.state["refuses"] = True
        said.hotspot("on", "--password", "12345678", "--lang", lang)
        radio.state["deaf"] = True
        said.hotspot("on", "--password", "87654321", "--lang", lang)
        radio.state["devices"] = ["eth0:ethernet", "p2p:wifi-p2p"]
        said.hotspot("on", "--password", "12345678", "--lang", lang)
        radio.state = {"devices": ["wlan0:wifi"], "connections": {}, "active": []}
    said.check(RECORDED / "hotspot-faults.txt")


def test_without_the_right_to_tell_the_hub_nothing_is_done(
    said: Sitting, radio: Radio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    for lang in ("en", "it"):
        said.hotspot("on", "--lang", lang)
    assert radio.state["connections"] == {}
    said.check(RECORDED / "hotspot-rights.txt")


def test_a_file_that_cannot_be_written_or_removed_is_named(
    said: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*_: object, **__: object) -> None:
        raise PermissionError

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", closed)
        said.hotspot("on", "--lang", "it")
    said.hotspot("on", "--lang", "en")
    monkeypatch.setattr(Path, "unlink", closed)
    said.hotspot("off", "--lang", "en")
    said.check(RECORDED / "hotspot-closed.txt")


@pytest.mark.parametrize(
    ("name", "password"),
    [("x", "12345678"), ("x" * 32, "x" * 63), ("ō" * 16, "a b  c d"), ("Café ✓", "!~!~!~!~")],
)
def test_what_a_phone_can_join_is_taken(name: str, password: str) -> None:
    hotspot.check(name, password)


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("x" * 33, "12345678", "hotspot-bad-name"),
        ("x", "1234567", "hotspot-bad-password"),
        ("x", "x" * 64, "hotspot-bad-password"),
        ("x", "1234567\x7f", "hotspot-bad-password"),
    ],
)
def test_what_no_phone_could_join_is_not(name: str, password: str, code: str) -> None:
    with pytest.raises(hotspot.HotspotFault) as refused:
        hotspot.check(name, password)
    assert (refused.value.code, refused.value.said, str(refused.value)) == (code, "", code)


def test_a_long_complaint_of_networkmanager_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    told = ProgramResult(10, "", "Error:\n" + "x" * 300)
    monkeypatch.setattr(hotspot, "ask", lambda *_, **__: told)
    with pytest.raises(hotspot.HotspotFault) as refused:
        hotspot.status()
    assert (refused.value.code, len(refused.value.said)) == ("hotspot-refused", 200)


def test_phones_are_counted_where_iw_can_tell(radio: Radio) -> None:
    assert (hotspot.phones("wlan0"), hotspot.phones("")) == (2, None)
    assert radio.asked == ["iw dev wlan0 station dump"]


def test_a_machine_without_networkmanager_is_told_so(
    said: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hotspot, "ask", lambda *_, **__: MISSING)
    for lang in ("en", "it"):
        said.hotspot("on", "--lang", lang)
    said.check(RECORDED / "hotspot-no-nmcli.txt")

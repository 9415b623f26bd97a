"""The panel without a hub: what each press sends, what it says, and when the buzzer sounds."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware import panel as module
from hardware.board import Board
from hardware.key_exchange import TableAccess
from hardware.panel import Panel
from hardware.wiring import decoded, ready_made
from hub.wire.panel import PanelAnswer, PanelSight
from tests.hardware.hand import soon
from tests.hardware.test_pin_list import SMALL

# “Parry” of seat 1 at pin 27 parries or takes; “Undo” at pin 5 is held.
WIRING = decoded(SMALL.replace("[[seats]]", "[buzzer]\npin = 12\n[[seats]]", 1).encode(), "small")
WHERE = TableAccess("http://hub", "ABCDE", "k" * 32)


class FakeLink:
    """Keeps what it is asked, and gives the answers it was told to."""

    def __init__(
        self, where: TableAccess, changed: Any, say: Any, *, is_heard: bool, key_file: Any
    ) -> None:
        self.where, self.changed, self.is_heard = where, changed, is_heard
        self.state, self.why, self.sight = "starting", "", None
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.answers: list[PanelAnswer | None] = []
        self.life: list[str] = []

    def start(self) -> None:
        self.life.append("started")

    def close(self) -> None:
        self.life.append("closed")

    def call(self, event: str, asked: Any) -> PanelAnswer | None:
        self.asked.append((event, msgspec.to_builtins(asked)))
        return self.answers.pop(0)

    def show(self, sight: Any, state: str = "linked", why: str = "") -> None:
        self.sight = msgspec.convert(sight, PanelSight | None)  # type: ignore[assignment]
        self.state, self.why = state, why
        self.changed()


class Table:
    """A started panel, its link, all that it said and all that was played once."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.once: list[tuple[str, str]] = []
        self.factory = MockFactory(pin_class=MockPWMPin)
        self.panel = Panel(WIRING, WHERE, self.factory, self.said.append)
        self.link: Any = self.panel.link
        self.panel.player.once = lambda *what: self.once.append(what)  # type: ignore[method-assign]
        self.panel.start()

    def press(self, label: str, *answers: PanelAnswer | None) -> list[tuple[str, dict[str, Any]]]:
        """What was asked for it; with what came of it in `said`."""
        self.said.clear()
        self.once.clear()
        self.link.asked.clear()
        self.link.answers = list(answers)
        button = next(each for each in self.panel.board.buttons if each.label == label)
        self.panel._pressed(button)
        soon(lambda: self.said)
        return list(self.link.asked)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr(module, "Link", FakeLink)
    made = Table()
    yield made
    made.panel.close()


def sight(**more: Any) -> dict[str, Any]:
    return {"table": "ABCDE", "version": 1, **more}


def view(turn: int, *asked: int, **more: Any) -> dict[str, Any]:
    questions = [{"question": 1, "seats": asked}] if asked else []
    return {"view": {"turn": turn, "places": [], "asked": questions}, **more}


def test_every_change_of_the_status_lamp_is_a_sentence_and_said_once(table: Table) -> None:
    assert table.said == []
    for shown in (
        (None, "linked", ""),
        (sight(), "linked", ""),
        (sight(version=2), "linked", ""),
        (sight(paused="tea"), "linked", ""),
        (sight(**view(0)), "linked", ""),
        (sight(**view(1)), "linked", ""),
        (None, "alone", "no way"),
        (None, "knocking", ""),
        (None, "alone", "hub-full"),
        (None, "linked", ""),
        (None, "closed", "no-key"),
        (sight(**view(1)), "linked", ""),
        (sight(ended=True, **view(1)), "linked", ""),
    ):
        table.link.show(*shown)
    assert table.said == [
        "At table ABCDE, which has not started.",
        "Table ABCDE is paused.",
        "At table ABCDE.",
        "The hub cannot be reached (no way); trying again.",
        "The hub has no room or no time for this panel now (hub-full); trying again.",
        "Table ABCDE is closed to this panel (no-key). The hub does not know its key. Delete the "
        "key file (the service's is /var/lib/honor-hub-panel/key), start the panel again, and let "
        "the host type its letters.",
        "At table ABCDE.",
        "Table ABCDE is closed to this panel.",
    ]


def test_the_buzzer_beeps_for_whoever_is_meant_and_calls_whoever_is_called(table: Table) -> None:
    heard = []
    for seen in (view(0), view(0), view(0, 1), view(0, 1, called=[1]), view(1), view(0)):
        table.once.clear()
        table.link.show(sight(**seen))
        heard.append(list(table.once))
    beep, call = [("buzzer", "beep")], [("buzzer", "call")]
    assert heard == [beep, [], beep, call, [], beep]


OPEN, CLOSED = {"key": "take", "question": 7}, {"key": "parry", "closed": {"code": "no-card"}}


@pytest.mark.parametrize(
    ("offers", "sent"),
    [
        ([CLOSED, OPEN], ("take", 7)),
        ([OPEN, {"key": "parry", "question": 8}], ("parry", 8)),
        ([{**OPEN, "closed": {"code": "late"}}, {**CLOSED, "question": 9}], ("parry", 9)),
        ([{"key": "other", "question": 5}], ("parry", 0)),
        (None, ("parry", 0)),
    ],
)
def test_a_seats_button_looks_what_is_offered_and_sends_the_first_that_is_open(
    table: Table, offers: Any, sent: tuple[str, int]
) -> None:
    table.link.show(sight(offers=[{"key": "take", "question": 1}], **view(0)))
    seen = None if offers is None else msgspec.convert(sight(offers=offers), PanelSight)
    look, move = table.press("Parry", PanelAnswer(ok=True, sight=seen), PanelAnswer(ok=True))
    assert (look[0], look[1]["for_seat"]) == ("look", 0)
    assert (move[0], move[1]["for_seat"]) == ("move", 0)
    assert (move[1]["offer"], move[1]["question"]) == sent
    assert len(move[1]["id"]) == 16
    assert (table.said, table.once) == (["Parry (seat 1): done."], [])


def test_a_hub_that_does_not_answer_a_look_is_asked_all_the_same(table: Table) -> None:
    table.link.show(sight(**view(0)))
    _, move = table.press("Parry", None, None)
    assert (move[1]["offer"], move[1]["question"]) == ("parry", 0)
    assert table.said == ["Parry (seat 1): refused (no answer)."]
    assert table.once == [("status", "refused")]


def test_undo_takes_back_the_move_that_was_seen_last(table: Table) -> None:
    ids = set()
    for seen, last in ((12, 12), (None, 0)):
        table.link.show(sight(undo=seen, **view(0)))
        ((event, message),) = table.press("Undo", PanelAnswer(ok=False))
        assert (event, message["last"]) == ("undo", last)
        assert table.said == ["Undo: refused (no reason)."]
        ids.add(message["id"])
    assert len(ids) == 2
    refused = msgspec.convert({"ok": False, "refusal": {"code": "too-late"}}, PanelAnswer)
    table.press("Undo", refused)
    assert table.said == ["Undo: refused (too-late)."]


def test_before_anything_was_seen_nothing_is_sent(table: Table) -> None:
    assert table.press("Undo") == []
    assert table.said == ["Undo: refused (no answer)."]
    assert table.once == [("status", "refused")]


def test_a_press_means_what_was_seen_when_it_was_pressed(table: Table) -> None:
    table.link.show(sight(undo=3))
    (button,) = (each for each in table.panel.board.buttons if each.label == "Undo")
    table.link.answers = [PanelAnswer(ok=True)]
    table.panel._presses.put(module.Press(button, table.link.sight))
    table.link.show(sight(undo=4, version=2))
    soon(lambda: table.link.asked)
    assert table.link.asked[0][1]["last"] == 3


def test_a_button_of_everyone_sends_what_all_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Link", FakeLink)
    factory = MockFactory(pin_class=MockPWMPin)
    four = Panel(ready_made("four"), WHERE, factory)
    link: Any = four.link
    link.answers = [PanelAnswer(ok=True)]
    link.sight = msgspec.convert(sight(offers=[{"key": "end-turn", "question": 4}]), PanelSight)
    (button,) = (each for each in four.board.buttons if each.label == "End of turn")
    assert four._made(module.Press(button, link.sight)) == PanelAnswer(ok=True)
    ((event, message),) = link.asked
    assert (event, message["offer"], message["question"]) == ("move", "end-turn", 4)
    assert message["for_seat"] is None
    four.board.close()


def test_it_is_heard_by_its_buzzer_and_lets_go_of_everything_in_the_end(table: Table) -> None:
    assert (table.link.is_heard, table.link.where) == (True, WHERE)
    table.panel.close()
    assert table.link.life == ["started", "closed"]
    assert not table.panel._thread.is_alive()
    assert not table.panel.player._thread.is_alive()
    Board(WIRING, table.factory, lambda *_: None).close()


def test_without_a_buzzer_it_is_not_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Link", FakeLink)
    quiet = Panel(
        msgspec.structs.replace(WIRING, buzzer=None), WHERE, MockFactory(pin_class=MockPWMPin)
    )
    link: Any = quiet.link
    assert link.is_heard is False
    quiet.board.close()

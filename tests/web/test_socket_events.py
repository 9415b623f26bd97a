"""The events that a client sends: what each is answered, and what nobody knows."""

import logging
from typing import Any

import pytest

from hub.rules.contract.actor import HOST, REFEREE, TABLE, Actor, at
from hub.tables.store import FullLog
from hub.tables.table import Table
from hub.web.audiences import Connection
from hub.web.packets import NO_EVENT
from hub.web.socket_events import EVENTS, UNKNOWN, answered
from hub.wire.messages import MoveAnswer
from tests.tables.shelf import Shelf, opened, started

SEAT = at(0)
THROW = {"offer": "throw", "question": 0, "values": {}, "id": "a-move-of-mine"}


def _ask(table: Table, event: str, *payload: Any, who: Actor = SEAT) -> MoveAnswer | None:
    kind = EVENTS.get(event)
    request = kind.read(payload) if kind is not None else UNKNOWN.read((event, *payload))
    if request is None:
        return None
    return answered(request, Connection("s", table, who, "a", lambda: who))


def _code(answer: MoveAnswer | None) -> str:
    assert answer is not None
    assert not answer.ok
    assert answer.refusal is not None
    return answer.refusal.code


def test_these_are_the_events() -> None:
    assert set(EVENTS) == {"move", "undo", "look", "secret", "sound", "vouch", "confirm"}


def test_what_has_no_name_is_unknown_and_what_is_no_event_malformed() -> None:
    table = started(Shelf())
    assert _code(_ask(table, "dance")) == "unknown-event"
    assert _code(_ask(table, "dance", {})) == "unknown-event"
    assert _code(_ask(table, NO_EVENT)) == "malformed"


def test_a_move_and_its_undo_are_answered_with_a_version() -> None:
    table = started(Shelf())
    moved = _ask(table, "move", THROW)
    assert moved is not None
    assert (moved.ok, moved.version) == (True, table.version)
    undone = _ask(table, "undo", {"id": "an-undo-of-mine"}, who=HOST)
    assert undone is not None
    assert (undone.ok, undone.version) == (True, table.version)
    assert _code(_ask(table, "undo", {"id": "another-undo"}, who=REFEREE)) == "old-undo"


def test_one_message_at_most_comes_with_an_event() -> None:
    table = started(Shelf())
    assert _ask(table, "look", {}, {}) is None
    assert _ask(table, "move", 7) is None
    for seen in (_ask(table, "look"), _ask(table, "look", {})):
        assert seen is not None
        assert seen.sight is not None
        assert (seen.ok, seen.version, seen.sight.version) == (True, *[table.version] * 2)


def test_a_secret_is_a_seats_own_and_so_is_a_word_for_another() -> None:
    table = started(Shelf())
    secret = _ask(table, "secret")
    assert secret is not None
    assert secret.secret == table.views.secret(0)
    assert _code(_ask(opened(Shelf()), "secret")) == "no-secret"
    for who in (TABLE, HOST):
        assert _code(_ask(table, "secret", who=who)) == "no-secret"
        assert _code(_ask(table, "vouch", {"seat": 1, "since": 1}, who=who)) == "cannot-vouch"
        assert _code(_ask(table, "confirm", {"since": 1}, who=who)) == "cannot-confirm"
    assert _code(_ask(table, "look", {"for_seat": 1}, who=TABLE)) != ""


def test_a_fault_is_told_by_its_code_and_logged_without_its_text(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Shelf()
    table = started(shelf)
    shelf.fail = FullLog(file="log")
    assert _code(_ask(table, "move", THROW)) == "full-log"

    def broken(*_: object, **__: object) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(type(table.views), "look", broken)
    assert _code(_ask(table, "look")) == "hub-fault"
    said = [each.getMessage() for each in caplog.records if each.levelno == logging.ERROR]
    assert said[-2:] == ["table one: full-log", "table one: KeyError"]

"""Messages that leave out what is as usual: a client reads the least of each, and no more."""

import msgspec
import pytest

from hub.rules.contract.outcome import Outcome
from hub.wire.messages import Gone, MoveAnswer
from hub.wire.requests import Invitation, PlaceSeen, Ticket
from hub.wire.tournament import ClockSeen, Entered, NameRead

LEAST = [
    (MoveAnswer(ok=True), {"ok": True}),
    (Gone(code="replaced"), {"code": "replaced"}),
    (
        PlaceSeen(place=1, name="Ada", points=7, wins=0),
        {"place": 1, "name": "Ada", "points": 7, "wins": 0},
    ),
    (
        Invitation(table="T", game="solo", started=False, seats=()),
        {"table": "T", "game": "solo", "started": False, "seats": []},
    ),
    (
        Outcome(reason="honor", cause="honor", winners=(), teams=(), roles=(), numbers=()),
        {name: [] for name in ("winners", "teams", "roles", "numbers")}
        | {"reason": "honor", "cause": "honor"},
    ),
    (Ticket(waiting=True), {"waiting": True}),
    (
        ClockSeen(clock="off", left=-1, length_left=-1),
        {"clock": "off", "left": -1, "length_left": -1},
    ),
    (Entered(count=2), {"count": 2}),
    (NameRead(line=1, name="Ada"), {"line": 1, "name": "Ada"}),
]


@pytest.mark.parametrize(("message", "said"), LEAST, ids=lambda each: type(each).__name__)
def test_what_is_as_usual_is_not_said(message: msgspec.Struct, said: dict[str, object]) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message)) == said

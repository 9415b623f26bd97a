"""Thousands of bad messages against one running hub: no crash, no change, refusals alone."""

import json
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.attacks.fuzz import auths, messages
from tests.attacks.phone import Phone
from tests.attacks.raw import Closed, ask
from tests.attacks.running import Running, Seat, running
from tests.attacks.tables import Game, plain_move

BATCH = 50
LARGEST = 16_000


class Fuzzer:
    """Sends batches and reads every answer; dials again whenever it is hung up on."""

    def __init__(self, hub: Running, seat: Seat, dice: Random) -> None:
        self.hub, self.seat, self.dice = hub, seat, dice
        self.phone = hub.phone(seat)
        self.said: Counter[str] = Counter()

    def send(self, texts: list[str]) -> None:
        data = [text.encode("utf-8", "replace").decode() for text in texts]
        try:
            for text in data:
                self.phone.send(f"42{_numbered(text)}"[:LARGEST])
            self._settle()
        except (Closed, OSError):
            self.said["hung up"] += 1
            self.phone.close()
            self.phone = self.hub.phone(self.seat)

    def _settle(self) -> None:
        """A look at the end: every answer before it has come by then."""
        self.phone.send('42999999["look"]')
        while True:
            text = self.phone.hear()
            if not text.startswith("43"):
                continue
            number, _, rest = text[2:].partition("[")
            (told,) = json.loads("[" + rest)
            if number == "999999":
                assert told["ok"]
                return
            assert told["ok"] is False, (text, told)
            self.said[told["refusal"]["code"]] += 1


def _numbered(text: str) -> str:
    """The answer's number must not run into what is sent."""
    return f"7{text}" if not text[:1].isdigit() else f"7 {text}"


def _moves(phone: Phone) -> list[dict[str, Any]]:
    found = plain_move(phone.sight)
    other = {"offer": "end-turn", "question": 0, "values": {}}
    return [found, other] if found else [other]


def _fuzz(hub: Running, count: int, seed: str) -> Counter[str]:
    game = Game(hub)
    dice = Random(seed)
    fuzzers = [Fuzzer(hub, seat, dice) for seat in game.seats]
    moves = [move for fuzzer in fuzzers for move in _moves(fuzzer.phone)]
    bad = messages(dice, moves)
    with hub.unchanged(game.table):
        for place in range(0, count, BATCH):
            fuzzers[place // BATCH % len(fuzzers)].send([next(bad) for _ in range(BATCH)])
    for fuzzer in fuzzers:
        fuzzer.phone.close()
    return sum((fuzzer.said for fuzzer in fuzzers), Counter())


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    state = tmp_path_factory.mktemp("fuzz")
    limits = {"events_a_second": 10_000, "address_connections": 5_000, "joins_a_minute": 10_000}
    with running(state, **limits) as hub:
        yield hub


def test_thousands_of_bad_messages_change_nothing(
    hub: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    began = time.monotonic()
    said = _fuzz(hub, 6_000, "short")
    with capsys.disabled():
        print(f"\n6000 bad messages in {time.monotonic() - began:.1f} s: {dict(said)}")
    assert said["malformed"] > 2_000
    assert set(said) <= KNOWN
    assert hub.errors.read_text() == ""


TRIES = 16
KNOWN = {"malformed", "unknown-event", "too-fast", "hung up"}


def test_thousands_of_bad_keys_open_nothing(hub: Running) -> None:
    game = Game(hub)
    bad = auths(Random("auths"), game.table, game.seat.key)
    with hub.unchanged(game.table):
        # Whoever shows no key that works is let go after some tries.
        for _ in range(2_000 // TRIES):
            with closing(Phone.dial(hub.address, [("Host", hub.name)])) as phone:
                for _ in range(TRIES):
                    text = json.dumps(next(bad))
                    phone.send("40" + text[:LARGEST])
                    said = phone.hear()
                    assert said.startswith("44"), (said, text)
                    assert json.loads(said[2:])["message"] in ("no-key", "wrong-protocol")
    assert hub.errors.read_text() == ""


def test_bad_requests_by_the_hundred_change_nothing(hub: Running) -> None:
    game = Game(hub)
    dice = Random("requests")
    bad = messages(dice, [{"offer": "x"}])
    one = f"/api/tables/{game.table}"
    paths = ["/api/join", "/api/move", f"{one}/start", f"{one}/order", f"{one}/keys"]
    paths += [f"{one}/choose", f"{one}/pause", f"{one}/seats/1", "/api/tables", "/api/screens/X"]
    paths += ["/api/import"]
    with hub.unchanged(game.table):
        for _ in range(800):
            body = next(bad).encode("utf-8", "replace")[:LARGEST]
            headers = [("Host", hub.name), ("Authorization", f"Bearer {hub.host_key}")]
            reply = ask(hub.address, "POST", dice.choice(paths), headers, body or b"x")
            assert 400 <= reply.status < 500, reply
            assert json.loads(reply.body)["refusal"]["code"]
    assert hub.errors.read_text() == ""


@pytest.mark.long
def test_a_hundred_thousand_bad_messages_change_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    limits = {"events_a_second": 10_000, "address_connections": 5_000, "joins_a_minute": 10_000}
    with running(tmp_path / "long", **limits) as hub:
        began, memory = time.monotonic(), hub.memory()
        said: Counter[str] = Counter()
        for round_ in range(10):
            said += _fuzz(hub, 10_000, f"long {round_}")
        grown = (hub.memory() - memory) / (1 << 20)
        with capsys.disabled():
            seconds = time.monotonic() - began
            print(f"\n100000 bad messages in {seconds:.0f} s, +{grown:.1f} MB: {dict(said)}")
        assert set(said) <= KNOWN
        assert grown < 20
        assert hub.errors.read_text() == ""

"""What a phone with a key may send that is no message: refused in words, and nothing changes."""

import base64
import json
import socket
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.attacks.phone import SOCKET
from tests.attacks.raw import BINARY, CLOSE, PING, TEXT, Closed, WebSocket, ask
from tests.attacks.running import running
from tests.attacks.tables import Game

MB = 1 << 20
DEEP = 2_000


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    state = tmp_path_factory.mktemp("messages")
    with running(
        state, events_a_second=1000, address_connections=1000, joins_a_minute=10_000
    ) as hub:
        made = Game(hub)
        yield made
        made.close()


ID = '"id":"abcdefgh"'


def _values(values: str) -> str:
    return f'["move",{{{ID},"offer":"x","values":{values}}}]'


# What is sent with a number for its answer, and the code of the refusal that comes back.
ANSWERED = {
    "an unknown event": ('["nonsense"]', "unknown-event"),
    "an event of ours, called by its phone": ('["sight",{}]', "unknown-event"),
    "the catch-all by its name": ('["*"]', "malformed"),
    "the library's connect": ('["connect",null,{}]', "malformed"),
    "the library's disconnect": ('["disconnect"]', "malformed"),
    "an event without a name": ("[]", "malformed"),
    "an event that is a number": ("[5]", "malformed"),
    "an event that is nothing": ("[null]", "malformed"),
    "an event that is a list": ('[["move"]]', "malformed"),
    "an event that is an object": ('[{"move":1}]', "malformed"),
    "an object for an event": ('{"move":1}', "malformed"),
    "no payload at all": ("", "malformed"),
    "a bare text": ('"move"', "malformed"),
    "truncated JSON": ('["move",{"id":"abc', "malformed"),
    "JSON and a half": ('["look"]["look"]', "malformed"),
    "not a number": ('["move",NaN]', "malformed"),
    "infinity": (f'["move",{{{ID},"offer":"x","question":Infinity}}]', "malformed"),
    "a lone surrogate": (f'["move",{{{ID},"offer":"\\ud800"}}]', "malformed"),
    "a lone surrogate as an event": ('["\\udfff"]', "malformed"),
    "deep lists": ('["move",' + "[" * DEEP + "]" * DEEP + "]", "malformed"),
    "deep objects": ('["move",' + '{"a":' * DEEP + "1" + "}" * DEEP + "]", "malformed"),
    "a move without anything": ('["move"]', "malformed"),
    "a move with two payloads": ('["move",{},{}]', "malformed"),
    "a text for a move": ('["move","end-turn"]', "malformed"),
    "a list for a move": ('["move",["end-turn"]]', "malformed"),
    "an unknown field": (f'["move",{{{ID},"offer":"x","who":1}}]', "malformed"),
    "no id": ('["move",{"offer":"end-turn"}]', "malformed"),
    "an id that is short": ('["move",{"id":"a","offer":"end-turn"}]', "malformed"),
    "an id that is long": (f'["move",{{"id":"{"a" * 65}","offer":"x"}}]', "malformed"),
    "an id that is a number": ('["move",{"id":12345678,"offer":"x"}]', "malformed"),
    "a very long offer": (f'["move",{{{ID},"offer":"{"o" * 9_000}"}}]', "malformed"),
    "a very long key": (
        f'["move",{{{ID},"offer":"x","values":{{"{"k" * 9_000}":1}}}}]',
        "malformed",
    ),
    "many values": (_values(json.dumps({str(n): n for n in range(49)})), "malformed"),
    "a value that is an object": (_values('{"a":{}}'), "malformed"),
    "a value that is a fraction": (_values('{"a":0.5}'), "malformed"),
    "a value that is true": (_values('{"a":true}'), "malformed"),
    "a value that is a long row": (_values(f'{{"a":{[1] * 3_000}}}'), "not-offered"),
    "a question below nothing": (f'["move",{{{ID},"offer":"x","question":-1}}]', "malformed"),
    "a seat far away": (f'["move",{{{ID},"offer":"x","for_seat":9999}}]', "malformed"),
    "a seat below nothing": (f'["move",{{{ID},"offer":"x","for_seat":-1}}]', "malformed"),
    "someone else's seat": (f'["move",{{{ID},"offer":"x","for_seat":1}}]', "host-only"),
    "an unknown offer": (f'["move",{{{ID},"offer":"<script>"}}]', "not-offered"),
    "a huge question": (f'["move",{{{ID},"offer":"x","question":{"9" * 4_000}}}]', "old-question"),
    "a large question": (f'["move",{{{ID},"offer":"x","question":{2**62}}}]', "old-question"),
    "an undo of nothing": (f'["undo",{{{ID}}}]', "nothing-to-undo"),
    "an undo of another table's move": (f'["undo",{{{ID},"last":{2**62}}}]', "old-undo"),
    "a look with a payload": ('["look",{"who":"seat 1"}]', "malformed"),
    "a secret of a seat": ('["secret",{"seat":1}]', "malformed"),
    "a secret of a number": ('["secret",1]', "malformed"),
}


@pytest.mark.parametrize("what", ANSWERED)
def test_it_is_refused_with_a_code(game: Game, what: str) -> None:
    text, code = ANSWERED[what]
    phone = game.dial()
    with game.hub.unchanged(game.table):
        phone.send(f"4217{text}")
        said = phone.answer(17)
        assert said == {"ok": False, "refusal": said["refusal"]}
        assert said["refusal"]["code"] == code
        assert phone.ask("look")["ok"]
    phone.close()


# Frames that are none of ours: the connection ends, and the last words say why.
ENDED = {
    "a binary frame": (b"\x00\x01", BINARY, 1003),
    "an empty binary frame": (b"", BINARY, 1003),
    "a move as bytes": (b'421["look"]', BINARY, 1003),
    "an empty text": (b"", TEXT, 1007),
    "no kind of packet": (b"x", TEXT, 1007),
    "an unknown kind of packet": (b"7", TEXT, 1007),
    "a digit of another script": ("٤2[]".encode(), TEXT, 1007),
    "a message without a kind": (b"4", TEXT, 1007),
    "a message of an unknown kind": (b"49", TEXT, 1007),
    "a message that is JSON": (b'4{"a":1}', TEXT, 1007),
    "a binary event": (b'451-["move",{"_placeholder":true,"num":0}]', TEXT, 1007),
    "a binary event that waits for ever": (b'459999999999-["move",{}]', TEXT, 1007),
    "a binary answer": (b"461-1[]", TEXT, 1007),
    "a refusal of ours": (b'44{"message":"no"}', TEXT, 1007),
    "base64": (b"bAAAA", TEXT, 1007),
    "broken UTF-8": (b"42\xff\xfe", TEXT, 1007),
    "an unknown kind of frame": (b"", 5, 1002),
    "a ping that is too long": (b"x" * 126, PING, 1002),
    "a close that is broken": (b"\x03", CLOSE, 1002),
    "a megabyte": (b"42" + b"x" * MB, TEXT, 1009),
    "a byte too much": (b"42" + b"x" * 16_383, TEXT, 1009),
}


@pytest.mark.parametrize("what", ENDED)
def test_it_ends_the_connection_in_words(game: Game, what: str) -> None:
    data, kind, code = ENDED[what]
    phone = game.dial()
    with game.hub.unchanged(game.table):
        with suppress(OSError):
            phone.web.send(data, kind)
        phone.until_closed()
        assert phone.closed is not None
        assert phone.closed[0] == code
        assert phone.closed[1] or code in (1002, 1007)
    phone.close()


# Packets that are well made and mean nothing: no answer, no end.
IGNORED = {
    "a pong too many": "3",
    "a ping of a phone's": "2",
    "an upgrade": "5",
    "nothing to do": "6",
    "an opening": '0{"sid":"x"}',
    "an answer to nothing": "43999[]",
    "an answer to a text": '43"x"',
    "a second connect": "40{}",
    "an event elsewhere": '42/elsewhere,1["look"]',
    "an event somewhere endless": "42/" + "n" * 9_000 + ',1["look"]',
    "a connect elsewhere": "40/elsewhere,{}",
    "a parting from elsewhere": "41/elsewhere,",
    "a number too long for an answer": "42" + "1" * 101 + '["look"]',
    "attachments of an answer": "431-1[]",
}


@pytest.mark.parametrize("what", IGNORED)
def test_it_is_passed_over(game: Game, what: str) -> None:
    phone = game.dial()
    with game.hub.unchanged(game.table):
        phone.send(IGNORED[what])
        assert phone.ask("look")["ok"]
    phone.close()


def test_a_message_in_endless_parts_ends_in_words(game: Game) -> None:
    phone = game.dial()
    before = game.hub.memory()
    with game.hub.unchanged(game.table):
        with suppress(OSError):
            for part in range(64):
                phone.web.send(b"4" * MB, TEXT if part == 0 else 0, last=False)
        phone.until_closed()
        assert game.hub.memory() - before < 16 * MB
    phone.close()


def test_a_message_that_unpacks_to_a_hundred_megabytes_is_never_unpacked(game: Game) -> None:
    """No compression is agreed on, whatever was offered, so a packed frame is no message."""
    hub = game.hub
    headers = [("Host", hub.name), ("Sec-WebSocket-Extensions", "permessage-deflate")]
    packed = zlib.compressobj(wbits=-15)
    data = packed.compress(b"4" * 100 * MB) + packed.flush(zlib.Z_SYNC_FLUSH)
    _, web = WebSocket.open(hub.address, SOCKET, headers)
    assert web is not None
    before = hub.memory()
    with hub.unchanged(game.table):
        with suppress(OSError):
            web.send(data[:-4], TEXT | 0x40)
        while (frame := web.frame()).kind != CLOSE:
            pass
        assert frame.data.startswith((1002).to_bytes(2, "big"))
        assert hub.memory() - before < 32 * MB
    web.close()


def test_a_phone_that_never_reads_does_not_hold_the_table(game: Game) -> None:
    stuck = game.dial(1)
    stuck.web.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    phone = game.dial(0)
    with game.hub.unchanged(game.table):
        for number in range(400):
            stuck.send(f'42{number}["look"]')
        assert phone.ask("look", timeout=2)["ok"]
    stuck.close()
    phone.close()


POSTS = {
    "a ping": b"2",
    "an opening": b"0",
    "an unknown kind": b"9",
    "more than a message": b"42" + b"x" * 20_000,
    "a megabyte": b"42" + b"x" * MB,
    "nothing": b"",
    "no packet": b"x",
    "many packets": b"\x1e".join([b'42["look"]'] * 400),
    "an endless row of empty packets": b"\x1e" * 4_000,
    "broken UTF-8": b"4\xff",
    "base64 of a move": b"b" + base64.b64encode(b'42["look"]'),
    "JSONP": b"d=42[%22look%22]",
    "JSONP of nothing": b"d=",
    "a binary event": b'451-["move",{}]',
}


@pytest.mark.parametrize("what", POSTS)
def test_a_bad_polling_body_changes_nothing(game: Game, what: str) -> None:
    hub = game.hub
    headers = [("Host", hub.name)]
    path = "/socket.io/?EIO=4&transport=polling"
    opened = ask(hub.address, "GET", path, headers)
    path += "&sid=" + json.loads(opened.body[1:])["sid"]
    with hub.unchanged(game.table):
        entered = ask(
            hub.address, "POST", path, headers, b"40" + json.dumps(game.seat.auth).encode()
        )
        assert entered.status == 200
        began = time.monotonic()
        reply = ask(hub.address, "POST", path, headers, POSTS[what])
        assert time.monotonic() - began < 5
        assert reply.status in (200, 400, 413)
        assert b"Traceback" not in reply.body
    ask(hub.address, "POST", path, headers, b"1")


def test_the_log_holds_nothing_of_all_this(game: Game) -> None:
    assert game.hub.errors.read_text() == ""


def test_a_half_open_handshake_is_answered_in_words(game: Game) -> None:
    hub = game.hub
    path = "/socket.io/?EIO=4&transport=websocket"
    upgrade = [("Host", hub.name), ("Upgrade", "websocket")]
    with hub.unchanged(game.table):
        for more in ([], [("Sec-WebSocket-Key", "x")], [("Sec-WebSocket-Version", "1")]):
            reply = ask(hub.address, "GET", path, [*upgrade, *more])
            assert reply.status == 400
            assert reply.body
        for bad in ("EIO=3", "EIO=4&transport=carrier-pigeon", "EIO=4&transport=polling&j=x"):
            assert ask(hub.address, "GET", f"/socket.io/?{bad}", upgrade).status == 400
        for sid in ("x", "<script>", "%00", "x" * 900):
            path = f"/socket.io/?EIO=4&transport=polling&sid={sid}"
            assert ask(hub.address, "GET", path, upgrade).status == 400


def test_whoever_hangs_up_in_the_middle_of_a_frame_is_gone(game: Game) -> None:
    phone = game.dial(2)
    with game.hub.unchanged(game.table):
        phone.web.sock.sendall(b"\x81\xfe\x10")
        phone.close()
        other = game.dial(1)
        assert other.ask("look")["ok"]
    with pytest.raises((Closed, OSError)):
        phone.ask("look", timeout=0.2)

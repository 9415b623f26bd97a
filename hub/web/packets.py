"""Encode and decode Socket.IO packets: msgspec instead of json, and no search for bytes.

python-socketio looks through every payload for binary parts before it encodes it, which takes
most of the time of sending a view; our payloads have none.
"""

import msgspec
from socketio.packet import ACK, CONNECT, DISCONNECT, EVENT, Packet

from hub.wire.messages import Payload

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


KINDS = frozenset(map(str, (CONNECT, DISCONNECT, EVENT, ACK)))
# The library has handlers by these names, and would call them for an event of a phone's.
_RESERVED = frozenset({"connect", "disconnect", "*"})
NO_EVENT = "?"

JsonOption = tuple[str, str]


class TextPacket(Packet):  # type: ignore[misc]  # python-socketio has no types
    """A Socket.IO packet without binary attachments, neither sent nor accepted."""

    uses_binary_events = False
    data: Payload

    def decode(self, encoded_packet: str | bytes) -> int:
        """As the library does it, but for binary parts, which would wait in memory for more."""
        if not isinstance(encoded_packet, str) or encoded_packet[:1] not in KINDS:
            raise ValueError("not a packet")
        try:
            attachments = super().decode(encoded_packet)
        except ValueError:
            if self.packet_type not in (CONNECT, EVENT):
                raise
            self.data, attachments = None, 0
        if attachments:
            raise ValueError("text only")
        if self.packet_type == EVENT and not _is_event(self.data):
            # What cannot be read is still answered, if an answer was asked for.
            self.data = [NO_EVENT]
        return 0


def _is_event(data: Payload) -> bool:
    if not isinstance(data, list) or not data:
        return False
    return isinstance(data[0], str) and data[0] not in _RESERVED


class Json:
    """What python-socketio asks of a JSON module; its options are for the standard one."""

    @staticmethod
    def dumps(payload: Payload, **_: JsonOption) -> str:
        return _encode(payload).decode()

    @staticmethod
    def loads(text: str | bytes, **_: JsonOption) -> Payload:
        try:
            return _decode(text)
        except (msgspec.DecodeError, RecursionError):
            raise ValueError("not JSON") from None

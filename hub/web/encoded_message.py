"""A message to many viewers: one text, encoded and framed as a WebSocket frame once for all.

Who gets it is not known here, and what is in it was made elsewhere.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Protocol

from engineio.packet import (  # type: ignore[import-untyped]  # it has no types
    MESSAGE,
    Packet,
)

_TEXT = 0x81
_SHORT, _MEDIUM = 126, 1 << 16


class Sendable(Protocol):
    """What is used of an Engine.IO packet that is to be sent."""

    def encode(self) -> str: ...


class EncodedMessage(Packet):  # type: ignore[misc]  # python-engineio has no types
    """An event with one payload, which is JSON already, as a packet of the engine's.

    One that `is_whole` tells all there is, so that an older one of its event need not be sent any
    more; its `replaces` is that event's name, of any other message it is empty.
    """

    def __init__(self, event: str, payload: bytes, *, is_whole: bool = False) -> None:
        super().__init__(MESSAGE)
        self.replaces = event if is_whole else ""
        self._text = b'42["%b",%b]' % (event.encode(), payload)
        self.frame = framed(self._text)

    def encode(self, b64: bool = False) -> str:
        return self._text.decode()


class EncodedChange(EncodedMessage):
    """What is different from the message before it, which must have gone to the same WebSocket.

    Where it has not, `whole_frame` goes out instead; so it does to whoever has no WebSocket. It is
    made only then.
    """

    def __init__(
        self, event: str, payload: bytes, replaces: str, whole: Callable[[], EncodedMessage]
    ) -> None:
        super().__init__(event, payload)
        self.replaces = replaces
        self._make_whole = whole

    @cached_property
    def _whole(self) -> EncodedMessage:
        return self._make_whole()

    def whole_frame(self) -> bytes:
        return self._whole.frame

    def encode(self, b64: bool = False) -> str:
        return self._whole.encode()


def framed(text: bytes) -> bytes:
    """A WebSocket's frame of a whole text: a server's have no mask, so they are all alike."""
    size = len(text)
    if size < _SHORT:
        return bytes((_TEXT, size)) + text
    if size < _MEDIUM:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text

"""WebSocket frames as a client writes and reads them: short texts out, whole frames in.

No fragments and no compression: none of the measured servers uses them unless it is asked to.
"""

TEXT = 1
CLOSE = 8
PING = 9

_SHORT = 126
_MEDIUM = 127

Frame = tuple[int, bytes]


def text(payload: bytes) -> bytes:
    """A client's frame. Its mask is zero: the server's work is the same, ours is none."""
    length = len(payload)
    if length < _SHORT:
        head = bytes((0x80 | TEXT, 0x80 | length))
    else:
        head = bytes((0x80 | TEXT, 0x80 | _SHORT)) + length.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


def pong(payload: bytes) -> bytes:
    return bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload


def split(data: bytes) -> tuple[list[Frame], bytes]:
    """The whole frames in what was read, and what is left of the next one."""
    found: list[Frame] = []
    at, size = 0, len(data)
    while size - at >= 2:
        start, length = at + 2, data[at + 1] & 0x7F
        if length == _SHORT:
            start += 2
        elif length == _MEDIUM:
            start += 8
        if start > at + 2:
            if size < start:
                break
            length = int.from_bytes(data[at + 2 : start], "big")
        end = start + length
        if size < end:
            break
        found.append((data[at] & 0x0F, data[start:end]))
        at = end
    return found, data[at:]

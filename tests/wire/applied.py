"""A sight put together from the one before and a change, as docs/protocol.md tells a client to.

Nothing of the hub is imported: this is the other side.
"""

from typing import Any

Json = Any


def applied(old: Json, told: Json) -> Json:
    if isinstance(told, dict):
        return _merged(old, told)
    if not isinstance(told, list):
        return told
    return told[0] if len(told) == 1 else _listed(old, told)


def _merged(old: Json, told: Json) -> Json:
    now = dict(old)
    for name, part in told.items():
        if part == []:
            del now[name]
        else:
            now[name] = applied(old.get(name), part)
    return now


def _listed(old: Json, told: Json) -> Json:
    count, *pieces = told
    now: list[Json] = []
    for piece in pieces:
        if len(piece) == 1:
            now.append(piece[0])
        elif isinstance(piece[1], int):
            now += old[piece[0] : piece[1]]
        else:
            now.append(applied(old[piece[0]], piece[1]))
    assert len(now) == count
    return now

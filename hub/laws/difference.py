"""Where two pieces of JSON differ first, by its path: a leak is one value, not two whole views."""

import msgspec

from hub.wire.messages import Payload

# A value longer than this is cut: what matters is where it is.
LONGEST = 120


def difference(here: bytes, there: bytes) -> str:
    """The first path at which these differ, and both values: `piles[0].top: "30" / "38"`."""
    return _first(msgspec.json.decode(here), msgspec.json.decode(there), "")


def _first(here: Payload, there: Payload, path: str) -> str:
    if isinstance(here, dict) and isinstance(there, dict):
        for name in {**here, **there}:
            one, two = here.get(name, msgspec.UNSET), there.get(name, msgspec.UNSET)
            if one is msgspec.UNSET or two is msgspec.UNSET or one != two:
                return _first(one, two, f"{path}.{name}" if path else name)
    if isinstance(here, list) and isinstance(there, list):
        for at, (one, two) in enumerate(zip(here, there, strict=False)):
            if one != two:
                return _first(one, two, f"{path}[{at}]")
        return f"{path or 'it'} has {len(here)} / {len(there)} entries"
    return f"{path or 'it'}: {_short(here)} / {_short(there)}"


def _short(value: Payload) -> str:
    if value is msgspec.UNSET:
        return "nothing"
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"

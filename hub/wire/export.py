"""Export the types of every message for authors of clients: JSON Schema and TypeScript.

`python -m hub.wire.export` writes them; no message is defined here, and no page is drawn.
"""

import json
from pathlib import Path

import msgspec

from hub.wire.messages import PROTOCOL
from hub.wire.mirror import Mirror
from hub.wire.protocol import Protocol
from hub.wire.typescript import JsonSchema, declarations

FOLDER = Path(__file__).resolve().parents[2] / "static" / "wire"


def schema(protocol: Protocol) -> JsonSchema:
    """Every message as JSON Schema, by its name."""
    mirror, received, sent = Mirror(), protocol.received(), protocol.sent()
    types = [mirror.of(kind, is_sent=kind in sent) for kind in (*received, *sent)]
    refs, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    ref = dict(zip((*received, *sent), refs, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Honor Hub protocol",
        "protocol": PROTOCOL,
        "http": {
            name: {side: ref[kind] for side, kind in route._asdict().items() if kind is not None}
            for name, route in protocol.routes.items()
        },
        "events": {name: ref[kind] for name, kind in protocol.events.items()},
        "told": {name: ref[kind] for name, kind in protocol.told.items()},
        "$defs": dict(sorted(parts.items())),
    }


def files(protocol: Protocol = Protocol()) -> dict[str, str]:  # noqa: B008  # it never changes
    """The names of the exported files and what they hold."""
    exported = schema(protocol)
    return {
        "protocol.schema.json": json.dumps(exported, indent=2, ensure_ascii=False) + "\n",
        "protocol.d.ts": declarations(exported),
    }


def write(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

"""Export the types of every message for authors of clients: JSON Schema and TypeScript.

No message is defined here, and no file is written: see hub/type_export.py.
"""

import json
from typing import Any

import msgspec

from hub.wire.messages import PROTOCOL
from hub.wire.mirror import Mirror
from hub.wire.protocol import Protocol
from hub.wire.typescript import JsonSchema, declarations, own_declarations


def schema(protocol: Protocol) -> JsonSchema:
    """Every message as JSON Schema, by its name."""
    mirror, heard, said = Mirror(), protocol.heard(), protocol.said()
    types = [mirror.of(kind, said=kind in said) for kind in (*heard, *said)]
    refs, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    ref = dict(zip((*heard, *said), refs, strict=True))
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
    told = schema(protocol)
    return {
        "protocol.schema.json": json.dumps(told, indent=2, ensure_ascii=False) + "\n",
        "protocol.d.ts": declarations(told),
    }


def own_file(own: Any) -> str:
    """What only one game's screens draw of a view (`View.own`), as TypeScript."""
    (ref,), parts = msgspec.json.schema_components(
        [Mirror().of(own, said=True)], ref_template="#/$defs/{name}"
    )
    return own_declarations(ref, dict(sorted(parts.items())))

"""Export the types of every message for authors of clients: JSON Schema and TypeScript.

No message is defined here, and no file is written: see hub/type_export.py.
"""

import json

import msgspec

from hub.wire.messages import PROTOCOL
from hub.wire.mirror import Mirror
from hub.wire.protocol import Protocol, TypeForm
from hub.wire.typescript import JsonSchema, declarations, own_declarations


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


def own_file(own: TypeForm) -> str:
    """What only one game's screens draw of a view (`View.own`), as TypeScript."""
    (ref,), parts = msgspec.json.schema_components(
        [Mirror().of(own, is_sent=True)], ref_template="#/$defs/{name}"
    )
    return own_declarations(ref, dict(sorted(parts.items())))

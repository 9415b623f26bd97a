"""TypeScript declarations from the protocol's JSON Schema.

Only what msgspec makes of our messages is known here, not all of JSON Schema.
"""

import json
from typing import TypeAlias

from hub.rules.contract.any_types import JsonObject

WRITTEN = "Written by `python -m hub.type_export`; do not edit."

JsonSchema: TypeAlias = JsonObject
"""JSON of many shapes, which msgspec made."""


def declarations(schema: JsonSchema) -> str:
    """The same as TypeScript, from the schema."""
    parts = [
        f"// The protocol's types. {WRITTEN}\n",
        f"export const PROTOCOL: {schema['protocol']};\n",
        *(_declared(name, part) for name, part in schema["$defs"].items()),
        _interface(
            "ClientToHub", schema["events"], "(message: {}, answer: (answer: Answer) => void)"
        ),
        _interface("HubToClient", schema["told"], "(message: {})"),
        _routes(schema["http"]),
    ]
    return "\n".join(parts)


def own_declarations(own: JsonSchema, parts: JsonSchema) -> str:
    """The types of one game's own part of a view; `Own` is all that it can be."""
    return "\n".join(
        [
            f"// What only this game's screens draw of a view. {WRITTEN}\n",
            *(_declared(name, part) for name, part in parts.items()),
            f"export type Own = {_type(own)};\n",
        ]
    )


def _declared(name: str, part: JsonSchema) -> str:
    comment = _comment(part.get("description", ""))
    needed = part.get("required", ())
    lines = [
        f"  {field}{'' if field in needed else '?'}: {_type(kind)};\n"
        for field, kind in part["properties"].items()
    ]
    return f"{comment}export interface {name} {{\n{''.join(lines)}}}\n"


def _interface(name: str, events: JsonSchema, shape: str) -> str:
    lines = [f"  {event}{shape.format(_type(kind))}: void;\n" for event, kind in events.items()]
    return f"export interface {name} {{\n{''.join(lines)}}}\n"


def _routes(http: JsonSchema) -> str:
    lines = [
        f'  "{name}": {{ asks: {_side(route, "asks")}; says: {_side(route, "says")} }};\n'
        for name, route in http.items()
    ]
    comment = "/** What each address takes and gives. */\n"
    return f"{comment}export interface Routes {{\n{''.join(lines)}}}\n"


def _side(route: JsonSchema, side: str) -> str:
    return _type(route[side]) if side in route else "null"


_SIMPLE = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def _type(part: JsonSchema) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2]
    if "anyOf" in part:
        return " | ".join(dict.fromkeys(_type(each) for each in part["anyOf"]))
    if "enum" in part:
        return " | ".join(json.dumps(each) for each in part["enum"])
    kind = part.get("type")
    if "prefixItems" in part:
        return f"readonly [{', '.join(_type(each) for each in part['prefixItems'])}]"
    if kind == "array":
        return f"ReadonlyArray<{_type(part.get('items', {}))}>"
    if kind == "object":
        return f"Readonly<Record<string, {_type(part.get('additionalProperties', {}))}>>"
    return _SIMPLE[kind] if kind is not None else "unknown"


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.splitlines()]
    if not text:
        return ""
    if len(lines) == 1:
        return f"/** {text} */\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])

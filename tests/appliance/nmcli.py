"""A NetworkManager that is a JSON file: what `nmcli` is in the hotspot's tests.

Run as a program with the file's path in FAKE_NMCLI; it notes every call in a list.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any


def main(words: list[str]) -> int:
    file = Path(os.environ["FAKE_NMCLI"])
    state: dict[str, Any] = json.loads(file.read_text())
    state["calls"].append(words)
    code = answer(words, state)
    file.write_text(json.dumps(state))
    return code


def answer(words: list[str], state: dict[str, Any]) -> int:
    connections = state["connections"]
    match words:
        case ["-t", "-f", "DEVICE,TYPE", "device"]:
            print("\n".join(state["devices"]))
        case ["-t", "-f", "NAME", "connection", "show"]:
            print("\n".join(connections))
        case ["-t", "-f", "NAME", "connection", "show", "--active"]:
            print("\n".join(state["active"]))
        case ["--escape", "no", "--show-secrets", "-g", field, "connection", "show", name]:
            print(connections[name].get(field, ""))
        case ["connection", "add", "type", "wifi", "con-name", name, "ifname", _, "ssid", _, *rest]:
            connections[name] = stored(rest, state)
        case ["connection", "modify", name, *rest]:
            connections[name] |= stored(rest, state)
        case ["connection", "edit", name]:
            edit(connections[name], sys.stdin.read().splitlines(), is_deaf=bool(state.get("deaf")))
        case ["connection", "up", name]:
            if state.get("refuses"):
                print("Error: Connection activation failed:\n  no AP mode", file=sys.stderr)
                return 4
            state["active"] = [*{*state["active"], name}]
        case ["connection", "down", name]:
            state["active"].remove(name)
        case _:
            print(f"Error: argument {words!r} not understood", file=sys.stderr)
            return 2
    return 0


def stored(rest: list[str], state: dict[str, Any]) -> dict[str, str]:
    """What it takes of these properties; `alters` is what it makes of some, as it sees fit."""
    given = dict(zip(rest[::2], rest[1::2], strict=True))
    altered = {name: value for name, value in state.get("alters", {}).items() if name in given}
    return given | altered


def edit(connection: dict[str, str], lines: list[str], *, is_deaf: bool) -> None:
    """nmcli's editor: values lose the spaces round them, and nothing is kept without `save`."""
    draft = dict(connection)
    for line in lines:
        match line.strip().split(" ", 2):
            case ["set", name, value]:
                draft[name] = value.strip()
            case ["save", "persistent"] if not is_deaf:
                connection |= draft
            case ["quit"]:
                return


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

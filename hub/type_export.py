"""`python -m hub.type_export`: write the types that clients and pages are checked against.

The protocol goes to static/wire, and what only one game draws of its views to static/wire/own.
Pages import these types and keep no copies of them, which would drift.
"""

import typing
from pathlib import Path
from typing import Any

from hub.rules.registry import RULES
from hub.wire import export

FOLDER = Path(__file__).resolve().parents[1] / "static" / "wire"


def own_type(rules: Any) -> Any:
    """What the `own` of a game's views is, by the annotation of its `view`."""
    view = typing.get_type_hints(type(rules).view)["return"]
    (own,) = typing.get_args(view)
    return own


def files() -> dict[str, str]:
    """The names of the exported files and what they hold."""
    owns = {f"own/{key}.d.ts": export.own_file(own_type(rules)) for key, rules in RULES.items()}
    return export.files() | owns


def write(folder: Path = FOLDER) -> None:
    for name, text in files().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()

"""`python -m hub.type_export`: write the types that clients and pages are checked against.

The protocol goes to static/wire, and what only one game draws of its views to static/wire/own.
Pages import these types and keep no copies of them, which would drift.
"""

import typing
from pathlib import Path

from hub.rules.contract.game import AnyGame
from hub.rules.registry import RULES
from hub.wire import export
from hub.wire.protocol import TypeForm

FOLDER = Path(__file__).resolve().parents[1] / "static" / "wire"


def own_type(rules: AnyGame) -> TypeForm:
    """What the `own` of a game's views is, by the annotation of its `view`."""
    view = typing.get_type_hints(type(rules).view)["return"]
    (own,) = typing.get_args(view)
    return _filled_in(type(rules), own) if isinstance(own, typing.TypeVar) else own


def _filled_in(game: type, parameter: typing.TypeVar) -> TypeForm:
    """What a game gives for a parameter of the class that it is made of."""
    for base in getattr(game, "__orig_bases__", ()):
        made_of = typing.get_origin(base)
        if made_of is not None and parameter in made_of.__parameters__:
            return typing.get_args(base)[made_of.__parameters__.index(parameter)]
    raise TypeError(f"{game.__name__} does not say what {parameter} is")


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

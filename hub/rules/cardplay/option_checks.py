"""What options are checked for that were built in Python: decoding checks the same of its own."""

from functools import cache
from typing import Literal, get_args, get_origin, get_type_hints

from hub.rules.contract.value import Value


@cache
def _choices(options: type[Value]) -> dict[str, tuple[str, ...]]:
    """The options that are one of a few words, and those words."""
    hints = get_type_hints(options)
    named = {name: hints[name] for name in options.__struct_fields__}
    return {name: get_args(hint) for name, hint in named.items() if get_origin(hint) is Literal}


def check_choices(options: Value) -> None:
    """Raise ValueError for a word that is none of an option's."""
    for name, choices in _choices(type(options)).items():
        if getattr(options, name) not in choices:
            raise ValueError(f"{name} is one of {', '.join(choices)}")

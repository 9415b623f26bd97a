"""The messages of the machine's commands, in both languages, beside this module.

They are for terminals alone: no page carries them.
"""

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int


@lru_cache(maxsize=4)
def bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    text = (files("hub.appliance") / f"{language}.ftl").read_text(encoding="utf-8")
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(text))
    return made


def say(language: str, name: str, /, **params: Value) -> str:
    """The message of that id, filled in."""
    return _formatted(language, name, "", params) or name


def remedy(language: str, name: str, /, **params: Value) -> str:
    """What to do about it: the message's attribute `do`; empty if there is nothing to do."""
    return _formatted(language, name, "do", params)


def _formatted(language: str, name: str, attribute: str, params: dict[str, Value]) -> str:
    speaking = bundle(language)
    if not speaking.has_message(name):
        return ""
    message = speaking.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return ""
    text, _ = speaking.format_pattern(pattern, params)
    return str(text)

"""The message types as they are on the wire, for msgspec to describe as JSON Schema.

Nothing is decoded with these; the messages' own types are for that.
"""

import functools
import inspect
import typing
from types import UnionType
from typing import Any, TypeVar, Union

import msgspec

from hub.rules.contract.view import View
from hub.tables.export import Night
from hub.tables.viewer_snapshot import ViewerSnapshot
from hub.wire.protocol import TypeForm

# What a table leaves open because a ruleset fills it in.
_FILLED: dict[tuple[TypeForm, str], TypeForm] = {
    (ViewerSnapshot, "view"): View | None,
    (Night, "view"): View | None,
}

# What a type is called on the wire, where that is not its name here: some would hide JavaScript's
# own, and those that protocol 1 promised stay as they are whatever the code calls them.
_RENAMED = {
    "MoveAnswer": "Answer",
    "Number": "NumberField",
    "Record": "LogRecord",
    "Text": "TextField",
    "ViewerSnapshot": "Sight",
}


class Mirror:
    """Each type as it is on the wire.

    What the hub says has all its fields, but for defaults it leaves out (all, or those that are
    UNSET), and may have more one day; what it hears may lack those with a default, and has no
    others.
    """

    def __init__(self) -> None:
        self._made: dict[tuple[TypeForm, bool], TypeForm] = {}

    def of(self, kind: TypeForm, *, is_sent: bool) -> TypeForm:
        if isinstance(kind, TypeVar):
            return Any  # What a ruleset fills in, and no client is promised.
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(kind, is_sent)
        args = tuple(self.of(arg, is_sent=is_sent) for arg in _types_in(kind))
        return _rebuilt(kind, args) if args else kind

    def _struct(self, kind: TypeForm, is_sent: bool) -> TypeForm:
        if (kind, is_sent) not in self._made:
            self._made[kind, is_sent] = self._defined(kind, is_sent)
        return self._made[kind, is_sent]

    def _defined(self, kind: TypeForm, is_sent: bool) -> TypeForm:
        config = kind.__struct_config__
        hints = typing.get_type_hints(kind, include_extras=True)
        fields: list[Any] = []  # With a default or without, as `defstruct` takes them.
        for field in msgspec.structs.fields(kind):
            hint = _FILLED.get((kind, field.name), hints[field.name])
            entry = (field.encode_name, self.of(hint, is_sent=is_sent))
            is_said = not config.omit_defaults and field.default is not msgspec.UNSET
            is_there = field.required or (is_sent and is_said)
            fields.append(entry if is_there else (*entry, _default(field)))
        return msgspec.defstruct(
            _RENAMED.get(kind.__name__, kind.__name__),
            fields,
            tag=config.tag,
            kw_only=True,
            omit_defaults=config.omit_defaults,
            forbid_unknown_fields=not is_sent,
            # From Python 3.13 on docstrings come without their indent: the same text from all.
            namespace={"__doc__": inspect.cleandoc(kind.__doc__ or "") or None},
        )


def _default(field: msgspec.structs.FieldInfo) -> Any:  # of any type
    factory = field.default_factory
    return msgspec.field(default_factory=factory) if callable(factory) else field.default


def _origin(kind: TypeForm) -> TypeForm:
    found: TypeForm = typing.get_origin(kind)
    return found


def _types_in(kind: TypeForm) -> tuple[TypeForm, ...]:
    if _origin(kind) is typing.Literal:
        return ()
    if _origin(kind) is typing.Annotated:
        return (kind.__origin__,)
    return tuple(arg for arg in typing.get_args(kind) if arg is not ...)


def _rebuilt(kind: TypeForm, args: tuple[TypeForm, ...]) -> TypeForm:
    origin = _origin(kind)
    if origin in (Union, UnionType):
        return functools.reduce(lambda one, other: one | other, args)
    if origin is typing.Annotated:
        noted: TypeForm = typing.Annotated
        return noted[(args[0], *kind.__metadata__)]
    if origin is tuple and ... in typing.get_args(kind):
        return origin[args[0], ...]
    return origin[args]

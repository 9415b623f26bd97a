"""What is different between two values of one type, as JSON that makes the second out of the first.

It knows no message and no game: it is about structs, tuples and dicts. What is left out has the
same bytes in both; `docs/protocol.md` says how a client puts it together again.
"""

from collections.abc import Hashable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET

from hub.rules.contract.value import JsonValue

_encode = msgspec.json.Encoder().encode
_values = msgspec.structs.astuple

Sent: TypeAlias = "JsonValue | msgspec.Struct | Sequence[Sent] | Mapping[str, Sent]"
"""JSON of any shape, which may hold structs: it is encoded as it is."""


class Same(Enum):
    """Nothing is different; no JSON is that."""

    SAME = "same"


SAME: Final = Same.SAME
Difference: TypeAlias = (
    "Sent | Literal[Same.SAME] | Sequence[Difference] | Mapping[str, Difference]"
)
_Elements = tuple[Sent, ...]

_PLAIN = frozenset({str, int, bool, type(None)})
_GONE: Difference = []


class Differences:
    """Finds them for many viewers of one moment: what several share is looked at once.

    It remembers lists by their identity, so it lasts no longer than what it was asked about.
    """

    __slots__ = ("_of_lists",)

    def __init__(self) -> None:
        self._of_lists: dict[tuple[int, int], Difference] = {}

    def of(self, old: Sent, new: Sent) -> Difference:
        """SAME, or what to do with the old to have the new.

        A plain value, or anything in a list of its own, takes its place. An object has the members
        that are different, an empty list standing for one that is gone. A longer list begins with
        how many elements there are, then says what they are: `[from, to]` of the old ones, `[index,
        difference]` of one of them, or `[element]`.
        """
        kind = type(new)
        if type(old) is not kind:
            return _instead(new)
        if kind in _PLAIN:
            return SAME if old == new else new
        if (
            type(old) is tuple
            and type(new) is tuple
            and (old and new)
            and isinstance(new[0], msgspec.Struct)
        ):
            return self._of_list(old, new)
        if _is_same(old, new):
            return SAME
        if isinstance(old, msgspec.Struct) and isinstance(new, msgspec.Struct):
            names = _members(type(new))
            return self._of_struct(old, new, names) if names else [new]
        if type(old) is dict and type(new) is dict and _has_names(old, new):
            return self._of_dict(old, new)
        return [new]

    def _of_struct(
        self, old: msgspec.Struct, new: msgspec.Struct, names: tuple[str, ...]
    ) -> Difference:
        found: dict[str, Difference] = {}
        for name, before, after in zip(names, _values(old), _values(new), strict=True):
            if before is not after:
                part = _GONE if after is UNSET else self.of(before, after)
                if part is not SAME:
                    found[name] = part
        return found or SAME

    def _of_dict(self, old: dict[str, Sent], new: dict[str, Sent]) -> Difference:
        found = {key: _GONE for key in old if key not in new}
        for key, after in new.items():
            part = self.of(old[key], after) if key in old else _instead(after)
            if part is not SAME:
                found[key] = part
        return found or SAME

    def _of_list(self, old: _Elements, new: _Elements) -> Difference:
        key = id(old), id(new)
        if key not in self._of_lists:
            self._of_lists[key] = self._compared(old, new)
        return self._of_lists[key]

    def _compared(self, old: _Elements, new: _Elements) -> Difference:
        pairs = enumerate(zip(old, new, strict=False))
        changed = [at for at, pair in pairs if not _is_same(*pair)]
        if not changed and len(old) == len(new):
            return SAME
        size = min(len(old), len(new))
        if 2 * len(changed) <= size or len(old) == len(new) == 1:
            return self._in_place(old, new, changed)
        return self._moved(old, new)

    def _in_place(self, old: _Elements, new: _Elements, changed: list[int]) -> Difference:
        """Most are where they were; what is more than before is at the end."""
        pieces, start, size = list[Difference]([len(new)]), 0, min(len(old), len(new))
        for at in changed:
            if at > start:
                pieces.append([start, at])
            part = self._of_element(old[at], new[at])
            pieces.append([new[at]] if part is None else [at, part])
            start = at + 1
        if start < size:
            pieces.append([start, size])
        return [*pieces, *([element] for element in new[size:])]

    def _moved(self, old: _Elements, new: _Elements) -> Difference:
        """Runs of elements that were there before, and between them those that were not."""
        known = _Known(old)
        pieces, run = list[Difference]([len(new)]), [0, 0]
        for element in new:
            at = known.find(element, run[1])
            part = None if at is None else self._of_element(old[at], element)
            if at is None or part is not SAME:
                pieces.append([element] if part is None else [at, part])
                run = [0, run[1] if at is None else at + 1]
            elif pieces[-1] is run and at == run[1]:
                run[1] += 1
            else:
                run = [at, at + 1]
                pieces.append(run)
        return pieces

    def _of_element(self, old: Sent, new: Sent) -> Difference:
        """SAME; how it differs from one that goes by the same name; None: it has to be told."""
        if old is new:
            return SAME
        if type(old) is not type(new) or _name(old) != _name(new):
            return None
        part = self.of(old, new)
        return part if part is SAME or type(part) is dict else None


class _Known:
    """The elements of a list that was sent before, to find again what is among them."""

    __slots__ = ("_by_id", "_by_name", "_old")

    def __init__(self, old: _Elements) -> None:
        self._old = old
        self._by_id = {id(element): at for at, element in enumerate(old)}
        self._by_name: dict[Hashable, int] | None = None

    def find(self, element: Sent, likely: int) -> int | None:
        """Where it was, or one that goes by the same name; the likely one before others."""
        at = self._by_id.get(id(element))
        if at is not None:
            return at
        name = _name(element)
        if likely < len(self._old) and _name(self._old[likely]) == name:
            return likely
        if self._by_name is None:
            self._by_name = {_name(each): at for at, each in enumerate(self._old)}
        return self._by_name.get(name)


def _has_names(*dicts: dict[str, Sent]) -> bool:
    return all(type(key) is str for each in dicts for key in each)


def _is_same(old: Sent, new: Sent) -> bool:
    """To the byte: 1 is equal to True. What is not even equal is not written down to find out."""
    return old is new or (old == new and _encode(old) == _encode(new))


def _instead(new: Sent) -> Difference:
    return new if type(new) in _PLAIN else [new]


@cache
def _members(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """The names of a struct's fields in JSON; none where it hangs on the values what JSON has."""
    config = kind.__struct_config__
    return () if config.omit_defaults or config.array_like else kind.__struct_encode_fields__


def _name(element: Sent) -> Hashable:
    """What an element of a list goes by: its first field."""
    fields = getattr(element, "__struct_fields__", ())
    return getattr(element, fields[0]) if fields else None

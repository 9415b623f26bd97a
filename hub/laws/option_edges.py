"""The edges of a game's options: tables at which one of them is as far out as its type lets it be.

A deck that is too small for the most cards of the most players is found there and nowhere else.
Combinations that the options themselves refuse are no tables.
"""

from collections.abc import Iterable, Iterator
from functools import reduce

import msgspec
from msgspec import inspect

from hub.laws.case import Case
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.game import AnyGame

OptionValue = bool | int | str | None
# Names from the outermost group of options to the innermost.
Path = tuple[str, ...]
# How many play and at which level is tried in every combination anyway.
COUNTED = ("players", "level")


def edge_cases(game: AnyGame) -> list[Case]:
    """Each edge of each option with the most players, and all the lowest and all the highest."""
    edges = dict(_edges(inspect.type_info(game.options_type), ()))
    ways = [{path: value} for path, values in edges.items() for value in values]
    ways += [{path: values[at] for path, values in edges.items()} for at in (0, -1) if edges]
    cases: list[Case] = []
    for way in ways:
        case = _case(game, {("players",): game.players[-1], **way})
        if case is not None and all(case.options != other.options for other in cases):
            cases.append(case)
    return cases


def played_options(game: AnyGame, cases: Iterable[Case]) -> str:
    """Every option with the values that were tried: `players 2-6, cards 2 4 6`."""
    tried = list(cases)
    has = game.options_type.__struct_fields__
    paths: list[Path] = [(name,) for name in COUNTED if name in has]
    paths += [path for path, _ in _edges(inspect.type_info(game.options_type), ())]
    found: dict[str, list[OptionValue]] = {}
    for path in paths:
        values = [reduce(getattr, path, case.options) for case in tried]
        found[".".join(path)] = list(dict.fromkeys(values))
    return ", ".join(f"{name} {_listed(values)}" for name, values in found.items())


def _edges(kind: inspect.Type, path: Path) -> Iterator[tuple[Path, tuple[OptionValue, ...]]]:
    """What each option may be at its least and at its most; every value of a closed list."""
    if isinstance(kind, inspect.StructType):
        if path and any(field.required for field in kind.fields):
            return  # Such a group is picked whole, from a list.
        for field in kind.fields:
            if path or field.name not in COUNTED:
                yield from _edges(field.type, (*path, field.name))
    elif isinstance(kind, inspect.BoolType):
        yield path, (False, True)
    elif isinstance(kind, inspect.LiteralType):
        yield path, tuple(kind.values)
    elif isinstance(kind, inspect.IntType):
        low = kind.gt + 1 if kind.gt is not None else kind.ge
        high = kind.lt - 1 if kind.lt is not None else kind.le
        ends = tuple(end for end in (low, high) if end is not None)
        if ends:
            yield path, ends


def _case(game: AnyGame, way: dict[Path, OptionValue]) -> Case | None:
    options: JsonObject = {}
    for path, value in way.items():
        inside = options
        for name in path[:-1]:
            inside = inside.setdefault(name, {})
        inside[path[-1]] = value
    try:
        found = msgspec.convert(options, game.options_type)
    except msgspec.ValidationError:
        return None
    name = "-".join([game.key, *(f"{path[-1]}-{value}" for path, value in way.items())])
    return Case(game=game.key, table=name, options=found, has_roles=False)


def _listed(values: list[OptionValue]) -> str:
    """Numbers in their order, a run of three or more by its ends."""
    numbers = [value for value in values if type(value) is int]
    if len(numbers) < len(values):
        return " ".join(map(str, values))
    low, high = min(numbers), max(numbers)
    is_run = len(numbers) > 2 and set(numbers) == set(range(low, high + 1))
    return f"{low}-{high}" if is_run else " ".join(map(str, sorted(numbers)))

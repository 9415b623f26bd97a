"""The form of a score sheet: every way to fill it in is a sheet that adds up.

Chairs are counted from 0, the Shogun's; the name of a field about one chair ends in its number,
counted from 1 as on paper.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations
from typing import get_args

from hub.rules.box.characters import NAMES
from hub.rules.contract.action import Values, number
from hub.rules.contract.form import Choice, Field, Number, OneOf
from hub.rules.tournament.roles import NAMED, NINJA, SHOGUN
from hub.rules.tournament.sheet import Ending, Had

# What is counted for each chair, and the most that a form takes.
MOST: dict[str, int] = {"honor": 30, "daimyo": 3, "resilience": 5}
NOBODY = -1

# These endings somebody brought about.
_BY_SOMEONE: tuple[Ending, ...] = ("swordmaster", "deadly-strike")
_CHARACTERS = tuple(Choice(value=name) for name in NAMES)


@lru_cache(maxsize=4)
def fields_of(size: int) -> tuple[Field, ...]:
    """The fields of a sheet for so many: roles, how it ended, and what each had."""
    chairs = [field for chair in range(1, size + 1) for field in _chair_fields(chair)]
    return (*_role_fields(size), *_ending_fields(size), *chairs)


def read(values: Values, size: int) -> tuple[tuple[Had, ...], Ending, int]:
    """What a filled-in form says."""
    roles = [SHOGUN, *[NINJA] * (size - 1)]
    for name, role in zip(_role_names(size), NAMED[size], strict=True):
        roles[number(values, name)] = role
    had = tuple(
        Had(
            role=role,
            character=str(values[f"character-{chair}"]),
            **{name: number(values, f"{name}-{chair}") for name in MOST},
        )
        for chair, role in enumerate(roles, start=1)
    )
    (ending,) = (key for key in get_args(Ending) if key == values["ending"])
    return had, ending, number(values, "chair")


def write(had: tuple[Had, ...], ending: Ending, chair: int) -> Values:
    """The form that says this."""
    size = len(had)
    values: Values = {"ending": ending, "chair": chair}
    left = [mine.role for mine in had]
    for name, role in zip(_role_names(size), NAMED[size], strict=True):
        at = left.index(role)
        values[name] = at
        left[at] = ""
    for chair_number, mine in enumerate(had, start=1):
        for name in ("character", *MOST):
            values[f"{name}-{chair_number}"] = getattr(mine, name)
    return values


def _role_names(size: int) -> list[str]:
    roles = NAMED[size]
    return [
        role if role not in roles[:at] else f"{role}-{roles[: at + 1].count(role)}"
        for at, role in enumerate(roles)
    ]


def _role_fields(size: int) -> list[OneOf]:
    """Each names someone whom those before it have not."""
    names = _role_names(size)
    fields = []
    for at, name in enumerate(names):
        given = tuple(names[:at])
        by = {
            "/".join(map(str, taken)): _chairs(set(range(1, size)).difference(taken))
            for taken in permutations(range(1, size), at)
        }
        choices = by.pop("") if not at else ()
        fields.append(OneOf(name=name, of="chair", choices=choices, given=given, by=by))
    return fields


def _ending_fields(size: int) -> tuple[OneOf, OneOf]:
    anyone, nobody = _chairs(range(size)), _chairs((NOBODY,))
    endings = OneOf(name="ending", of="value", choices=tuple(map(Choice, get_args(Ending))))
    by = {key: anyone if key in _BY_SOMEONE else nobody for key in get_args(Ending)}
    return endings, OneOf(name="chair", of="chair", given=("ending",), by=by)


def _chair_fields(chair: int) -> tuple[Field, ...]:
    return (
        OneOf(
            name=f"character-{chair}",
            of="character",
            choices=_CHARACTERS,
            unlike=tuple(f"character-{other}" for other in range(1, chair)),
        ),
        *(Number(name=f"{name}-{chair}", low=0, high=most) for name, most in MOST.items()),
    )


def _chairs(chairs: Iterable[int]) -> tuple[Choice, ...]:
    return tuple(Choice(value=chair) for chair in sorted(chairs))

"""Names from a list as people keep them: typed, pasted from a spreadsheet, or a file.

Pure: a text in, one person for each line out. It never drops half a name without a word; what it
cannot read it says by its line. How a line is told from a row of columns is in docs/tournament.md.
"""

import csv
import re
from collections.abc import Iterable, Sequence

import msgspec

from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Reason, Refusal
from hub.tournaments.paper import lines_of

_NAME = frozenset(
    {"name", "names", "nome", "nomi", "player", "players", "giocatore", "giocatori", "iscritti"}
    | {"nominativo", "partecipante", "partecipanti", "full name", "nome e cognome", "entries"}
    | {"cognome e nome", "participant", "participants", "surname and name"}
)
_FIRST = frozenset({"first name", "given name", "firstname", "name", "nome"})
_SURNAME = frozenset({"surname", "cognome", "last name", "family name", "lastname"})

# What stands before a name on a list: "1.", "2)", "-", "•", "[ ]".
_MARK = re.compile(r"^(?:\d{1,3}\s*[.):]\s*|[-–—*•·‣▪◦]\s*|\[[ xX]?\]\s*)+")
_TICKED = re.compile(r"\s*\[[ xX]?\]\s*\w")
_COUNTED = re.compile(r"^\d{1,3}\s+(?=\D)")
# A number, a date, a telephone or an e-mail address is nobody's name.
_NO_NAME = re.compile(r"^(?:[\d\s./:+()-]*|\S+@\S+)$")
# A line that only parts others.
_RULE = re.compile(r"^[-–—=_*.\s]{2,}$")

Row = tuple[int, list[str]]


class Listed(msgspec.Struct, frozen=True):
    """One person of a list; `wrong` says why the name cannot be taken as it stands."""

    line: int
    name: str
    wrong: Reason | None = None


class WrongEntries(ValueError):
    """A list of entries does not read; `line` is where."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} is no entry")
        self.line = line


def read_list(text: str) -> tuple[Listed, ...]:
    """Everyone on it, in its order; lines without anything in them are passed over."""
    if text.lstrip().startswith("[") and not _TICKED.match(text):
        named = _from_json(text)
    else:
        named = _from_rows(text.removeprefix("\ufeff"))
    return tuple(_listed(line, name) for line, name in named)


def read_entries(text: str) -> tuple[str, ...]:
    """The names alone, all of them good; WrongEntries names the first line that is not."""
    listed = read_list(text)
    for each in listed:
        if each.wrong is not None:
            raise WrongEntries(each.line)
    return tuple(each.name for each in listed)


def known_names(names: Sequence[str], entered: Iterable[str]) -> tuple[bool, ...]:
    """For each name, whether it is among those entered already or stands before on the list.

    Names that are only nearly the same count as one: the list was pasted twice, or they could not
    be told apart in the hall.
    """
    seen = {alike(name) for name in entered}
    known = []
    for name in names:
        known.append(alike(name) in seen)
        seen.add(alike(name))
    return tuple(known)


def _listed(line: int, name: str) -> Listed:
    """As on a phone, so that a list and a phone have the same name for somebody."""
    try:
        return Listed(line, clean_name(name))
    except Refusal as refusal:
        return Listed(line, name.strip(), refusal.reason)


def _from_json(text: str) -> list[tuple[int, str]]:
    try:
        # Of whatever else somebody's program keeps of a person only the name is looked at.
        found = msgspec.json.decode(text, type=list[str | JsonObject])
    except (msgspec.ValidationError, msgspec.DecodeError):
        raise WrongEntries(1) from None
    names = (each if isinstance(each, str) else each.get("name", "") for each in found)
    return [
        (line, name if isinstance(name, str) else "") for line, name in enumerate(names, start=1)
    ]


def _from_rows(text: str) -> list[tuple[int, str]]:
    separator = _separator(text)
    rows = _rows(text, separator)
    if not rows:
        return []
    columns = _headed(rows[0][1])
    if columns is not None and _is_title(rows):
        columns, rows = None, rows[1:]
    if columns is not None:
        return [(line, _in_columns(cells, columns)) for line, cells in rows[1:]]
    plain = [(line, _unmarked(cells)) for line, cells in rows]
    if all(_COUNTED.match(cells[0]) for _, cells in plain):
        plain = [(line, [_COUNTED.sub("", cells[0]), *cells[1:]]) for line, cells in plain]
    are_halves = _are_halves([cells for _, cells in plain if len(cells) == 2])
    return [(line, _without_heads(cells, separator, are_halves)) for line, cells in plain]


def _is_title(rows: list[Row]) -> bool:
    """One word above several columns is what the list is called, and heads none of them."""
    (_, first), *rest = rows
    return len(first) == 1 and any(len(cells) > 1 for _, cells in rest)


def _are_halves(pairs: list[list[str]]) -> bool:
    """Whether two columns are the halves of a name: most of the first are single words."""
    return 2 * sum(" " not in first for first, _ in pairs) > len(pairs)


def _separator(text: str) -> str:
    """A spreadsheet's clipboard has tabs; files of some countries have semicolons."""
    if "\t" in text:
        return "\t"
    first = text.strip().split("\n", 1)[0]
    return ";" if first.count(";") > first.count(",") else ","


def _rows(text: str, separator: str) -> list[Row]:
    """Those with something in them, each with its line."""
    reader = csv.reader(lines_of(text), delimiter=separator, skipinitialspace=True)
    try:
        read = [(reader.line_num, [cell.strip() for cell in row]) for row in reader]
    except csv.Error:
        raise WrongEntries(reader.line_num) from None
    return [(line, cells) for line, cells in read if any(cells) and not _RULE.match("".join(cells))]


def _headed(cells: list[str]) -> tuple[int, ...] | None:
    """Which columns make a name, first name first, if this is a line of headings."""
    heads = [cell.rstrip(":").strip().lower() for cell in cells]
    surname = next((at for at, head in enumerate(heads) if head in _SURNAME), None)
    if surname is not None:
        first = [at for at, head in enumerate(heads) if head in _FIRST]
        return (*first[:1], surname)
    named = [at for at, head in enumerate(heads) if head in _NAME | _FIRST]
    return (named[0],) if named else None


def _in_columns(cells: list[str], columns: tuple[int, ...]) -> str:
    found = [cells[at] for at in columns if at < len(cells)]
    return " ".join(_turned(_MARK.sub("", cell)) for cell in found if cell)


def _turned(cell: str) -> str:
    """ "Verdi, Anna" is Anna Verdi, also inside one cell."""
    surname, comma, first = cell.partition(",")
    return f"{first.strip()} {surname.strip()}" if comma else cell


def _unmarked(cells: list[str]) -> list[str]:
    """Without numbers and bullets before the name, and without cells that are nobody's name."""
    bare = [_MARK.sub("", cell) for cell in cells]
    named = [cell for cell in bare if cell and not _NO_NAME.match(cell)]
    # A line of signs alone is still a line, and a wrong one.
    return named or [next(filter(None, cells))]


def _without_heads(cells: list[str], separator: str, are_halves: bool) -> str:
    first, *rest = cells
    if len(rest) == 1 and separator == ",":
        return f"{rest[0]} {first}"
    if len(rest) == 1 and are_halves:
        return f"{first} {rest[0]}"
    return _turned(first)

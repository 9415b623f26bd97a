"""Read pasted lists of entrants' names: a preview, or the names to enter, or a refusal.

The reading itself is pure, in `hub.tournaments.name_list`; here it gets its refusals and answers.
"""

from collections.abc import Iterable

from hub.rules.contract.name import LONGEST_NAME
from hub.rules.contract.refusal import Refusal
from hub.tournaments.name_list import WrongEntries, known_names, read_entries, read_list
from hub.wire.tournament import NameRead, NamesRead

# What a request with one may have, in bytes.
LARGEST_LIST = 1 << 17


def shown_list(text: str, entered: Iterable[str] = ()) -> NamesRead:
    """Everyone on the list as they would be entered, each with what is wrong with them."""
    try:
        listed = read_list(text)
    except WrongEntries as wrong:
        raise _refused(wrong) from None
    known = known_names([each.name for each in listed], entered)
    return NamesRead(
        names=tuple(
            NameRead(line=each.line, name=each.name, wrong=each.wrong, known=is_known)
            for each, is_known in zip(listed, known, strict=True)
        )
    )


def new_names(text: str, entered: Iterable[str] = ()) -> tuple[tuple[str, ...], int]:
    """Those who are not entered yet, and how many are; with a wrong line nobody is."""
    try:
        names = read_entries(text)
    except WrongEntries as wrong:
        raise _refused(wrong) from None
    known = known_names(names, entered)
    fresh = tuple(name for name, is_known in zip(names, known, strict=True) if not is_known)
    return fresh, sum(known)


def _refused(wrong: WrongEntries) -> Refusal:
    return Refusal("wrong-entries", line=wrong.line, low=1, high=LONGEST_NAME)

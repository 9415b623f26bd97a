"""Join names into a sentence's list: equal ones grouped, a word before the last.

What the names are is not known here.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable

from hub.words.catalogue import Catalogue


def joined(catalogue: Catalogue, names: Iterable[str]) -> str:
    """“Bō, Geisha and Parry ×2”, in the catalogue's language."""
    counted = [f"{name} ×{n}" if n > 1 else name for name, n in Counter(names).items()]
    if len(counted) < 2:
        return "".join(counted)
    *rest, last = counted
    return catalogue.text("list-last", rest=", ".join(rest), last=last, sound=_sound(last))


def _sound(name: str) -> str:
    """The letter a name begins with, for languages that care (“Anna ed Elsa”)."""
    return unicodedata.normalize("NFD", name)[:1].casefold()

"""Who sits where, by name, and what a name may look like.

Nothing about keys or phones: a seat is kept whoever holds them.
"""

import unicodedata

from hub.rules.contract.fact import Fact
from hub.rules.contract.refusal import Refusal

LONGEST_NAME = 24

# Joins the parts of one emoji. All else that is invisible could make two names look alike.
_JOINER = "\u200d"
_MARKUP = frozenset("<>")
# Letters by name, blank to the eye.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Between letters or after them; of themselves they show nothing.
_VARIANTS = dict.fromkeys(
    (ord(_JOINER), *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
)


def clean_name(name: str) -> str:
    """The name as it will be shown, or the Refusal that says what is wrong with it."""
    text = unicodedata.normalize("NFC", name).strip()
    text = " ".join(filter(None, "".join(map(_plain_space, text)).split(" ")))
    if not all(_is_visible(char) for char in text):
        raise Refusal("name-characters")
    if not 1 <= len(text) <= LONGEST_NAME or not text.translate(_VARIANTS):
        raise Refusal("name-length", low=1, high=LONGEST_NAME)
    return text


def _plain_space(char: str) -> str:
    return " " if unicodedata.category(char) == "Zs" else char


def _is_visible(char: str) -> bool:
    return (char.isprintable() or char == _JOINER) and char not in _MARKUP | _BLANK


def alike(name: str) -> str:
    """Names with the same likeness cannot be told apart across a table."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded).translate(_VARIANTS)


class Seats(Fact):
    """The name at each seat; empty: nobody. `bots` are played by the hub. Never changes."""

    names: tuple[str, ...]
    bots: frozenset[int] = frozenset()

    def check(self, seat: int) -> None:
        if not 0 <= seat < len(self.names):
            raise Refusal("no-such-seat")

    def is_taken(self, seat: int) -> bool:
        return bool(self.names[seat])

    def is_free(self, seat: int) -> bool:
        """A person may sit here: nobody does, or a bot that gives way."""
        return not self.names[seat] or seat in self.bots

    def fitting(self, seat: int, name: str) -> str:
        """The name, cleaned, if nobody else goes by it."""
        self.check(seat)
        text = clean_name(name)
        others = self.names[:seat] + self.names[seat + 1 :]
        if alike(text) in map(alike, others):
            raise Refusal("name-taken", name=text)
        return text

    def taken(self, seat: int, name: str, *, is_bot: bool = False) -> "Seats":
        names = (*self.names[:seat], name, *self.names[seat + 1 :])
        return Seats(names=names, bots=self.bots | {seat} if is_bot else self.bots - {seat})

    def freed(self, seat: int) -> "Seats":
        return self.taken(seat, "")

    def check_order(self, order: tuple[int, ...]) -> None:
        if sorted(order) != list(range(len(self.names))):
            raise Refusal("wrong-order")

    def reordered(self, order: tuple[int, ...]) -> "Seats":
        bots = frozenset(order.index(seat) for seat in self.bots)
        return Seats(names=tuple(self.names[seat] for seat in order), bots=bots)

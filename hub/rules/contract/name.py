"""What a name may look like, at a table as on a list; one rule for all who write one down."""

import unicodedata

from hub.rules.contract.lookalike import LOOKALIKES
from hub.rules.contract.refusal import Refusal

LONGEST_NAME = 24

# Joins the parts of one emoji. All else that is invisible could make two names look alike.
JOINER = "\u200d"
_MARKUP = frozenset("<>")
# Letters by name, blank to the eye.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Between letters or after them; of themselves they show nothing.
_VARIANTS = dict.fromkeys(
    (ord(JOINER), *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))
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
    return (char.isprintable() or char == JOINER) and char not in _MARKUP | _BLANK


def alike(name: str) -> str:
    """Names with the same likeness cannot be told apart across a table, or when called out.

    Asked when a name is taken, never of one that is on the record: it may grow stricter.
    """
    return " ".join(map(_shape, unicodedata.normalize("NFKC", name).split(" ")))


def _shape(word: str) -> str:
    # Among small letters a capital I is read as an l; as is a small l for an I where a word begins.
    if any(char.islower() for char in word):
        word = word[:1] + word[1:].replace("I", "l")
    folded = unicodedata.normalize("NFKC", word.casefold()).translate(_VARIANTS)
    folded = folded.translate(LOOKALIKES).replace("rn", "m").replace("vv", "w")
    return f"i{folded[1:]}" if folded.startswith("l") else folded

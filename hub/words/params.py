"""Format a message's parameters: seats become names, codes their words, numbers stay numbers.

Beside a thing's name stand two more parameters: `the-card` as it stands in a sentence, and
`card-kind`, its code ("none": nobody saw it). No sentence is chosen here.
"""

from collections.abc import Mapping, Sequence

from hub.rules.contract.refusal import Param
from hub.words.catalogue import Catalogue, Word
from hub.words.name_rows import joined

UNSEEN = "none"

_SEATS = frozenset({"seat", "by", "to", "target"})
# Parameters that are the name of one thing, of several, and what those are.
THINGS = {"card": "card", "weapon": "card", "character": "character", "role": "role"}
ROWS = {"cards": "card", "characters": "character"}
# A person may have sent these, so an unknown one is not our bug.
_ASKED_FOR = {"field": "field", "offer": "offer"}


class Params:
    """Turns parameters into words, given who sits where."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self._catalogue = catalogue
        self._names = names

    def seat(self, seat: int) -> str:
        """The name at a seat, or its number where nobody gave one."""
        name = self._names[seat] if 0 <= seat < len(self._names) else ""
        return name or self._catalogue.text("seat-unnamed", number=seat + 1)

    def seats(self, seats: Sequence[int]) -> str:
        return joined(self._catalogue, [self.seat(seat) for seat in seats])

    def filled(self, params: Mapping[str, Param]) -> dict[str, Word]:
        """All of them, as the sentences want them."""
        words: dict[str, Word] = {}
        for name, value in params.items():
            words |= self._word(name, value)
        if "low" in params and "high" in params:
            low, high = params["low"], params["high"]
            words["span"] = f"{low}" if low == high else f"{low}–{high}"
        return words

    def _word(self, name: str, value: Param) -> dict[str, Word]:
        if isinstance(value, tuple):
            return self._row(name, value)
        if isinstance(value, int):
            return {name: self.seat(value) if name in _SEATS else value}
        if name in THINGS:
            return self._thing(name, value)
        if name in _ASKED_FOR:
            label = f"{_ASKED_FOR[name]}-{value}"
            return {name: self._catalogue.text(label) if self._catalogue.has(label) else value}
        return {name: value}

    def _rule(self, rule: str) -> str:
        """A house rule, as rule/choice, in words."""
        name, _, choice = rule.partition("/")
        label = self._catalogue.said(f"option-{name}", name)
        return f"{label}: {self._catalogue.said(f'option-{name}-{choice}', choice)}"

    def _row(self, name: str, values: tuple[str | int, ...]) -> dict[str, Word]:
        if name == "seats":
            return {name: self.seats([int(value) for value in values])}
        names = [str(value) for value in values]
        if name == "house":
            return {name: "; ".join(self._rule(each) for each in names)}
        if name in ROWS:
            names = [self._catalogue.said(f"{ROWS[name]}-{each}", each) for each in names]
        kind = "some" if values else UNSEEN
        return {name: joined(self._catalogue, names), f"{name}-kind": kind}

    def _thing(self, name: str, code: str) -> dict[str, Word]:
        if not code:
            return {name: "", f"the-{name}": "", f"{name}-kind": UNSEEN}
        message = f"{THINGS[name]}-{code}"
        plain = self._catalogue.said(message, code)
        the = self._catalogue.attribute(message, "the") or plain
        return {name: plain, f"the-{name}": the, f"{name}-kind": code}

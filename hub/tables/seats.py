"""Who sits where, by name.

Nothing about keys or phones: a seat is kept whoever holds them.
"""

from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.value import Value


class Seats(Value):
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

"""Who sits where, by name.

Nothing about keys or phones: a seat is kept whoever holds them.
"""

from hub.rules.contract.identifiers import Seat
from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.value import Value


class Seats(Value):
    """The name at each seat; empty: nobody. `bots` are played by the hub. Never changes."""

    names: tuple[str, ...]
    bots: frozenset[Seat] = frozenset()

    def checked(self, seat: int) -> Seat:
        """The seat, if the table has one of this number."""
        if not 0 <= seat < len(self.names):
            raise Refusal("no-such-seat")
        return Seat(seat)

    def check_taken(self, seat: Seat) -> None:
        if not self.is_taken(seat):
            raise Refusal("seat-free")

    def is_taken(self, seat: Seat) -> bool:
        return bool(self.names[seat])

    def is_free(self, seat: Seat) -> bool:
        """A person may sit here: nobody does, or a bot that gives way."""
        return not self.names[seat] or seat in self.bots

    def fitting(self, seat: Seat, name: str) -> str:
        """The name, cleaned, if nobody else goes by it."""
        text = clean_name(name)
        others = self.names[:seat] + self.names[seat + 1 :]
        if alike(text) in map(alike, others):
            raise Refusal("name-taken", name=text)
        return text

    def taken(self, seat: Seat, name: str, *, is_bot: bool = False) -> "Seats":
        names = (*self.names[:seat], name, *self.names[seat + 1 :])
        return Seats(names=names, bots=self.bots | {seat} if is_bot else self.bots - {seat})

    def freed(self, seat: Seat) -> "Seats":
        return self.taken(seat, "")

    def checked_order(self, order: tuple[int, ...]) -> tuple[Seat, ...]:
        """The order, if every seat is in it once."""
        if sorted(order) != list(range(len(self.names))):
            raise Refusal("wrong-order")
        return tuple(Seat(seat) for seat in order)

    def reordered(self, order: tuple[Seat, ...]) -> "Seats":
        bots = frozenset(Seat(order.index(seat)) for seat in self.bots)
        return Seats(names=tuple(self.names[seat] for seat in order), bots=bots)

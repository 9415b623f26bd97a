"""Who sits where, by name, and whose phone answers for a seat that has none.

Nothing about keys: a seat is kept whoever holds them.
"""

from collections.abc import Mapping

import msgspec

from hub.rules.contract.identifiers import Seat
from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.value import Value

replace = msgspec.structs.replace


class Seats(Value):
    """The name at each seat; empty: nobody. `bots` are played by the hub. Never changes.

    `proxies` is whose phone answers for a seat, by the seat that it answers for.
    """

    names: tuple[str, ...]
    bots: frozenset[Seat] = frozenset()
    proxies: Mapping[Seat, Seat] = {}

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
        bots = self.bots | {seat} if is_bot else self.bots - {seat}
        return replace(self, names=names, bots=bots)

    def freed(self, seat: Seat) -> "Seats":
        """Whoever sits there next, of the same name or not, is nobody's proxy and has none."""
        pairs = self.proxies.items()
        left = {guest: proxy for guest, proxy in pairs if seat not in (guest, proxy)}
        return replace(self.taken(seat, ""), proxies=left)

    def with_proxy(self, guest: Seat, proxy: Seat | None) -> "Seats":
        """That seat's phone answers for the guest, and no other's does; None: nobody's."""
        others = {seat: by for seat, by in self.proxies.items() if seat != guest}
        return replace(self, proxies=others if proxy is None else {**others, guest: proxy})

    def checked_order(self, order: tuple[int, ...]) -> tuple[Seat, ...]:
        """The order, if every seat is in it once."""
        if sorted(order) != list(range(len(self.names))):
            raise Refusal("wrong-order")
        return tuple(Seat(seat) for seat in order)

    def reordered(self, order: tuple[Seat, ...]) -> "Seats":
        def moved(seat: Seat) -> Seat:
            return Seat(order.index(seat))

        return Seats(
            names=tuple(self.names[seat] for seat in order),
            bots=frozenset(map(moved, self.bots)),
            proxies={moved(guest): moved(proxy) for guest, proxy in self.proxies.items()},
        )

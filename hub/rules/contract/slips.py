"""How people slip who tell a hub of real cards, and what setting it straight costs them."""

from dataclasses import dataclass, field

from hub.rules.contract.form import Move, Offer
from hub.rules.contract.random_move import random_values
from hub.rules.contract.set_straight import MadeCorrection
from hub.rules.contract.table_facts import Draws

# Of so many taps one is forgotten; of so many one is of another card; so many turns, and one
# begins with a card too many or too few.
FORGOTTEN, MISTAPPED, MISDRAWN = 20, 40, 40
# Whoever's turn begins looks at the screen; of so many other moments somebody does in one.
LOOKS = 4


@dataclass
class Drift:
    """What went wrong in a game, and what it cost to set it straight.

    `taps` are those of corrections: one for the offer and one for each of its fields. `undone` are
    moves that were taken back, and `late` are taps of what the hub had still to be told of. `gaps`
    say what could not be set straight.
    """

    told: int = 0
    forgotten: int = 0
    mistapped: int = 0
    misdrawn: int = 0
    corrections: int = 0
    taps: int = 0
    undone: int = 0
    late: int = 0
    gaps: list[str] = field(default_factory=list)

    @property
    def slips(self) -> int:
        return self.forgotten + self.mistapped + self.misdrawn

    def add(self, made: tuple[MadeCorrection, ...]) -> None:
        self.corrections += len(made)
        self.taps += sum(1 + len(each.move.values) for each in made)


class Slips:
    """What happens by chance to people who are no machines."""

    def __init__(self, draws: Draws) -> None:
        self._draws = draws

    def happens(self, one_in: int) -> bool:
        return self._draws.below(one_in) == 0

    def draws_too_many(self) -> bool:
        """Or else too few."""
        return self._draws.happens(50)

    def another(self, offers: tuple[Offer, ...], meant: str) -> Move | None:
        """Another button than the one that was meant, whatever else the screen offers."""
        others = [
            offer
            for offer in offers
            if offer.closed is None and not offer.standing and offer.key != meant
        ]
        if not others:
            return None
        offer = others[self._draws.below(len(others))]
        values = random_values(offer, self)
        return None if values is None else Move(offer=offer.key, values=values)

    # --- As chance, for filling in a form ----------------------------------------------------

    def pick(self, size: int, ask: str) -> int:
        return self._draws.below(size)

    def order(self, size: int, ask: str) -> tuple[int, ...]:
        left, order = list(range(size)), []
        while left:
            order.append(left.pop(self._draws.below(len(left))))
        return tuple(order)

"""A case: one way to play a game that the laws try. Which there are is the game's to say."""

from dataclasses import dataclass, field

from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.form import FieldValue


@dataclass(frozen=True)
class Case:
    """One way to play. `table` groups cases that are tried together, such as a player count.

    `told` is what people would say of the real things before them, by offer and field: one
    value a seat, in any order. `holds_cards`: the hub deals the hands itself. `always_hides`:
    there is something that nobody but the hub ever learns, whatever happens. `has_roles`: seats
    have roles that are covered until the end.
    """

    game: str
    table: str
    options: AnyOptions
    told: dict[tuple[str, str], tuple[FieldValue, ...]] = field(default_factory=dict)
    holds_cards: bool = False
    always_hides: bool = False
    has_roles: bool = True

    def __repr__(self) -> str:
        return f"Case({self.table}: {self.options})"

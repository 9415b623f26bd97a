"""A hand of these cards: what may be in it, and which card is laid or drawn from it."""

from functools import lru_cache
from typing import Any, Protocol, Self, TypeVar

from hub.rules.box.cards import KIND_OF, KINDS, RANK, UNSEEN, Card, find
from hub.rules.contract.form import Choice
from hub.rules.contract.transaction import Transaction

CARDS: dict[str, Choice] = {kind: Choice(value=kind) for kind in KINDS}


class Holder(Protocol):
    """Who holds a hand; `cards` are known at the Cards level alone."""

    @property
    def hand(self) -> int: ...

    @property
    def cards(self) -> tuple[Card, ...]: ...


class Holding(Protocol):
    """A state in which hands are held; `picked` are the seats a card was drawn from this turn."""

    @property
    def level(self) -> str: ...

    @property
    def deals(self) -> int: ...

    @property
    def turns(self) -> int: ...

    @property
    def picked(self) -> tuple[int, ...]: ...

    @property
    def discards(self) -> tuple[Card, ...]: ...

    @property
    def aside(self) -> tuple[Card, ...]: ...

    def holder(self, seat: int) -> Holder: ...

    def with_holder(self, seat: int, holder: Any, **changes: Any) -> Self: ...


H = TypeVar("H", bound=Holding)


@lru_cache(maxsize=128)
def kinds_held(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The kinds in a hand, each once, in the box's order."""
    held = {KIND_OF[card] for card in cards}
    return tuple(sorted(held, key=RANK.__getitem__))


def can_hold(state: Holding, seat: int, kind: str) -> bool:
    """Whether this player may have such a card: known at the Cards level, else believed."""
    return state.level != "cards" or kind in kinds_held(state.holder(seat).cards)


def card_of(state: Holding, seat: int, kind: str) -> Card:
    """The card a player lays open: a physical one at the Cards level, else its kind."""
    return find(kind, state.holder(seat).cards) if state.level == "cards" else kind


def unseen_card(tx: Transaction[H], seat: int) -> Card:
    """A random card from a hand; the same one if the same is asked again after an undo."""
    state = tx.state
    if state.level != "cards":
        return UNSEEN
    cards = state.holder(seat).cards
    ask = f"hand/{state.deals}/{state.turns}/{seat}/{state.picked.count(seat)}"
    return cards[tx.chance.pick(len(cards), ask)]

"""The base of this game's events, and the few pieces of bookkeeping many of them share."""

from hub.rules.box.cards import KIND_OF, Card, without
from hub.rules.contract.fact import Fact
from hub.rules.contract.view import Line
from hub.rules.contract.who import Who
from hub.rules.samurai.state import Seat, State, replace


class Event(Fact):
    """Each event keeps the books (`evolve`) and says who may hear of it (`witness`)."""

    def evolve(self, state: State) -> State:
        raise NotImplementedError

    def witness(self, viewer: Who) -> Line | None:
        raise NotImplementedError


def hand_less(seat: Seat, card: Card) -> Seat:
    """This player with one card less in hand."""
    cards = without(seat.cards, card) if seat.cards else ()
    return replace(seat, hand=seat.hand - 1, cards=cards)


def kind(card: Card) -> str:
    """What the table sees of a card: its kind, or nothing."""
    return KIND_OF.get(card, "")


def kinds(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(KIND_OF[card] for card in cards)

"""The few pieces of bookkeeping that many events share."""

from hub.rules.box.cards import KIND_OF, Card, without
from hub.rules.duel.state import Side, State, replace


def hand_less(side: Side, card: Card) -> Side:
    """This player with one card less in hand."""
    cards = without(side.cards, card) if side.cards else ()
    return replace(side, hand=side.hand - 1, cards=cards)


def give_up(state: State, seat: int, card: Card) -> State:
    """A card from a hand straight to the discards."""
    sides = state.with_side(seat, hand_less(state.sides[seat], card))
    return replace(state, sides=sides, discards=(*state.discards, card))


def set_resilience(state: State, name: str, resilience: int) -> State:
    """A character's tokens; the heap has the rest."""
    figure = state.figure(name)
    sides = state.with_figure(replace(figure, resilience=resilience))
    return replace(state, sides=sides, heap=state.heap + figure.resilience - resilience)


def kind(card: Card) -> str:
    """What the table sees of a card: its kind, or nothing."""
    return KIND_OF.get(card, "")


def kinds(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(KIND_OF[card] for card in cards)

"""The end of a turn: down to seven cards, and which of them go."""

from hub.rules.box.cards import KIND_OF, RANK, find
from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.laid import without
from hub.rules.contract.form import Field, FieldValue, Number, SomeOf
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.card_events import CardsDiscarded
from hub.rules.swordplay.hand import CARDS

HAND_LIMIT = 7


def excess(state: AnyCardState, seat: int) -> int:
    """How many cards must go at the end of the turn."""
    hand: int = state.holder(seat).hand
    return max(0, hand - HAND_LIMIT)


def discard_fields(state: AnyCardState, seat: int) -> tuple[Field, ...]:
    """With more than seven cards the rest is discarded; which, only the Cards level asks."""
    over = excess(state, seat)
    if over and state.hub_holds_cards:
        # As they lie in the hand.
        held = sorted(state.holder(seat).cards, key=RANK.__getitem__)
        cards = tuple([CARDS[KIND_OF[card]] for card in held])
        return (SomeOf(name="cards", of="card", choices=cards, low=over, high=over),)
    return (Number(name="count", low=over, high=over, start=over),) if over else ()


def discard(tx: Transaction[G], seat: int, values: dict[str, FieldValue]) -> None:
    """What the form says: so many, or these."""
    if (count := values.get("count")) is not None:
        assert isinstance(count, int)
        tx.emit(CardsDiscarded(seat=seat, count=count))
    elif (kinds := values.get("cards")) is not None:
        assert not isinstance(kinds, str | int)
        left = tx.state.holder(seat).cards
        thrown = []
        for kind in kinds:
            card = find(str(kind), left)
            left = without(left, card)
            thrown.append(card)
        tx.emit(CardsDiscarded(seat=seat, count=len(thrown), cards=tuple(thrown)))

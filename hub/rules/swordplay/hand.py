"""A hand of these cards: what may be in it, what is laid or drawn from it, and its limit."""

from functools import lru_cache

from hub.rules.box.cards import KIND_OF, RANK, WEAPON_CARDS, count, find
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, Card, G
from hub.rules.cardplay.laid import without
from hub.rules.cardplay.seat_fields import no_target
from hub.rules.contract.action import Values
from hub.rules.contract.form import Choice, Field, Number, Offer, OneOf, SomeOf
from hub.rules.contract.refusal import Reason
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.card_events import CardsDiscarded

HAND_LIMIT = 7


@lru_cache(maxsize=128)
def text_field(name: str, of: str, values: tuple[str, ...]) -> OneOf:
    """A field for one of these words."""
    return OneOf(name=name, of=of, choices=tuple(Choice(value=value) for value in values))


def weapons_held(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The weapons in a hand, each kind once, in the box's order."""
    held = {KIND_OF[card] for card in cards if card in WEAPON_CARDS}
    return tuple(sorted(held, key=RANK.__getitem__))


def can_hold(state: AnyCardState, seat: int, kind: str) -> bool:
    """Whether this player may have such a card: known at the Cards level, else believed."""
    return not state.hub_holds_cards or count(kind, state.holder(seat).cards) > 0


def card_of(state: AnyCardState, seat: int, kind: str) -> Card:
    """The card a player lays open: a physical one at the Cards level, else its kind."""
    return find(kind, state.holder(seat).cards) if state.hub_holds_cards else kind


def unseen_card(tx: Transaction[G], seat: int) -> Card:
    """A random card from a hand; the same one if the same is asked again after an undo."""
    state = tx.state
    if not state.hub_holds_cards:
        return UNSEEN
    cards: tuple[Card, ...] = state.holder(seat).cards
    ask = f"hand/{state.deals}/{state.turns}/{seat}/{state.picked.count(seat)}"
    return cards[tx.chance.pick(len(cards), ask)]


def shown_hand(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """A hand as its owner sees it: in the box's order, so nothing tells when a card was drawn."""
    if not cards:
        return ()
    return tuple([KIND_OF[card] for card in sorted(cards, key=RANK.__getitem__)])


def top_discard(state: AnyCardState) -> str:
    """What lies open on the discards."""
    return KIND_OF.get(state.discards[-1], "") if state.discards else ""


def from_hand(
    state: AnyCardState,
    key: str,
    fields: tuple[Field, ...],
    closed: Reason | None,
    *,
    likely: bool = False,
) -> Offer:
    """An offer to lay down a card: its owner's alone where the hub holds the hand.

    Closed, too, where its first field would name somebody and that can be nobody.
    """
    return Offer(
        key=key,
        fields=fields,
        closed=closed or (no_target(fields) if fields else None),
        question=state.frames[-1].question,
        private=state.hub_holds_cards,
        likely=likely,
    )


def excess(state: AnyCardState, seat: int) -> int:
    """How many cards must go at the end of the turn."""
    hand: int = state.holder(seat).hand
    return max(0, hand - HAND_LIMIT)


def discard_fields(state: AnyCardState, seat: int, over: int) -> tuple[Field, ...]:
    """What is over the limit is discarded; which cards, only the Cards level asks."""
    if over and state.hub_holds_cards:
        # As they lie in the hand.
        held = sorted(state.holder(seat).cards, key=RANK.__getitem__)
        cards = tuple([Choice(value=KIND_OF[card]) for card in held])
        return (SomeOf(name="cards", of="card", choices=cards, low=over, high=over),)
    return (Number(name="count", low=over, high=over, start=over),) if over else ()


def discard(tx: Transaction[G], seat: int, values: Values) -> None:
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

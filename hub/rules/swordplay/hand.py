"""A hand of these cards: what may be in it, and which card is laid or drawn from it."""

from functools import lru_cache

from hub.rules.box.cards import KIND_OF, KINDS, RANK, WEAPON_CARDS, find
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, Card, G
from hub.rules.contract.form import Choice
from hub.rules.contract.transaction import Transaction

CARDS: dict[str, Choice] = {kind: Choice(value=kind) for kind in KINDS}


@lru_cache(maxsize=128)
def kinds_held(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """The kinds in a hand, each once, in the box's order."""
    held = {KIND_OF[card] for card in cards}
    return tuple(sorted(held, key=RANK.__getitem__))


@lru_cache(maxsize=128)
def weapons_held(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([kind for kind in kinds_held(cards) if kind in WEAPON_CARDS])


def can_hold(state: AnyCardState, seat: int, kind: str) -> bool:
    """Whether this player may have such a card: known at the Cards level, else believed."""
    return not state.hub_holds_cards or kind in kinds_held(state.holder(seat).cards)


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

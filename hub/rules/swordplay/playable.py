"""The actions of the play phase that a hand allows, where the hub holds it."""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.box.cards import KIND_OF, KINDS, PROPERTIES, WEAPONS
from hub.rules.cardplay.card_state import Card, G
from hub.rules.contract.action import Actions, ByKey, by_key

# The key of the action that a card is for: its own kind's, but for weapons and properties.
_KEY_OF: dict[Card, str] = {
    card: "attack" if kind in WEAPONS else "lay" if kind in PROPERTIES else kind
    for card, kind in KIND_OF.items()
}
# For people to say who hold real cards.
_OF_REAL_CARDS = frozenset({"deck-end", "deck-empty", "correct-hand"})


def playable(*actions: Actions[G]) -> Callable[[G, int], ByKey[G]]:
    """Of these, in their order, what a seat's own cards allow, and what needs no card."""
    rows = by_key(*[each for some in actions for each in some if each.key not in _OF_REAL_CARDS])
    needs_no_card = rows.keys() - KINDS.keys() - {"attack", "lay"}

    @lru_cache(maxsize=128)
    def allowed(held: frozenset[str]) -> ByKey[G]:
        return {key: action for key, action in rows.items() if key in held or key in needs_no_card}

    def of(state: G, seat: int) -> ByKey[G]:
        return allowed(frozenset([_KEY_OF[card] for card in state.holder(seat).cards]))

    return of

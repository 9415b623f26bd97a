"""The actions of the play phase that a hand allows, where the hub holds it."""

from typing import Generic

from hub.rules.box.cards import KIND_OF, PROPERTIES, WEAPONS
from hub.rules.cardplay.card_state import Card, G
from hub.rules.contract.action import Action, Actions, ByKey, by_key

# The key of the action that a card is for: its own kind's, but for weapons and properties.
_KEY_OF: dict[Card, str] = {
    card: "attack" if kind in WEAPONS else "lay" if kind in PROPERTIES else kind
    for card, kind in KIND_OF.items()
}


class Playable(Generic[G]):
    """The actions of the play phase by what a seat's own cards allow, those of cards first."""

    def __init__(self, actions: Actions[G]) -> None:
        self._rows = by_key(*actions)
        self._of_cards = self._rows.keys() & {*_KEY_OF.values()}
        needs_no_card = self._rows.keys() - self._of_cards
        self._others = {key: self._rows[key] for key in self._rows if key in needs_no_card}
        self._place = {key: at for at, key in enumerate(self._rows)}.__getitem__

    def of(self, state: G, seat: int) -> ByKey[G]:
        """What this hand allows, and what needs no card."""
        held = self._of_cards.intersection(map(_KEY_OF.__getitem__, state.holder(seat).cards))
        return {key: self._rows[key] for key in sorted(held, key=self._place)} | self._others

    def find(self, state: G, seat: int, key: str) -> Action[G] | None:
        """The one of that key."""
        is_there = key in self._others or key in map(_KEY_OF.__getitem__, state.holder(seat).cards)
        return self._rows.get(key) if is_there else None

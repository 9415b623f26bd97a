"""What people at a real table do with the cards in a duel alone: those of whoever falls."""

from hub.rules.duel.opening import FIRST_HAND, SECOND_HAND
from hub.rules.swordplay.proof import real_cards


class RealCards(real_cards.RealCards):
    """Ninety cards, with properties before each character."""

    sizes = (FIRST_HAND, SECOND_HAND)

    def empty(self) -> tuple[int, ...]:
        """Who has no cards in hand."""
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def counts(self) -> tuple[object, ...]:
        """Hands, deck and all that was played, counted."""
        played = self.discards + self.aside + self.flipped
        return ([len(hand) for hand in self.hands], len(self.deck), len(played))

    def _fall(self, seat: int, character: str) -> None:
        self.discards += self.laid.pop(character, [])

    acts = real_cards.RealCards.acts | {"fell": _fall}

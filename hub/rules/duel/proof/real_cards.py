"""What people at a real table do with the cards in a duel alone: those of whoever falls."""

from hub.rules.duel.opening import FIRST_HAND, SECOND_HAND
from hub.rules.swordplay.proof import real_cards
from hub.rules.swordplay.proof.real_cards import ACTS, Params


def _fall(cards: real_cards.RealCards, params: Params) -> None:
    cards.discards += cards.laid.pop(params["character"], [])


class RealCards(real_cards.RealCards):
    """Ninety cards, with properties before each character."""

    acts = ACTS | {"fell": _fall}
    owner = "character"
    sizes = (FIRST_HAND, SECOND_HAND)

    def empty(self) -> tuple[int, ...]:
        """Who has no cards in hand."""
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def counts(self) -> tuple[object, ...]:
        """Hands, deck and all that was played, counted."""
        played = self.discards + self.aside + self.flipped
        return ([len(hand) for hand in self.hands], len(self.deck), len(played))

"""What people at a real table do with the cards in this game alone: leavers, Daimyo."""

from hub.rules.box.cards import KIND_OF
from hub.rules.box.roles import HANDS
from hub.rules.swordplay.proof import real_cards


class RealCards(real_cards.RealCards):
    """Ninety cards, with properties before each player."""

    sizes = HANDS

    def daimyo(self, seat: int) -> int:
        return sum(KIND_OF[card] == "daimyo" for card in self.hands[seat])

    def _burn(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.aside.append(self.deck.pop())

    def _leave(self, seat: int, count: int) -> None:
        self.settle()
        self.discards += self.hands[seat] + self.laid[seat]
        self.hands[seat], self.laid[seat] = [], []

    acts = real_cards.RealCards.acts | {"cards-burned": _burn, "seat-left": _leave}

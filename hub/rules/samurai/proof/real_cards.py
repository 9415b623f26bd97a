"""What people at a real table do with the cards in this game alone: leavers, Daimyo."""

from hub.rules.box.cards import KIND_OF
from hub.rules.box.roles import HANDS
from hub.rules.swordplay.proof import real_cards
from hub.rules.swordplay.proof.real_cards import ACTS, Params, count_of, seat_of


def _burn(cards: real_cards.RealCards, params: Params) -> None:
    for _ in range(count_of(params)):
        cards.aside.append(cards.deck.pop())


def _leave(cards: real_cards.RealCards, params: Params) -> None:
    cards.settle()
    seat = seat_of(params)
    cards.discards += cards.hands[seat] + cards.laid[seat]
    cards.hands[seat], cards.laid[seat] = [], []


class RealCards(real_cards.RealCards):
    """Ninety cards, with properties before each player."""

    acts = ACTS | {"cards-burned": _burn, "seat-left": _leave}
    owner = "seat"
    sizes = HANDS

    def daimyo(self, seat: int) -> int:
        return sum(KIND_OF[card] == "daimyo" for card in self.hands[seat])

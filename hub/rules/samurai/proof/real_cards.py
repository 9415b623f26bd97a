"""What people at a real table do with the cards in this game alone: seats, leavers, Daimyo."""

from hub.rules.box.cards import KIND_OF, Card
from hub.rules.box.roles import HANDS
from hub.rules.contract.chance import Chance
from hub.rules.swordplay.proof import real_cards as box
from hub.rules.swordplay.proof.real_cards import ACTS, Params, count_of, seat_of, settle


class RealCards(box.RealCards):
    """Ninety cards; `laid` are those before each player."""

    keeps_flipped = frozenset({"deck-ended"})

    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(players, _ACTS, chance)
        self.laid: list[list[Card]] = [[] for _ in range(players)]
        self.shogun = 0

    def daimyo(self, seat: int) -> int:
        return sum(KIND_OF[card] == "daimyo" for card in self.hands[seat])


def _remember_shogun(cards: RealCards, params: Params) -> None:
    cards.shogun = seat_of(params)


def _deal(cards: RealCards, params: Params) -> None:
    players = len(cards.hands)
    dealt = [0] * players
    for at in range(players):
        dealt[(cards.shogun + at) % players] = HANDS[at]
    # The hub takes the hands off the deck in the order of the seats.
    for seat, size in enumerate(dealt):
        cards.draw(seat, size)


def _lay(cards: RealCards, params: Params) -> None:
    seat = seat_of(params)
    cards.laid[seat].append(cards.give(seat, str(params["card"])))


def _lose_property(cards: RealCards, params: Params) -> None:
    cards.lose(str(params["card"]), cards.laid[seat_of(params)])


def _burn(cards: RealCards, params: Params) -> None:
    for _ in range(count_of(params)):
        cards.aside.append(cards.deck.pop())


def _leave(cards: RealCards, params: Params) -> None:
    cards.settle()
    seat = seat_of(params)
    cards.discards += cards.hands[seat] + cards.laid[seat]
    cards.hands[seat], cards.laid[seat] = [], []


_ACTS = ACTS | {
    "shogun-shown": _remember_shogun,
    "cards-dealt": _deal,
    "property-laid": _lay,
    "property-lost": _lose_property,
    "cards-burned": _burn,
    "seat-left": _leave,
    "ended-honor": settle,
    "ended-swordmaster": settle,
}

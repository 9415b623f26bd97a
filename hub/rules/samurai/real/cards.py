"""The real cards on a table: deck, hands, discards, moved by hand as the hub's story is heard.

It never looks into any hub: it hears what the table screen tells and knows its own cards.
"""

from collections.abc import Callable

from hub.rules.box.cards import DECK, KIND_OF, KINDS, Card
from hub.rules.contract.chance import Chance
from hub.rules.contract.stage import Disagreement
from hub.rules.contract.view import Line
from hub.rules.samurai.roles import HANDS


class RealCards:
    """Ninety cards. `to_lay` is what each player has chosen to lay open next."""

    def __init__(self, players: int, chance: Chance) -> None:
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.laid: list[list[Card]] = [[] for _ in range(players)]
        self.discards: list[Card] = []
        self.aside: list[Card] = []
        self.flipped: list[Card] = []
        self.bushido: list[Card] = []
        self.to_lay: dict[int, list[str]] = {}
        self._chance = chance
        self._shuffles = 0
        self._turns = 0
        self._picked: list[int] = []
        self._shogun = 0
        self.deck = [DECK[place] for place in chance.order(len(DECK), "cards/1")]

    def top_is_weapon(self) -> bool:
        """What whoever flips the top card sees; a deck that is out is shuffled first."""
        deck = self.deck or self._shuffled()
        return bool(deck) and KINDS[KIND_OF[deck[-1]]].sort == "weapon"

    def daimyo(self, seat: int) -> int:
        return sum(KIND_OF[card] == "daimyo" for card in self.hands[seat])

    def hear(self, line: Line) -> None:
        """Do with the cards what people do when the hub says this."""
        if line.code != "deck-ended":
            self._drop_flipped()
        act = _ACTS.get(line.code)
        if act is not None:
            act(self, {name: value for name, value in line.params.items() if name != "cards"})

    def settle(self) -> None:
        """What lay aside is done with."""
        self._drop_flipped()
        self.discards += self.aside
        self.aside = []

    def _drop_flipped(self) -> None:
        """A flipped card joins the discards at once, but after a deck's end it caused."""
        self.discards += self.flipped
        self.flipped = []

    def shuffle(self) -> None:
        """The discards are the new deck."""
        self.deck = self._shuffled()
        self.discards = []
        self._shuffles += 1

    def _shuffled(self) -> list[Card]:
        places = self._chance.order(len(self.discards), f"deck/1/{self._shuffles}")
        return [self.discards[place] for place in places]

    def _draw(self, seat: int, count: int) -> None:
        if count > len(self.deck):
            raise Disagreement(f"the hub draws {count} of {len(self.deck)} cards")
        for _ in range(count):
            self.hands[seat].append(self.deck.pop())

    def _give(self, seat: int, kind: str) -> Card:
        """A card of that kind out of a hand."""
        for card in self.hands[seat]:
            if KIND_OF[card] == kind:
                self.hands[seat].remove(card)
                return card
        raise Disagreement(f"seat {seat} has no {kind}")

    def _chosen(self, seat: int) -> str:
        return self.to_lay[seat].pop(0)

    def _unseen(self, seat: int) -> Card:
        """A card drawn blindly from a hand."""
        ask = f"hand/1/{self._turns}/{seat}/{self._picked.count(seat)}"
        self._picked.append(seat)
        hand = self.hands[seat]
        return hand.pop(self._chance.pick(len(hand), ask))


Params = dict[str, object]
_Act = Callable[[RealCards, Params], None]


def _seat(params: Params, name: str = "seat") -> int:
    seat = params[name]
    assert isinstance(seat, int)
    return seat


def _count(params: Params) -> int:
    return _seat(params, "count")


def _deal(cards: RealCards, params: Params) -> None:
    players = len(cards.hands)
    dealt = [0] * players
    for at in range(players):
        dealt[(cards._shogun + at) % players] = HANDS[at]
    # The hub takes the hands off the deck in the order of the seats.
    for seat, size in enumerate(dealt):
        cards._draw(seat, size)


def _remember_shogun(cards: RealCards, params: Params) -> None:
    cards._shogun = _seat(params)


def _begin_turn(cards: RealCards, params: Params) -> None:
    cards.settle()
    cards._turns += 1
    cards._picked = []


def _draw(cards: RealCards, params: Params) -> None:
    cards._draw(_seat(params), _count(params))


def _take_discard(cards: RealCards, params: Params) -> None:
    cards.hands[_seat(params)].append(cards.discards.pop())


def _play(cards: RealCards, params: Params) -> None:
    cards.aside.append(cards._give(_seat(params), str(params["card"])))


def _answer(cards: RealCards, params: Params) -> None:
    seat = _seat(params)
    cards.discards.append(cards._give(seat, cards._chosen(seat)))


def _lay(cards: RealCards, params: Params) -> None:
    seat = _seat(params)
    cards.laid[seat].append(cards._give(seat, str(params["card"])))


def _lay_bushido(cards: RealCards, params: Params) -> None:
    cards.bushido = [cards._give(_seat(params), "bushido")]


def _drop_bushido(cards: RealCards, params: Params) -> None:
    cards.discards.append(cards.bushido.pop())


def _take(cards: RealCards, params: Params) -> None:
    cards.hands[_seat(params)].append(cards._unseen(_seat(params, "target")))


def _lose(cards: RealCards, params: Params) -> None:
    cards.discards.append(cards._unseen(_seat(params)))


def _lose_property(cards: RealCards, params: Params) -> None:
    if params["card"] == "bushido":
        _drop_bushido(cards, params)
        return
    laid = cards.laid[_seat(params)]
    card = next(card for card in laid if KIND_OF[card] == params["card"])
    laid.remove(card)
    cards.discards.append(card)


def _flip(cards: RealCards, params: Params) -> None:
    cards.flipped.append(cards.deck.pop())


def _discard(cards: RealCards, params: Params) -> None:
    seat = _seat(params)
    for _ in range(_count(params)):
        cards.discards.append(cards._give(seat, cards._chosen(seat)))


def _burn(cards: RealCards, params: Params) -> None:
    for _ in range(_count(params)):
        cards.aside.append(cards.deck.pop())


def _shuffle(cards: RealCards, params: Params) -> None:
    if cards.deck:
        raise Disagreement(f"the hub ends a deck of {len(cards.deck)} cards")
    cards.shuffle()


def _leave(cards: RealCards, params: Params) -> None:
    cards.settle()
    seat = _seat(params)
    cards.discards += cards.hands[seat] + cards.laid[seat]
    cards.hands[seat], cards.laid[seat] = [], []


def _settle(cards: RealCards, params: Params) -> None:
    cards.settle()


_ACTS: dict[str, _Act] = {
    "shogun-shown": _remember_shogun,
    "cards-dealt": _deal,
    "turn-began": _begin_turn,
    "turn-ended": _settle,
    "cards-drawn": _draw,
    "discard-taken": _take_discard,
    "weapon-played": _play,
    "card-played": _play,
    "card-played-on": _play,
    "parried": _answer,
    "weapon-given-up": _answer,
    "property-laid": _lay,
    "bushido-laid": _lay_bushido,
    "bushido-discarded": _drop_bushido,
    "bushido-passed": _settle,
    "unseen-card-taken": _take,
    "unseen-card-lost": _lose,
    "property-lost": _lose_property,
    "flip-weapon": _flip,
    "flip-other": _flip,
    "cards-discarded": _discard,
    "cards-burned": _burn,
    "deck-ended": _shuffle,
    "seat-left": _leave,
    "ended-honor": _settle,
    "ended-swordmaster": _settle,
}

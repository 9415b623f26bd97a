"""The real cards on a table: deck, hands, discards, moved by hand as the hub's story is heard.

It never looks into any hub: it hears what the table screen tells and knows its own cards. A game
adds to ACTS what it tells besides.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, ClassVar

from hub.rules.box.cards import DECK, KIND_OF, WEAPON_CARDS, Card
from hub.rules.contract.chance import Chance
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.view import Line

Params = dict[str, object]
Act = Callable[[Any, Params], None]


class RealCards:
    """Ninety cards. `to_lay` is what each player has chosen to lay open next.

    `acts` is what people do with the cards, by what the hub tells. Properties are `laid` before
    whom a line names as `owner`; `sizes` are the hands, clockwise from the `first` player.
    """

    acts: ClassVar[dict[str, Act]]
    owner: ClassVar[str]
    sizes: ClassVar[tuple[int, ...]]

    def __init__(self, players: int, chance: Chance) -> None:
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.discards: list[Card] = []
        self.aside: list[Card] = []
        self.flipped: list[Card] = []
        self.bushido: list[Card] = []
        self.laid: dict[object, list[Card]] = defaultdict(list)
        self.first = 0
        self.to_lay: dict[int, list[str]] = {}
        self.turns = 0
        self.picked: list[int] = []
        self._chance = chance
        self._shuffles = 0
        self.deck = [DECK[place] for place in chance.order(len(DECK), "cards/1")]

    def top_is_weapon(self) -> bool:
        """What whoever flips the top card sees; a deck that is out is shuffled first."""
        deck = self.deck or self._shuffled()
        return bool(deck) and deck[-1] in WEAPON_CARDS

    def hear(self, line: Line) -> None:
        """Do with the cards what people do when the hub says this."""
        if line.code not in _BEFORE_PUTTING_AWAY:
            self._drop_flipped()
        act = self.acts.get(line.code)
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

    def draw(self, seat: int, count: int) -> None:
        if count > len(self.deck):
            raise Disagreement(f"the hub draws {count} of {len(self.deck)} cards")
        for _ in range(count):
            self.hands[seat].append(self.deck.pop())

    def give(self, seat: int, kind: str) -> Card:
        """A card of that kind out of a hand."""
        for card in self.hands[seat]:
            if KIND_OF[card] == kind:
                self.hands[seat].remove(card)
                return card
        raise Disagreement(f"seat {seat} has no {kind}")

    def give_chosen(self, seat: int) -> Card:
        return self.give(seat, self.to_lay[seat].pop(0))

    def unseen(self, seat: int) -> Card:
        """A card drawn blindly from a hand."""
        ask = f"hand/1/{self.turns}/{seat}/{self.picked.count(seat)}"
        self.picked.append(seat)
        hand = self.hands[seat]
        return hand.pop(self._chance.pick(len(hand), ask))


def seat_of(params: Params, name: str = "seat") -> int:
    seat = params[name]
    assert isinstance(seat, int)
    return seat


def count_of(params: Params) -> int:
    return seat_of(params, "count")


def _remember_first(cards: RealCards, params: Params) -> None:
    cards.first = seat_of(params)


def _deal(cards: RealCards, params: Params) -> None:
    # The hub takes the hands off the deck in the order of the seats.
    for seat in range(len(cards.hands)):
        cards.draw(seat, cards.sizes[(seat - cards.first) % len(cards.hands)])


def _begin_turn(cards: RealCards, params: Params) -> None:
    cards.settle()
    cards.turns += 1
    cards.picked = []


def _draw(cards: RealCards, params: Params) -> None:
    cards.draw(seat_of(params), count_of(params))


def _take_discard(cards: RealCards, params: Params) -> None:
    cards.hands[seat_of(params)].append(cards.discards.pop())


def _play(cards: RealCards, params: Params) -> None:
    cards.aside.append(cards.give(seat_of(params), str(params["card"])))


def _answer(cards: RealCards, params: Params) -> None:
    cards.discards.append(cards.give_chosen(seat_of(params)))


def _lay(cards: RealCards, params: Params) -> None:
    card = cards.give(seat_of(params), str(params["card"]))
    cards.laid[params[cards.owner]].append(card)


def _lose_property(cards: RealCards, params: Params) -> None:
    if params["card"] == "bushido":
        _drop_bushido(cards, params)
        return
    laid = cards.laid[params[cards.owner]]
    card = next(card for card in laid if KIND_OF[card] == params["card"])
    laid.remove(card)
    cards.discards.append(card)


def _lay_bushido(cards: RealCards, params: Params) -> None:
    cards.bushido = [cards.give(seat_of(params), "bushido")]


def _drop_bushido(cards: RealCards, params: Params) -> None:
    cards.discards.append(cards.bushido.pop())


def _take(cards: RealCards, params: Params) -> None:
    cards.hands[seat_of(params)].append(cards.unseen(seat_of(params, "target")))


def _lose(cards: RealCards, params: Params) -> None:
    cards.discards.append(cards.unseen(seat_of(params)))


def _flip(cards: RealCards, params: Params) -> None:
    cards.flipped.append(cards.deck.pop())


def _discard(cards: RealCards, params: Params) -> None:
    for _ in range(count_of(params)):
        cards.discards.append(cards.give_chosen(seat_of(params)))


def _shuffle(cards: RealCards, params: Params) -> None:
    if cards.deck:
        raise Disagreement(f"the hub ends a deck of {len(cards.deck)} cards")
    cards.shuffle()


def _settle(cards: RealCards, params: Params) -> None:
    cards.settle()


# A deck's end comes before the flipped card is put away, and so do those who fall to it.
_BEFORE_PUTTING_AWAY = frozenset({"deck-ended", "deck-wounded", "fell", "stepped-in"})
ACTS: dict[str, Act] = {
    "shogun-shown": _remember_first,
    "first-drawn": _remember_first,
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
    "bushido-laid": _lay_bushido,
    "bushido-discarded": _drop_bushido,
    "bushido-passed": _settle,
    "property-laid": _lay,
    "property-lost": _lose_property,
    "unseen-card-taken": _take,
    "unseen-card-lost": _lose,
    "flip-weapon": _flip,
    "flip-other": _flip,
    "cards-discarded": _discard,
    "deck-ended": _shuffle,
    "ended-honor": _settle,
    "ended-swordmaster": _settle,
    "ended-shogun": _settle,
    "ended-left": _settle,
}

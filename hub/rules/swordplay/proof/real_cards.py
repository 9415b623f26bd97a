"""The real cards on a table: deck, hands, discards, moved by hand as the hub's story is heard.

It never looks into any hub: it hears what the table screen tells and knows its own cards. A game
adds to `acts` what it tells besides.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import ClassVar

from hub.rules.box.cards import DECK, KIND_OF, WEAPON_CARDS, Card
from hub.rules.contract.chance import Chance
from hub.rules.contract.refusal import Param
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.view import Line

# It is given what the line says.
Act = Callable[..., None]
# A deck's end comes before the flipped card is put away, and so do those who fall to it.
_BEFORE_PUTTING_AWAY = frozenset({"deck-ended", "deck-wounded", "fell", "stepped-in"})


class RealCards:
    """Ninety cards. `to_lay` is what each player has chosen to lay open next.

    `acts` is what people do with the cards, by what the hub tells. Properties are `laid` before
    a character, or else before a seat; `sizes` are the hands, clockwise from the `first` player.

    People shuffle when the deck is out, as they see it; `unsaid` is how often the hub has not been
    told of it yet. `is_last_deck`: with that the game is over, and nobody draws any more.
    """

    sizes: ClassVar[tuple[int, ...]]

    def __init__(self, players: int, chance: Chance) -> None:
        self.hands: list[list[Card]] = [[] for _ in range(players)]
        self.discards: list[Card] = []
        self.aside: list[Card] = []
        self.flipped: list[Card] = []
        self.bushido: list[Card] = []
        self.laid: dict[str | int, list[Card]] = defaultdict(list)
        self.first = 0
        self.to_lay: dict[int, list[str]] = {}
        self.turns = 0
        self.picked: list[int] = []
        self._chance = chance
        self._shuffles = 0
        self.unsaid = 0
        self.ends_at_once = True
        self.is_last_deck = False
        self.deck = [DECK[place] for place in chance.order(len(DECK), "cards/1")]

    def top_is_weapon(self) -> bool:
        """What whoever flips the top card sees; a deck that is out is shuffled first."""
        deck = self.deck or self._shuffled()
        return bool(deck) and deck[-1] in WEAPON_CARDS

    def hear(self, line: Line) -> None:
        """Do with the cards what people do when the hub says this."""
        if line.code not in _BEFORE_PUTTING_AWAY and not self.unsaid:
            self._drop_flipped()
        if (act := self.acts.get(line.code)) is not None:
            act(self, **line.params)

    def settle(self, **told: Param) -> None:
        """What lay aside is done with; not before the end of a deck that it brought about."""
        if self.unsaid:
            return
        self._drop_flipped()
        self.discards += self.aside
        self.aside = []

    def _drop_flipped(self) -> None:
        """A flipped card joins the discards at once, but after a deck's end it caused."""
        self.discards += self.flipped
        self.flipped = []

    def _hear_of_shuffle(self, **told: Param) -> None:
        """The hub has heard that the discards are the new deck."""
        if not self.unsaid:
            raise Disagreement(f"the hub ends a deck of {len(self.deck)} cards")
        self.unsaid -= 1

    def _shuffle(self) -> None:
        self.deck = self._shuffled()
        self.discards = []
        self._shuffles += 1
        self.unsaid += 1

    def take(self, to: list[Card]) -> None:
        """The top card of the deck goes there; a deck that is out is shuffled, when it ends."""
        if not self.deck and self.discards:
            self._shuffle()
        if self.unsaid and self.is_last_deck:
            return
        if not self.deck:
            raise Disagreement("the hub draws where no card is left")
        to.append(self.deck.pop())
        if not self.deck and self.discards and self.ends_at_once:
            self._shuffle()

    def _shuffled(self) -> list[Card]:
        places = self._chance.order(len(self.discards), f"deck/1/{self._shuffles}")
        return [self.discards[place] for place in places]

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.take(self.hands[seat])

    def misdraw(self, seat: int, card: Card, *, more: bool) -> None:
        """One card too many from the deck, or one of a hand back on top of it."""
        if more:
            self.draw(seat, 1)
        else:
            self.hands[seat].remove(card)
            self.deck.append(card)

    def give(self, seat: int, kind: str) -> Card:
        """A card of that kind out of a hand."""
        for card in self.hands[seat]:
            if KIND_OF[card] == kind:
                self.hands[seat].remove(card)
                return card
        raise Disagreement(f"seat {seat} has no {kind}")

    def _unseen(self, seat: int) -> Card:
        """A card drawn blindly from a hand."""
        ask = f"hand/1/{self.turns}/{seat}/{self.picked.count(seat)}"
        self.picked.append(seat)
        hand = self.hands[seat]
        return hand.pop(self._chance.pick(len(hand), ask))

    def _remember_first(self, seat: int) -> None:
        self.first = seat

    def _deal(self) -> None:
        # The hub takes the hands off the deck in the order of the seats.
        for seat in range(len(self.hands)):
            self.draw(seat, self.sizes[(seat - self.first) % len(self.hands)])

    def _begin_turn(self, seat: int) -> None:
        self.settle()
        self.turns += 1
        self.picked = []

    def _take_discard(self, seat: int) -> None:
        self.hands[seat].append(self.discards.pop())

    def _play(self, seat: int, card: str, **told: Param) -> None:
        self.aside.append(self.give(seat, card))

    def _discard(self, seat: int, count: int = 1, **told: Param) -> None:
        for _ in range(count):
            self.discards.append(self.give(seat, self.to_lay[seat].pop(0)))

    def _lay(self, seat: int, card: str, character: str = "") -> None:
        self.laid[character or seat].append(self.give(seat, card))

    def _lose_property(self, seat: int, card: str, character: str = "") -> None:
        if card == "bushido":
            self._drop_bushido(seat)
            return
        laid = self.laid[character or seat]
        lost = next(each for each in laid if KIND_OF[each] == card)
        laid.remove(lost)
        self.discards.append(lost)

    def _lay_bushido(self, seat: int, to: int) -> None:
        self.bushido = [self.give(seat, "bushido")]

    def _drop_bushido(self, seat: int) -> None:
        self.discards.append(self.bushido.pop())

    def _take(self, seat: int, target: int) -> None:
        self.hands[seat].append(self._unseen(target))

    def _lose(self, seat: int) -> None:
        self.discards.append(self._unseen(seat))

    def _flip(self, seat: int) -> None:
        self.take(self.flipped)

    acts: ClassVar[dict[str, Act]] = {
        "shogun-shown": _remember_first,
        "first-drawn": _remember_first,
        "cards-dealt": _deal,
        "turn-began": _begin_turn,
        "turn-ended": settle,
        "cards-drawn": draw,
        "discard-taken": _take_discard,
        "weapon-played": _play,
        "card-played": _play,
        "card-played-on": _play,
        "parried": _discard,
        "weapon-given-up": _discard,
        "bushido-laid": _lay_bushido,
        "bushido-discarded": _drop_bushido,
        "bushido-passed": settle,
        "property-laid": _lay,
        "property-lost": _lose_property,
        "unseen-card-taken": _take,
        "unseen-card-lost": _lose,
        "flip-weapon": _flip,
        "flip-other": _flip,
        "cards-discarded": _discard,
        "deck-ended": _hear_of_shuffle,
        "ended-honor": settle,
        "ended-swordmaster": settle,
        "ended-shogun": settle,
        "ended-left": settle,
    }

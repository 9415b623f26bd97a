"""The real cards on a table: deck, hands, discards, moved by hand as the hub's story is heard.

It never looks into any hub: it hears what the table screen tells and knows its own cards.
"""

from collections.abc import Callable

from hub.rules.bang.cards import KINDS
from hub.rules.bang.proof.printed_cards import BASE, WHOLE, RealCard
from hub.rules.bang.roles import HANDS
from hub.rules.contract.chance import Chance
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.view import Line

# Nobody says it, but everybody sees it: what was played is done with.
SETTLED = Line(code="settled")
# What a player would rather keep, most wanted last.
_BEST = ("bang", "missed", "beer")
_WORTH = (*(kind for kind in KINDS if kind not in _BEST), *_BEST)


class RealCards:
    """All the cards. `serves` are the kinds that each player has as a Missed! and as a BANG!.

    `unsaid` is how often people have shuffled and the hub has not been told of it yet.
    """

    def __init__(self, players: int, has_dodge_city: bool, chance: Chance) -> None:
        self.hands: list[list[RealCard]] = [[] for _ in range(players)]
        self.laid: list[list[RealCard]] = [[] for _ in range(players)]
        self.discards: list[RealCard] = []
        self.aside: list[RealCard] = []
        self._below = 0
        self._chance = chance
        self._shuffles = 0
        self.unsaid = 0
        self.ends_at_once = True
        self._picks = 0
        self.sheriff = 0
        self.takes_blue = False
        self.serves: list[dict[str, tuple[str, ...]]] = [{} for _ in range(players)]
        box = WHOLE if has_dodge_city else BASE
        self.deck = [box[place] for place in chance.order(len(box), "real/cards")]

    def peek(self, count: int) -> list[RealCard]:
        """What the next cards are that somebody turns over; a deck that is out is shuffled."""
        top = self.deck[::-1][:count]
        if len(top) < count:
            top += self._shuffled()[::-1][: count - len(top)]
        return top

    def hear(self, line: Line) -> None:
        """Do with the cards what people do when the hub says this."""
        act = _ACTS.get(line.code)
        if act is not None:
            act(self, **line.params)

    def find(self, seat: int, kind: str) -> RealCard | None:
        """The card this player would lay down for it: a plain one if possible, no diamond."""
        wanted = self.serves[seat].get(kind, (kind,))
        found = [card for card in self.hands[seat] if card.kind in wanted]
        return min(found, key=lambda card: (card.kind != kind, card.suit == "♦"), default=None)

    def give(self, seat: int, kind: str) -> RealCard:
        card = self.find(seat, kind)
        if card is None:
            raise Disagreement(f"seat {seat} has nothing to lay down as {kind}")
        self.hands[seat].remove(card)
        return card

    def draw(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.hands[seat].append(self.top())

    def top(self) -> RealCard:
        """The top card; a deck that is out is shuffled, when it ends, as people see it."""
        if not self.deck and self.discards:
            self._shuffle()
        if not self.deck:
            raise Disagreement("the hub takes a card where none is left")
        card = self.deck.pop()
        if not self.deck and self.discards and self.ends_at_once:
            self._shuffle()
        return card

    def put_aside(self, *cards: RealCard) -> None:
        """On the table, above the discards as they lie there now."""
        self._below = self._below if self.aside else len(self.discards)
        self.aside += cards

    def settle(self) -> None:
        """What lay aside is done with; what was played in answer lies above it."""
        self.discards[self._below : self._below] = self.aside
        self.aside = []

    def hear_of_shuffle(self) -> None:
        """The hub has heard that the discards are the new deck."""
        if not self.unsaid:
            raise Disagreement(f"the hub ends a deck of {len(self.deck)} cards")
        self.unsaid -= 1

    def _shuffle(self) -> None:
        self.unsaid += 1
        self.deck = self._shuffled()
        self.discards = []
        self._below = 0
        self._shuffles += 1

    def _shuffled(self) -> list[RealCard]:
        places = self._chance.order(len(self.discards), f"real/deck/{self._shuffles}")
        return [self.discards[place] for place in places]

    def blindly(self, seat: int) -> RealCard:
        """A card drawn from a hand without looking."""
        self._picks += 1
        hand = self.hands[seat]
        if not hand:
            raise Disagreement(f"the hub takes a card from the empty hand of seat {seat}")
        return hand.pop(self._chance.pick(len(hand), f"real/blind/{self._picks}"))

    def throw(self, seat: int, count: int) -> list[RealCard]:
        """The least wanted cards of a hand; a blue one, where the price is a blue one."""
        thrown = []
        for _ in range(count):
            hand = self.hands[seat]
            fitting = [card for card in hand if not self.takes_blue or not card.is_brown]
            if not fitting:
                raise Disagreement(f"seat {seat} has no card to discard for that")
            card = min(fitting, key=lambda each: _WORTH.index(each.kind))
            hand.remove(card)
            thrown.append(card)
        self.takes_blue = False
        return thrown

    def lose(self, seat: int, kind: str) -> RealCard:
        """A card in play is taken away."""
        card = next((card for card in self.laid[seat] if card.kind == kind), None)
        if card is None:
            raise Disagreement(f"no {kind} lies before seat {seat}")
        self.laid[seat].remove(card)
        return card

    def give_all(self, seat: int) -> list[RealCard]:
        """The whole hand and what lies before a player goes."""
        everything = self.hands[seat] + self.laid[seat]
        self.hands[seat], self.laid[seat] = [], []
        return everything


# What people do by what the hub tells; the names are those of the line's parameters.
_Act = Callable[..., None]


def _remember_sheriff(cards: RealCards, seat: int) -> None:
    cards.sheriff = seat


def _deal(cards: RealCards) -> None:
    players = len(cards.hands)
    for at in range(players):
        cards.draw((cards.sheriff + at) % players, HANDS[at])


def _turn_over(cards: RealCards, seat: int, count: int) -> None:
    for _ in range(count):
        cards.put_aside(cards.top())


def _play(cards: RealCards, seat: int, card: str = "bang", **aim: int) -> None:
    cards.put_aside(cards.give(seat, card))


def _use_laid(cards: RealCards, seat: int, card: str, **aim: int) -> None:
    cards.put_aside(cards.lose(seat, card))


def _dodge_with_laid(cards: RealCards, seat: int) -> None:
    cards.discards.append(cards.lose(seat, "other"))


def _fire_two(cards: RealCards, seat: int, **aim: int) -> None:
    cards.put_aside(*cards.throw(seat, 2))


def _answer_with(kind: str) -> _Act:
    def act(cards: RealCards, seat: int, **left: int) -> None:
        cards.discards.append(cards.give(seat, kind))

    return act


def _lay(cards: RealCards, seat: int, card: str, to: int | None = None) -> None:
    cards.laid[seat if to is None else to].append(cards.give(seat, card))


def _take_everything(cards: RealCards, seat: int, target: int) -> None:
    cards.hands[seat] += cards.give_all(target)


def _use(cards: RealCards, seat: int, character: str) -> None:
    cards.takes_blue = character == "jose-delgado"


def _discard(cards: RealCards, seat: int, count: int) -> None:
    cards.discards += cards.throw(seat, count)


def _leave(cards: RealCards, seat: int, count: int) -> None:
    cards.discards += cards.give_all(seat)


_FLIPS = (
    "barrel-held",
    "barrel-failed",
    "jail-opened",
    "jail-shut",
    "dynamite-exploded",
    "dynamite-fizzled",
)
_ACTS: dict[str, _Act] = {
    "sheriff-shown": _remember_sheriff,
    "hands-dealt": _deal,
    "cards-drawn": RealCards.draw,
    **dict.fromkeys((*_FLIPS, "cards-burned"), _turn_over),
    "discard-taken": lambda cards, seat: cards.hands[seat].append(cards.discards.pop()),
    "two-cards-fired": _fire_two,
    **dict.fromkeys(("bang-played", "card-played", "card-played-on"), _play),
    **dict.fromkeys(("dodged", "dodged-half"), _answer_with("missed")),
    **dict.fromkeys(("card-used", "card-used-on"), _use_laid),
    **dict.fromkeys(("dodged-in-play", "dodged-half-in-play"), _dodge_with_laid),
    "shot-back": _answer_with("bang"),
    "beer-saved": _answer_with("beer"),
    "card-laid": _lay,
    "card-laid-on": _lay,
    "card-taken": lambda cards, seat, target: cards.hands[seat].append(cards.blindly(target)),
    "laid-taken": lambda cards, seat, target, card: cards.hands[seat].append(
        cards.lose(target, card)
    ),
    "laid-taken-back": lambda cards, seat, card: cards.hands[seat].append(cards.lose(seat, card)),
    "everything-taken": _take_everything,
    "card-lost": lambda cards, seat: cards.discards.append(cards.blindly(seat)),
    "laid-lost": lambda cards, seat, card: cards.discards.append(cards.lose(seat, card)),
    "dynamite-passed": lambda cards, seat, to: cards.laid[to].append(cards.lose(seat, "dynamite")),
    "ability-used": _use,
    "cards-discarded": _discard,
    "deck-ended": lambda cards, count: cards.hear_of_shuffle(),
    "seat-left": _leave,
    **dict.fromkeys((SETTLED.code, "ended-reputation", "ended-last-standing"), RealCards.settle),
}

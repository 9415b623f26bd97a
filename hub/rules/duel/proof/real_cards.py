"""What people at a real table do with the cards in a duel alone: characters, and who falls."""

from hub.rules.box.cards import Card
from hub.rules.contract.chance import Chance
from hub.rules.duel.opening import FIRST_HAND, SECOND_HAND
from hub.rules.swordplay.proof import real_cards as box
from hub.rules.swordplay.proof.real_cards import ACTS, Params, seat_of, settle


class RealCards(box.RealCards):
    """Ninety cards; `laid` are those before each character."""

    # A deck's end comes before the flipped card is put away, and so do those who fall to it.
    keeps_flipped = frozenset({"deck-ended", "deck-wounded", "fell", "stepped-in"})

    def __init__(self, chance: Chance) -> None:
        super().__init__(2, _ACTS, chance)
        self.laid: dict[str, list[Card]] = {}
        self.first = 0

    def empty(self) -> tuple[int, ...]:
        """Who has no cards in hand."""
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def counts(self) -> tuple[object, ...]:
        """Hands, deck and all that was played, counted."""
        played = self.discards + self.aside + self.flipped
        return ([len(hand) for hand in self.hands], len(self.deck), len(played))


def _remember_first(cards: RealCards, params: Params) -> None:
    cards.first = seat_of(params)


def _deal(cards: RealCards, params: Params) -> None:
    # The hub takes the hands off the deck in the order of the seats.
    for seat in (0, 1):
        cards.draw(seat, FIRST_HAND if seat == cards.first else SECOND_HAND)


def _lay(cards: RealCards, params: Params) -> None:
    card = cards.give(seat_of(params), str(params["card"]))
    cards.laid.setdefault(str(params["character"]), []).append(card)


def _fall(cards: RealCards, params: Params) -> None:
    cards.discards += cards.laid.pop(str(params["character"]), [])


def _lose_property(cards: RealCards, params: Params) -> None:
    cards.lose(str(params["card"]), cards.laid.get(str(params["character"]), []))


_ACTS = ACTS | {
    "first-drawn": _remember_first,
    "cards-dealt": _deal,
    "property-laid": _lay,
    "fell": _fall,
    "property-lost": _lose_property,
    "ended-shogun": settle,
    "ended-left": settle,
}

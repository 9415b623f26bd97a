"""What happens in every card game: turns begin and end, counts and the turn are set straight."""

from hub.rules.cardplay.card_moves import give_up, hand_by
from hub.rules.cardplay.card_state import UNSEEN, Card, G, begun
from hub.rules.cardplay.card_transfers import thrown, to_hand
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.view import Line, Transfers, line


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    tells = story("turn-began", "seat")

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: G) -> G:
        return begun(state, self.seat, self.steps)


class TurnEnded(Event, tag="turn-ended"):
    """Play passes on; what waits for the end of a question still waits."""

    tells = story("turn-ended", "seat")

    seat: int

    def evolve(self, state: G) -> G:
        return replace(state, frames=state.frames[1:])


class Settled(Event, tag="settled"):
    """What lay aside joins the discards."""

    tells = SILENT

    def evolve(self, state: G) -> G:
        return state.settled()


class DiscardTaken(Event, tag="discard-taken"):
    """The top discard into a hand, for whoever may draw it."""

    tells = story("discard-taken", "seat")

    seat: int

    def evolve(self, state: G) -> G:
        holder = state.holder(self.seat)
        cards = (*holder.cards, state.discards[-1]) if state.hub_holds_cards else ()
        taken = replace(holder, hand=holder.hand + 1, cards=cards)
        return state.with_holder(self.seat, taken, discards=state.discards[:-1])

    def moved(self, state: G) -> Transfers:
        return to_hand(state, self.seat, 1, "discards")


class CardGivenUp(Event):
    """A card out of a hand to the discards, where all see it; each event of these says why."""

    seat: int
    card: Card

    def evolve(self, state: G) -> G:
        return give_up(state, self.seat, self.card)

    def moved(self, state: G) -> Transfers:
        return thrown(state, self.seat)


class TurnCorrected(Event, tag="turn-corrected"):
    """It is really this seat's turn, in its play phase."""

    tells = story("turn-corrected", "seat")

    seat: int

    def evolve(self, state: G) -> G:
        return begun(state, self.seat, state.steps_of_play)


class HandCorrected(Event, tag="hand-corrected"):
    """A hand as its owner counts it; the difference is the deck's (an undeclared draw)."""

    tells = story("hand-corrected", "seat", count="hand")

    seat: int
    hand: int

    def evolve(self, state: G) -> G:
        change = self.hand - state.holder(self.seat).hand
        return hand_by(state, self.seat, change, deck=state.deck - change)

    def moved(self, state: G) -> Transfers:
        return to_hand(state, self.seat, self.hand - state.holder(self.seat).hand, "deck")


class DeckCorrected(Event, tag="deck-corrected"):
    """The deck as it was counted; the difference lies, unseen, among the discards.

    With a `total` it is not there at all, or was never printed: so many cards the table has.
    """

    deck: int
    total: int = 0

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.total:
            return line("cards-corrected", count=self.total)
        return line("deck-corrected", count=self.deck)

    def evolve(self, state: G) -> G:
        more = state.deck - self.deck
        if self.total:
            return replace(state, deck=self.deck, extra=state.extra - more)
        discards = (UNSEEN,) * more + state.discards[max(0, -more) :]
        return replace(state, deck=self.deck, discards=discards)


class LevelLowered(Event, tag="level-lowered"):
    """From here on the table declares no cards, and the hub counts none."""

    tells = story("level-lowered")

    def evolve(self, state: G) -> G:
        return state.without_cards()

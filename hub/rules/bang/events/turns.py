"""A turn: abilities used, draw!, draw, discard, the deck's end, and the turns of those who left."""

from typing import Literal

from hub.rules.bang.state import State
from hub.rules.cardplay import turn_events
from hub.rules.cardplay.card_moves import hand_by
from hub.rules.cardplay.card_state import UNSEEN
from hub.rules.cardplay.card_transfers import of_each, shuffled, thrown, to_hand
from hub.rules.cardplay.deck import new_deck
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.token_events import paid_by_all
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line

Why = Literal["barrel", "jail", "dynamite"]


class AbilityCopied(Event, tag="ability-copied"):
    """Vera Custer takes on an ability until her next turn."""

    tells = story("ability-copied", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        seat = replace(state.seats[self.seat], copied=self.character)
        return state.with_holder(self.seat, seat)


class AbilityUsed(Event, tag="ability-used"):
    """An ability that may be used only so often in a turn."""

    tells = story("ability-used", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return replace(state, used=(*state.used, self.character))


class CardFlipped(Event, tag="card-flipped"):
    """Draw!: cards turned over, aside until what they decide is done; people say what fell."""

    seat: int
    count: int
    why: Why
    result: str

    def evolve(self, state: State) -> State:
        return _turned_over(state, self.count)

    def seen_by(self, viewer: Actor) -> Line | None:
        held, failed = _CODES[self.why]
        has_held = self.result in ("hearts", "passes")
        return line(held if has_held else failed, seat=self.seat, count=self.count)


# What is told of a draw! when it went well for whoever turned a card over, and when it did not.
_CODES: dict[Why, tuple[str, str]] = {
    "barrel": ("barrel-held", "barrel-failed"),
    "jail": ("jail-opened", "jail-shut"),
    "dynamite": ("dynamite-fizzled", "dynamite-exploded"),
}


class CardsBurned(Event, tag="cards-burned"):
    """The turn of someone who left: cards from the deck, aside and then to the discards."""

    tells = story("cards-burned", "seat", "count")

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        return _turned_over(state, self.count) if state.cards_are_counted else state


def _turned_over(state: State, count: int) -> State:
    return replace(state, deck=state.deck - count, **state.more_aside(*(UNSEEN,) * count))


class CardsDrawn(Event, tag="cards-drawn"):
    """Cards from the deck to a hand."""

    tells = story("cards-drawn", "seat", "count")

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        return hand_by(state, self.seat, self.count, deck=state.deck - self.count)

    def moved(self, state: State) -> Transfers:
        return to_hand(state, self.seat, self.count, "deck")


class CardsDiscarded(Event, tag="cards-discarded"):
    """Cards out of a hand, unseen: too many at the end of a turn, or the price of something."""

    tells = story("cards-discarded", "seat", "count")

    seat: int
    count: int

    def evolve(self, state: State) -> State:
        discards = state.discards + (UNSEEN,) * self.count
        return hand_by(state, self.seat, -self.count, discards=discards)

    def moved(self, state: State) -> Transfers:
        return thrown(state, self.seat, self.count)


class DeckEnded(Event, tag="deck-ended"):
    """The discards are the new deck, and everyone discards one reputation.

    `deck` is the new deck's size, nothing at the Tokens level. When the table says it, the hub's
    count is set straight with it. Discards that came after the last card was taken stay.
    """

    tells = story("deck-ended", count="size")
    highlight = "deck-end"

    deck: int

    def evolve(self, state: State) -> State:
        kept = new_deck(state).kept
        return replace(
            paid_by_all(state, "reputation"),
            deck=self.deck,
            discards=kept,
            below=max(0, state.below - len(state.discards) + len(kept)),
            deck_ended_in=state.turns,
            **state.deck_told_out,
        )

    @property
    def size(self) -> int:
        """What the table hears of the new deck."""
        return max(0, self.deck)

    def moved(self, state: State) -> Transfers:
        return (
            *shuffled(state, len(new_deck(state).kept)),
            *of_each("reputation", (-1,) * len(state.seats), "box"),
        )


class DeckCorrected(turn_events.DeckCorrected, tag="deck-corrected"):
    """The deck as it was counted; what lies aside keeps its place among the discards."""

    def evolve(self, state: AnyState) -> AnyState:
        if self.total:
            return super().evolve(state)
        below = max(0, state.below + state.deck - self.deck)
        return replace(super().evolve(state), below=below)

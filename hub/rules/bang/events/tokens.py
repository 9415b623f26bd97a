"""Life and reputation: lost, won, paid, set straight; the box has reputation that nobody has."""

from typing import Literal

from hub.rules.cardplay import character_correction, coming_back
from hub.rules.cardplay.card_moves import give_up
from hub.rules.cardplay.card_transfers import thrown
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import AnyRingState, R
from hub.rules.cardplay.token_events import (
    TokenPaid,
    TokensLeft,
    TokensLost,
    TokensMoved,
    TokensSet,
    TokenWon,
)
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import story
from hub.rules.contract.view import Line, Transfers, line

How = Literal["shot", "gatling", "indians", "duel", "dynamite", "told"]


class Recovered(TokensSet, tag="recovered"):
    """From nothing to full life at the start of a turn."""

    tells = story("recovered", "seat", count="life")
    token = "life"

    life: int


class LifeCorrected(TokensSet, tag="life-corrected"):
    """A seat's life as it lies there."""

    tells = story("life-corrected", "seat", count="life")
    token = "life"

    life: int


class CharacterCorrected(character_correction.CharacterCorrected, tag="character-corrected"):
    """Who a seat really is; an ability that was copied is gone with whoever copied it."""

    tells = story("character-corrected", "seat", "character")
    token = "life"

    life: int

    def evolve(self, state: R) -> R:
        now = super().evolve(state)
        return now.with_holder(self.seat, replace(now.seats[self.seat], copied=""))


class Healed(TokensMoved, tag="healed"):
    """Life back, never past the start."""

    tells = story("healed", "seat", "count")
    token = "life"

    count: int

    def gain(self, state: AnyRingState) -> int:
        return self.count


class LifePaid(TokenPaid, tag="life-paid"):
    """Chuck Wengam gives up a life point for a card."""

    tells = story("life-paid", "seat")
    token = "life"


class Wounded(TokensLost, tag="wounded"):
    """Life lost; none in a Duel that was begun without life. `by` is -1 for Dynamite."""

    token = "life"

    how: How

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.by < 0:
            return line("burned", seat=self.seat, count=self.count)
        if not self.count:
            return line("duel-lost-without-life", seat=self.seat, by=self.by)
        code = "duel-lost" if self.how == "duel" else "wounded"
        return line(code, seat=self.seat, by=self.by, count=self.count)


class BeerSaved(TokensSet, tag="beer-saved"):
    """A Beer on the fatal blow: `life` is what is left, and no reputation is lost."""

    tells = story("beer-saved", "seat", count="life")
    token = "life"

    by: int
    lost: int
    life: int
    how: How

    def evolve(self, state: R) -> R:
        return super().evolve(give_up(state, self.seat, "beer"))

    def moved(self, state: R) -> Transfers:
        return (*thrown(state, self.seat), *super().moved(state))


class Fallen(TokenWon, tag="fallen"):
    """The last life is gone: one reputation goes to whoever did it, or to nobody."""

    highlight = "defeat"
    token = "reputation"

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.by < 0:
            return line("fallen-alone", seat=self.seat)
        return line("fallen", seat=self.seat, by=self.by)


class ReputationCorrected(TokensSet, tag="reputation-corrected"):
    """A seat's reputation as it is; the box has the rest."""

    tells = story("reputation-corrected", "seat", count="reputation")
    token = "reputation"

    reputation: int


class SeatLeft(TokensLeft, tag="seat-left"):
    """A player goes: hand and cards in play to the discards, half the reputation to the box."""

    tells = story("seat-left", "seat", count="reputation")
    token = "reputation"

    reputation: int


class SeatReturned(coming_back.SeatReturned, tag="seat-returned"):
    """A player who left plays on, with so much reputation."""

    tells = story("seat-returned", "seat", count="reputation")
    token = "reputation"

    reputation: int

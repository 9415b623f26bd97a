"""Life and reputation: lost, won, paid, set straight; the box has reputation that nobody has."""

from typing import Literal

from hub.rules.bang.state import State
from hub.rules.cardplay.card_moves import give_up
from hub.rules.cardplay.card_transfers import thrown
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring_events import gone
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import ELSEWHERE, Line, Transfers, line, transfer

How = Literal["shot", "gatling", "indians", "duel", "dynamite", "told"]


class LifeEvent(Event):
    """A seat's life changes; no pile counts the life points that nobody has."""

    seat: int

    def life_after(self, state: State) -> int:
        """The life that this seat has then."""
        raise NotImplementedError

    def evolve(self, state: State) -> State:
        seat = replace(state.seats[self.seat], life=self.life_after(state))
        return state.with_holder(self.seat, seat)

    def moved(self, state: State) -> Transfers:
        change = self.life_after(state) - state.seats[self.seat].life
        return transfer("life", change, ELSEWHERE, self.seat)


class LifeSet(LifeEvent):
    """A seat's life, said as what it is from here on."""

    life: int

    def life_after(self, state: State) -> int:
        return self.life


class Recovered(LifeSet, tag="recovered"):
    """From nothing to full life at the start of a turn."""

    tells = story("recovered", "seat", count="life")


class LifeCorrected(LifeSet, tag="life-corrected"):
    """A seat's life as it lies there."""

    tells = story("life-corrected", "seat", count="life")


class Healed(LifeEvent, tag="healed"):
    """Life back, never past the start."""

    tells = story("healed", "seat", "count")

    count: int

    def life_after(self, state: State) -> int:
        return state.seats[self.seat].life + self.count


class LifePaid(LifeEvent, tag="life-paid"):
    """Chuck Wengam gives up a life point for a card."""

    tells = story("life-paid", "seat")

    def life_after(self, state: State) -> int:
        return state.seats[self.seat].life - 1


class Wounded(LifeEvent, tag="wounded"):
    """Life lost; wounds past the last point are not counted. `by` is -1 for Dynamite."""

    by: int
    count: int
    how: How

    def life_after(self, state: State) -> int:
        return state.seats[self.seat].life - self.count

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.by < 0:
            return line("burned", seat=self.seat, count=self.count)
        code = "duel-lost" if self.how == "duel" else "wounded"
        return line(code, seat=self.seat, by=self.by, count=self.count)


class BeerSaved(LifeEvent, tag="beer-saved"):
    """A Beer on the fatal blow: `life` is what is left, and no reputation is lost."""

    tells = story("beer-saved", "seat", count="life")

    by: int
    lost: int
    life: int
    how: How

    def life_after(self, state: State) -> int:
        return self.life

    def evolve(self, state: State) -> State:
        return super().evolve(give_up(state, self.seat, "beer"))

    def moved(self, state: State) -> Transfers:
        return (*thrown(state, self.seat), *super().moved(state))


class Fallen(Event, tag="fallen"):
    """The last life is gone: one reputation goes to whoever did it, or to nobody."""

    seat: int
    by: int

    def evolve(self, state: State) -> State:
        paid = with_reputation(state, self.seat, -1)
        if self.by < 0:
            return replace(paid, box=state.box + 1)
        return with_reputation(paid, self.by, 1)

    def moved(self, state: State) -> Transfers:
        return transfer("reputation", 1, self.seat, self.by if self.by >= 0 else "box")

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.by < 0:
            return line("fallen-alone", seat=self.seat)
        return line("fallen", seat=self.seat, by=self.by)


class ReputationCorrected(Event, tag="reputation-corrected"):
    """A seat's reputation as it is; the box has the rest."""

    tells = story("reputation-corrected", "seat", count="reputation")

    seat: int
    reputation: int

    def evolve(self, state: State) -> State:
        seat = state.seats[self.seat]
        box = state.box + seat.reputation - self.reputation
        return state.with_holder(self.seat, replace(seat, reputation=self.reputation), box=box)

    def moved(self, state: State) -> Transfers:
        change = self.reputation - state.seats[self.seat].reputation
        return transfer("reputation", change, "box", self.seat)


class SeatLeft(Event, tag="seat-left"):
    """A player goes: hand and cards in play to the discards, half the reputation to the box."""

    tells = story("seat-left", "seat", count="reputation")

    seat: int
    reputation: int

    def evolve(self, state: State) -> State:
        kept = state.seats[self.seat].reputation - self.reputation
        return gone(state, self.seat, self.reputation, reputation=kept)

    def moved(self, state: State) -> Transfers:
        hand = max(state.seats[self.seat].hand, 0)
        tokens = transfer("reputation", self.reputation, self.seat, "box")
        return (*thrown(state, self.seat, hand), *tokens)


def with_reputation(state: State, at: int, change: int) -> State:
    """A seat with so much more, or less, reputation."""
    seat = state.seats[at]
    return state.with_holder(at, replace(seat, reputation=seat.reputation + change))

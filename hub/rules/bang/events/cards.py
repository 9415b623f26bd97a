"""Cards played, laid, taken, lost, and those that answer a shot."""

from hub.rules.bang.state import State
from hub.rules.cardplay import ring_events
from hub.rules.cardplay.card_moves import give_up, hand_by, lay_before, put_aside, take_from_before
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.card_transfers import between_hands, thrown, to_hand
from hub.rules.cardplay.questions import on_top, replace
from hub.rules.cardplay.turn_events import CardGivenUp
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import ELSEWHERE, Line, Transfers, line


class CardPlayed(Event, tag="card-played"):
    """A card with an effect; it lies aside until that is over.

    `laid`: it lay in play before its player, and was used from there.
    """

    seat: int
    card: Card
    target: int = -1
    laid: bool = False

    def evolve(self, state: State) -> State:
        if self.laid:
            aside = state.more_aside(self.card)
            return take_from_before(state, self.seat, self.card, **aside)
        return put_aside(state, self.seat, self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        code = "card-used" if self.laid else "card-played"
        if self.target < 0:
            return line(code, seat=self.seat, card=self.card)
        return line(f"{code}-on", seat=self.seat, card=self.card, target=self.target)


class BangPlayed(Event, tag="bang-played"):
    """A BANG! fired with one's weapon; it lies aside until it has been answered."""

    tells = story("bang-played", "seat", "target", "distance", count="damage")

    seat: int
    card: Card
    target: int
    distance: int
    damage: int

    def evolve(self, state: State) -> State:
        return put_aside(state, self.seat, self.card, bangs=state.bangs + 1)


class TwoCardsFired(Event, tag="two-cards-fired"):
    """Doc Holyday's two cards for a BANG!, which does not count for the limit."""

    tells = story("two-cards-fired", "seat", "target", "distance", count="damage")

    seat: int
    target: int
    distance: int
    damage: int

    def evolve(self, state: State) -> State:
        return hand_by(state, self.seat, -2, **state.more_aside(UNSEEN, UNSEEN))


class CardLaid(Event, tag="card-laid"):
    """A card from a hand in play before a seat, mostly one's own."""

    seat: int
    card: Card
    to: int

    def evolve(self, state: State) -> State:
        return lay_before(hand_by(state, self.seat, -1), self.to, self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.to == self.seat:
            return line("card-laid", seat=self.seat, card=self.card)
        return line("card-laid-on", seat=self.seat, card=self.card, to=self.to)


class CardTaken(Event, tag="card-taken"):
    """An unseen card from one hand to another."""

    tells = story("card-taken", "seat", "target")

    seat: int
    target: int

    def evolve(self, state: State) -> State:
        return hand_by(hand_by(state, self.target, -1), self.seat, 1)

    def moved(self, state: State) -> Transfers:
        return between_hands(state, self.target, self.seat)


class LaidTaken(Event, tag="laid-taken"):
    """A card in play before someone, or before oneself, goes to a hand."""

    seat: int
    target: int
    card: Card

    def evolve(self, state: State) -> State:
        return hand_by(take_from_before(state, self.target, self.card), self.seat, 1)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.target == self.seat:
            return line("laid-taken-back", seat=self.seat, card=self.card)
        return line("laid-taken", seat=self.seat, target=self.target, card=self.card)

    def moved(self, state: State) -> Transfers:
        return to_hand(state, self.seat, 1, ELSEWHERE)


class LaidLost(Event, tag="laid-lost"):
    """A card in play goes to the discards."""

    tells = story("laid-lost", "seat", "card")

    seat: int
    card: Card

    def evolve(self, state: State) -> State:
        discards = (*state.discards, self.card)
        return take_from_before(state, self.seat, self.card, discards=discards)


class DynamitePassed(Event, tag="dynamite-passed"):
    """The Dynamite goes to the left."""

    tells = story("dynamite-passed", "seat", "to")

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        return lay_before(take_from_before(state, self.seat, "dynamite"), self.to, "dynamite")


class EverythingTaken(Event, tag="everything-taken"):
    """Vulture Sam takes hand and cards in play of whom he brought down."""

    tells = story("everything-taken", "seat", "target")

    seat: int
    target: int

    def evolve(self, state: State) -> State:
        prey = state.seats[self.target]
        robbed = state.with_holder(self.target, replace(prey, hand=0, laid=()))
        return hand_by(robbed, self.seat, prey.hand + len(prey.laid))

    def moved(self, state: State) -> Transfers:
        prey = state.seats[self.target]
        laid = to_hand(state, self.seat, len(prey.laid), ELSEWHERE)
        return (*between_hands(state, self.target, self.seat, prey.hand), *laid)


class CardLost(Event, tag="card-lost"):
    """An unseen card from a hand to the discards."""

    tells = story("card-lost", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return give_up(state, self.seat, UNSEEN)

    def moved(self, state: State) -> Transfers:
        return thrown(state, self.seat)


class Dodged(CardGivenUp, tag="dodged"):
    """A Missed!, or what serves as one, goes to the discards. `more` are still needed.

    `laid`: it lay in play, unless a correction has taken it away since it was named.
    """

    more: int = 0
    laid: bool = False

    def evolve(self, state: AnyState) -> AnyState:
        if not self.laid:
            return super().evolve(state)
        if self.card not in state.seats[self.seat].laid:
            return state
        discards = (*state.discards, self.card)
        return take_from_before(state, self.seat, self.card, discards=discards)

    def moved(self, state: AnyState) -> Transfers:
        return () if self.laid else super().moved(state)

    def seen_by(self, viewer: Actor) -> Line | None:
        code = "dodged-half" if self.more else "dodged"
        return line(f"{code}-in-play" if self.laid else code, seat=self.seat)


class LaidCorrected(ring_events.LaidCorrected, tag="laid-corrected"):
    """The same of this game; an open attack keeps to the cards as they lay."""

    def evolve(self, state: AnyState) -> AnyState:
        top, before = state.question, state.seats[self.seat].laid
        if top is not None and self.seat not in dict(top.laid):
            state = on_top(state, replace(top, laid=(*top.laid, (self.seat, before))))
        return super().evolve(state)


class Untouched(Event, tag="untouched"):
    """The card was a diamond, and Apache Kid is not touched by those."""

    tells = story("untouched", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return state


class ShotBack(CardGivenUp, tag="shot-back"):
    """A BANG! against Indians! or in a Duel; it counts for no limit."""

    tells = story("shot-back", "seat")

"""Cards played, laid, lost, burned, set straight."""

from hub.rules.box.cards import kind
from hub.rules.cardplay import ring_events
from hub.rules.cardplay.card_moves import hand_less, take_from_before
from hub.rules.cardplay.card_state import UNSEEN, Card
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import story
from hub.rules.contract.view import Line, line
from hub.rules.samurai.state import State
from hub.rules.swordplay.card_events import OfOneCard, PlayedFromHand, ShowsCards, WeaponFromHand


class WeaponPlayed(WeaponFromHand, tag="weapon-played"):
    """A weapon against a seat."""

    tells = story("weapon-played", "seat", "target", "difficulty", card="face")

    target: int
    difficulty: int
    wounds: int


class CardPlayed(PlayedFromHand, tag="card-played"):
    """An action, on a seat or on none."""

    target: int = -1

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.target < 0:
            return line("card-played", seat=self.seat, card=self.face)
        return line("card-played-on", seat=self.seat, card=self.face, target=self.target)


class PropertyLaid(OfOneCard, tag="property-laid"):
    """A property in front of its player."""

    tells = story("property-laid", "seat", card="face")

    def evolve(self, state: State) -> State:
        seat = hand_less(state.seats[self.seat], self.card)
        return state.with_holder(self.seat, replace(seat, laid=(*seat.laid, self.card)))


class PropertyLost(OfOneCard, tag="property-lost"):
    """Geisha: a property, or Bushido, from before a player to the discards."""

    tells = story("property-lost", "seat", card="face")

    def evolve(self, state: State) -> State:
        discards = (*state.discards, self.card)
        if self.card == state.bushido and state.bushido_at == self.seat:
            return state.with_bushido("", -1, discards=discards)
        return take_from_before(state, self.seat, self.card, discards=discards)


class CardsBurned(ShowsCards, tag="cards-burned"):
    """The turn of someone who left: cards from the deck, aside and then to the discards."""

    tells = story("cards-burned", "seat", "count")

    seat: int
    count: int
    cards: tuple[Card, ...] = ()

    def evolve(self, state: State) -> State:
        if not state.cards_are_counted:
            return state
        return replace(
            state,
            deck=state.deck - self.count,
            order=state.order[: -self.count] if state.order else (),
            aside=state.aside + (self.cards or (UNSEEN,) * self.count),
        )


class LaidCorrected(ring_events.LaidCorrected, tag="laid-corrected"):
    """A property that lies before a seat after all, or does not; the discards have it else."""

    @property
    def face(self) -> str:
        return kind(self.card)

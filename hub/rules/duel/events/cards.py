"""Cards played, laid, lost, set straight; and on whom Bushido lies."""

from hub.rules.box.cards import kind
from hub.rules.cardplay.card_moves import hand_less
from hub.rules.cardplay.card_source import DISCARDS, Source, give_to, take_from
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.laid import without
from hub.rules.cardplay.questions import amended, replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.duel.events.characters import OfCharacter
from hub.rules.duel.state import State
from hub.rules.swordplay import bushido
from hub.rules.swordplay.card_events import OfOneCard, PlayedFromHand, WeaponFromHand


class WeaponPlayed(WeaponFromHand, tag="weapon-played"):
    """The active character's weapon against one."""

    tells = story("weapon-played", "seat", "character", "difficulty", card="face")

    character: str
    difficulty: int
    wounds: int


class CardPlayed(PlayedFromHand, tag="card-played"):
    """An action, on a character or on none."""

    character: str = ""

    def seen_by(self, viewer: Actor) -> Line | None:
        if not self.character:
            return line("card-played", seat=self.seat, card=self.face)
        return line("card-played-on", seat=self.seat, card=self.face, character=self.character)


class PropertyLaid(OfOneCard, tag="property-laid"):
    """A property in front of one of its player's characters."""

    tells = story("property-laid", "seat", "character", card="face")

    character: str

    def evolve(self, state: State) -> State:
        figure = state.figure(self.character)
        side = hand_less(state.sides[self.seat], self.card)
        laid = side.with_figure(replace(figure, laid=(*figure.laid, self.card)))
        return state.with_holder(self.seat, laid)


class PropertyLost(OfOneCard, tag="property-lost"):
    """Geisha: a property, or Bushido, from before a character to the discards."""

    tells = story("property-lost", "seat", "character", card="face")

    character: str

    def evolve(self, state: State) -> State:
        discards = (*state.discards, self.card)
        if self.card == state.bushido and state.bushido_on == self.character:
            return state.with_bushido("", -1, discards=discards)
        figure = state.figure(self.character)
        bare = replace(figure, laid=without(figure.laid, self.card))
        return state.with_figure(bare, discards=discards)


class LaidCorrected(Event, tag="laid-corrected"):
    """A property that lies before a character after all, or does not; the `source` has it else."""

    character: str
    card: Card
    lies_there: bool
    source: Source = DISCARDS

    def evolve(self, state: State) -> State:
        state = amended(state)
        if self.lies_there:
            state = take_from(state, self.source, self.card)
        figure = state.figure(self.character)
        if self.lies_there:
            return state.with_figure(replace(figure, laid=(*figure.laid, self.card)))
        bare = replace(figure, laid=without(figure.laid, self.card))
        return give_to(state.with_figure(bare), self.source, self.card)

    def seen_by(self, viewer: Actor) -> Line | None:
        code = "laid-corrected" if self.lies_there else "unlaid-corrected"
        return line(code, character=self.character, card=kind(self.card))


class BushidoHeld(OfCharacter, tag="bushido-held"):
    """The character that Bushido lies on from here on."""

    tells = story("bushido-held", "seat", "character")

    def evolve(self, state: State) -> State:
        return replace(state, bushido_on=self.character)


class BushidoCorrected(bushido.BushidoCorrected, tag="bushido-corrected", kw_only=True):
    """Bushido lies on this character after all; "": it is out of play."""

    character: str

    def evolve(self, state: State) -> State:
        set_straight: State = super().evolve(state)
        return replace(set_straight, bushido_on=self.character)

    def lies(self) -> Line:
        return line("bushido-corrected", character=self.character)

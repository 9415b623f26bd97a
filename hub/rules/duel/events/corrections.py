"""What sets the hub straight: tokens, the active character, open cards, Bushido."""

from hub.rules.box.cards import kind
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.laid import corrected
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line
from hub.rules.duel.state import State, resilience_set, set_resilience
from hub.rules.swordplay.bushido import discards_without, without_bushido


class ResilienceCorrected(Event, tag="resilience-corrected"):
    """A character's resilience as it lies there; the heap has the rest."""

    tells = story("resilience-corrected", "character", count="resilience")

    character: str
    resilience: int

    def evolve(self, state: State) -> State:
        return set_resilience(state, self.character, self.resilience)

    def moved(self, state: State) -> Transfers:
        return resilience_set(state, self.character, self.resilience)


class ActiveCorrected(Event, tag="active-corrected"):
    """Which character of a side really is the active one."""

    tells = story("active-corrected", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], active=self.character)
        return replace(state, sides=state.with_side(self.seat, side))


class LaidCorrected(Event, tag="laid-corrected"):
    """A property that lies before a character after all, or does not; else it is a discard."""

    character: str
    card: Card
    lies_there: bool

    def evolve(self, state: State) -> State:
        figure = state.figure(self.character)
        laid, discards = corrected(figure.laid, state.discards, self.card, is_laid=self.lies_there)
        sides = state.with_figure(replace(figure, laid=laid))
        return replace(state, sides=sides, discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        code = "laid-corrected" if self.lies_there else "unlaid-corrected"
        return line(code, character=self.character, card=kind(self.card))


class BushidoCorrected(Event, tag="bushido-corrected"):
    """Bushido lies on this character after all; "": it is out of play, with the discards."""

    seat: int
    character: str
    card: Card

    def evolve(self, state: State) -> State:
        discards = discards_without(state, self.card)
        if not self.character:
            return without_bushido(state, (*discards, self.card))
        on = self.character
        return state.with_bushido(self.card, self.seat, bushido_on=on, discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        if not self.character:
            return line("bushido-gone-corrected")
        return line("bushido-corrected", character=self.character)

"""What sets the hub straight or changes the game itself: corrections, giving up, levels."""

from hub.rules.box.cards import UNSEEN, Card, kind, without
from hub.rules.cardplay.card_state import UNCOUNTED, begun
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.duel.events.resilience import set_resilience
from hub.rules.duel.state import State, replace


class ResilienceCorrected(Event, tag="resilience-corrected"):
    """A character's resilience as it lies there; the heap has the rest."""

    tells = story("resilience-corrected", "character", count="resilience")

    character: str
    resilience: int

    def evolve(self, state: State) -> State:
        return set_resilience(state, self.character, self.resilience)


class TurnCorrected(Event, tag="turn-corrected"):
    """It is really this seat's turn; its player names the active character and plays."""

    tells = story("turn-corrected", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        return begun(state, self.seat, ("active", "play"), weapons=0, picked=())


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
        if not self.lies_there:
            bare = replace(figure, laid=without(figure.laid, self.card))
            discards = (*state.discards, self.card)
            return replace(state, sides=state.with_figure(bare), discards=discards)
        found = self.card if self.card in state.discards else UNSEEN
        laid = replace(figure, laid=(*figure.laid, self.card))
        discards = without(state.discards, found)
        return replace(state, sides=state.with_figure(laid), discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        code = "laid-corrected" if self.lies_there else "unlaid-corrected"
        return line(code, character=self.character, card=kind(self.card))


class BushidoCorrected(Event, tag="bushido-corrected"):
    """Bushido lies on this character after all; "": it is out of play, with the discards."""

    seat: int
    character: str
    card: Card

    def evolve(self, state: State) -> State:
        discards = state.discards
        if state.bushido_at < 0:
            found = self.card if self.card in discards else UNSEEN
            discards = without(discards, found)
        if not self.character:
            discards = (*discards, self.card)
        return replace(
            state,
            bushido=self.card if self.character else "",
            bushido_at=self.seat,
            bushido_on=self.character,
            discards=discards,
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        if not self.character:
            return line("bushido-gone-corrected")
        return line("bushido-corrected", character=self.character)


class LevelLowered(Event, tag="level-lowered"):
    """From Companion to Tokens: from here on the hub counts no cards."""

    tells = story("level-lowered")

    def evolve(self, state: State) -> State:
        sides = tuple(
            replace(
                side,
                hand=UNCOUNTED,
                figures=tuple(replace(figure, laid=()) for figure in side.figures),
            )
            for side in state.sides
        )
        return replace(
            state,
            level="tokens",
            sides=sides,
            deck=0,
            discards=(),
            bushido="",
            bushido_at=-1,
            bushido_on="",
        )

"""A turn of a duel: the active character, and the one that Bushido lies on."""

from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.duel.state import State


class Named(Event, tag="named"):
    """A player names the active character; "": nobody."""

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], active=self.character)
        return replace(state, sides=state.with_side(self.seat, side))

    def seen_by(self, viewer: Actor) -> Line | None:
        if not self.character:
            return line("nobody-named", seat=self.seat)
        return line("named", seat=self.seat, character=self.character)


class BushidoHeld(Event, tag="bushido-held"):
    """The character that Bushido lies on from here on."""

    tells = story("bushido-held", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return replace(state, bushido_on=self.character)

"""A turn: the active character, Bushido, draw, discard."""

from hub.rules.cardplay.card_state import begun
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, line
from hub.rules.duel.state import State, replace


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    tells = story("turn-began", "seat")

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: State) -> State:
        return begun(state, self.seat, self.steps, weapons=0, picked=())


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


class BushidoPassed(Event, tag="bushido-passed"):
    """Bushido goes to the other player, who lays it on a character."""

    tells = story("bushido-passed", "seat", "to")

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        return replace(state, bushido_at=self.to, bushido_on="")


class BushidoHeld(Event, tag="bushido-held"):
    """The character that Bushido lies on from here on."""

    tells = story("bushido-held", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return replace(state, bushido_on=self.character)


class BushidoDiscarded(Event, tag="bushido-discarded"):
    """Bushido has bitten and is gone."""

    tells = story("bushido-discarded", "seat")

    seat: int

    def evolve(self, state: State) -> State:
        discards = (*state.discards, state.bushido)
        return replace(state, bushido="", bushido_at=-1, bushido_on="", discards=discards)

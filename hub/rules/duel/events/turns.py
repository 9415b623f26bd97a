"""A turn: the active character, Bushido, draw, discard."""

from hub.rules.cardplay.card_state import begun
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line, line
from hub.rules.duel.state import State, replace


class TurnBegan(Event, tag="turn-began"):
    """It is this seat's turn; `steps` are what there is to do in it."""

    seat: int
    steps: tuple[str, ...]

    def evolve(self, state: State) -> State:
        return begun(state, self.seat, self.steps, weapons=0, picked=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("turn-began", seat=self.seat)


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

    seat: int
    to: int

    def evolve(self, state: State) -> State:
        return replace(state, bushido_at=self.to, bushido_on="")

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("bushido-passed", seat=self.seat, to=self.to)


class BushidoHeld(Event, tag="bushido-held"):
    """The character that Bushido lies on from here on."""

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        return replace(state, bushido_on=self.character)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("bushido-held", seat=self.seat, character=self.character)


class BushidoDiscarded(Event, tag="bushido-discarded"):
    """Bushido has bitten and is gone."""

    seat: int

    def evolve(self, state: State) -> State:
        discards = (*state.discards, state.bushido)
        return replace(state, bushido="", bushido_at=-1, bushido_on="", discards=discards)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("bushido-discarded", seat=self.seat)

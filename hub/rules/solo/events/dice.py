"""Dice: asked for, fallen, given, changed by Ki."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.view import Line, line
from hub.rules.solo.state import Roll, State, replace


class Asked(Event, tag="asked"):
    """Dice have to fall; this lies on top of whatever was going on."""

    roll: Roll

    def evolve(self, state: State) -> State:
        return replace(state, frames=(*state.frames, self.roll), questions=self.roll.question)

    def seen_by(self, viewer: Actor) -> Line | None:
        return None


class DiceTaken(Event, tag="dice-taken"):
    """So many dice are the player's this round; the rest are the opponent's."""

    count: int

    def evolve(self, state: State) -> State:
        return replace(state, taken=self.count)

    def seen_by(self, viewer: Actor) -> Line | None:
        return None


class DiceTyped(Event, tag="dice-typed"):
    """Real dice fell, and someone says what they show."""

    values: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, frames=state.frames[:-1], rolls=state.rolls + 1)

    def seen_by(self, viewer: Actor) -> Line | None:
        return None


class DiceRolled(Event, tag="dice-rolled"):
    """The hub rolled."""

    values: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, frames=state.frames[:-1], rolls=state.rolls + 1)

    def seen_by(self, viewer: Actor) -> Line | None:
        return None

    def is_undo_barrier(self, state: State) -> bool:
        # The same dice would fall again, and by then one knows how to choose.
        return True


class OwnDiceFell(Event, tag="own-dice-fell"):
    values: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, dice=self.values)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("own-dice-fell", dice=self.values)


class DieFellAgain(Event, tag="die-fell-again"):
    """One of one's own dice, for 1 Ki."""

    at: int
    value: int

    def evolve(self, state: State) -> State:
        dice = (*state.dice[: self.at], self.value, *state.dice[self.at + 1 :])
        return replace(state, dice=dice)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("die-fell-again", value=self.value)


class FoeDiceFell(Event, tag="foe-dice-fell"):
    values: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, foe_dice=self.values)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("foe-dice-fell", dice=self.values, sum=sum(self.values))


class DiceGiven(Event, tag="dice-given"):
    """What the player's dice are for."""

    attack: int
    defence: int
    concentration: int

    def evolve(self, state: State) -> State:
        return replace(
            state,
            attack=self.attack,
            defence=self.defence,
            focus=self.concentration,
            concentration=state.concentration + self.concentration,
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(
            "dice-given",
            attack=self.attack,
            defence=self.defence,
            concentration=self.concentration,
        )

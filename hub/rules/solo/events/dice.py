"""Dice: asked for, fallen, given, changed by Ki."""

from hub.rules.contract.actor import Actor
from hub.rules.contract.event import SILENT, Event, story
from hub.rules.contract.view import Line, line
from hub.rules.solo.state import Roll, State, replace


class Asked(Event, tag="asked"):
    """Dice have to fall; this lies on top of whatever was going on."""

    tells = SILENT

    roll: Roll

    def evolve(self, state: State) -> State:
        return replace(state, frames=(*state.frames, self.roll), questions=self.roll.question)


class DiceTaken(Event, tag="dice-taken"):
    """So many dice are the player's this round; the rest are the opponent's."""

    tells = SILENT

    count: int

    def evolve(self, state: State) -> State:
        return replace(state, taken=self.count)


class DiceFell(Event):
    """The dice that had to fall lie there. What that means is told by what comes of it."""

    values: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, frames=state.frames[:-1], rolls=state.rolls + 1)


class DiceTyped(DiceFell, tag="dice-typed"):
    """Real dice fell, and someone says what they show."""

    tells = SILENT


class DiceRolled(DiceFell, tag="dice-rolled"):
    """The hub rolled."""

    tells = SILENT
    # Who saw how they fell takes them back for better ones.
    shows_hidden = True


class OwnDiceFell(Event, tag="own-dice-fell"):
    tells = story("own-dice-fell", dice="values")
    values: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, dice=self.values)


class FoeDiceFell(Event, tag="foe-dice-fell"):
    values: tuple[int, ...]

    def evolve(self, state: State) -> State:
        return replace(state, foe_dice=self.values)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line("foe-dice-fell", dice=self.values, sum=sum(self.values))


class DieFellAgain(Event, tag="die-fell-again"):
    """One of one's own dice, for 1 Ki."""

    tells = story("die-fell-again", "value")

    at: int
    value: int

    def evolve(self, state: State) -> State:
        dice = (*state.dice[: self.at], self.value, *state.dice[self.at + 1 :])
        return replace(state, dice=dice)


class DiceGiven(Event, tag="dice-given"):
    """What the player's dice are for."""

    tells = story("dice-given", "attack", "defence", "concentration")

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

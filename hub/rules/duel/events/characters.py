"""What befalls characters: named, wounded, healed, fallen; Shoguns that step in."""

from typing import Literal

from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line, transfer
from hub.rules.duel.state import State

How = Literal["weapon", "battle-cry", "jujutsu", "bushido", "deck", "told", "corrected"]


def _with_resilience(state: State, name: str, resilience: int) -> State:
    """A character's tokens; the heap has the rest."""
    figure = state.figure(name)
    heap = state.heap + figure.resilience - resilience
    return state.with_figure(replace(figure, resilience=resilience), heap=heap)


def _from_heap(state: State, name: str, resilience: int) -> Transfers:
    """What moves between a character and the heap when it has so much resilience."""
    change = resilience - state.figure(name).resilience
    return transfer("resilience", change, "heap", state.place(name))


class OfCharacter(Event):
    """It concerns one character of a side; "": none of them."""

    seat: int
    character: str


class NamesActive(OfCharacter):
    """The active character of a side from here on."""

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], active=self.character)
        return state.with_holder(self.seat, side)


class Named(NamesActive, tag="named"):
    """A player names the active character; "": nobody."""

    def seen_by(self, viewer: Actor) -> Line | None:
        if not self.character:
            return line("nobody-named", seat=self.seat)
        return line("named", seat=self.seat, character=self.character)


class ActiveCorrected(NamesActive, tag="active-corrected"):
    """Which character of a side really is the active one; "": none."""

    def seen_by(self, viewer: Actor) -> Line | None:
        if not self.character:
            return line("no-active-corrected", seat=self.seat)
        return line("active-corrected", seat=self.seat, character=self.character)


class ResilienceSet(Event):
    """A character has so much resilience from here on; the heap has the rest."""

    character: str
    resilience: int

    def evolve(self, state: State) -> State:
        return _with_resilience(state, self.character, self.resilience)

    def moved(self, state: State) -> Transfers:
        return _from_heap(state, self.character, self.resilience)


class ResilienceCorrected(ResilienceSet, tag="resilience-corrected"):
    """A character's resilience as it lies there.

    With a `line` it never fell: that is its side from here on, and who is `behind` it is the
    Shogun, who had stepped in for nobody.
    """

    line: tuple[str, ...] = ()
    behind: str = ""

    def evolve(self, state: State) -> State:
        state = super().evolve(state)
        if not self.line:
            return state
        if self.behind:
            state = _with_resilience(state, self.behind, 0)
        seat = state.owner(self.character)
        side = state.sides[seat].with_figure(replace(state.figure(self.character), fallen=False))
        return state.with_holder(
            seat,
            replace(side, line=self.line),
            bushido_on="" if state.bushido_on == self.behind else state.bushido_on,
            choosing=tuple(each for each in state.choosing if each != seat),
        )

    def moved(self, state: State) -> Transfers:
        back = _from_heap(state, self.behind, 0) if self.behind else ()
        return super().moved(state) + back

    def seen_by(self, viewer: Actor) -> Line | None:
        fell_not = "unfallen-behind" if self.behind else "unfallen"
        code = fell_not if self.line else "resilience-corrected"
        return line(code, character=self.character, count=self.resilience)


class Healed(ResilienceSet, tag="healed"):
    """Breathing: all resilience back for the active character."""

    tells = story("healed", "seat", "character", count="resilience")

    seat: int


class ResiliencePaid(OfCharacter, tag="resilience-paid"):
    """Nobunaga's bargain: the active character gives up a point for a card."""

    tells = story("resilience-paid", "seat", "character")

    def evolve(self, state: State) -> State:
        left = state.figure(self.character).resilience - 1
        return _with_resilience(state, self.character, left)

    def moved(self, state: State) -> Transfers:
        return transfer("resilience", 1, state.place(self.character), "heap")


class Wounded(Event, tag="wounded"):
    """One effect takes so many from each of these; no more than they have.

    `seat` is whose side they are of; -1: both.
    """

    seat: int
    characters: tuple[str, ...]
    count: int
    how: How

    def evolve(self, state: State) -> State:
        for name in self.characters:
            state = _with_resilience(state, name, self._left(state, name))
        return state

    def moved(self, state: State) -> Transfers:
        return tuple(
            each
            for name in self.characters
            for each in _from_heap(state, name, self._left(state, name))
        )

    def _left(self, state: State, name: str) -> int:
        return max(0, state.figure(name).resilience - self.count)

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.how == "deck":
            return line("deck-wounded", characters=self.characters)
        if self.how == "bushido":
            return line("bitten", seat=self.seat, character=self.characters[0], count=self.count)
        if len(self.characters) == 1:
            return line("wounded", seat=self.seat, character=self.characters[0], count=self.count)
        return line("side-wounded", seat=self.seat, characters=self.characters, count=self.count)


class Fell(OfCharacter, tag="fell"):
    """A character is out for good; what lay before it is discarded.

    A Bushido on it waits for another character of that side.
    """

    tells = story("fell", "seat", "character")
    highlight = "defeat"

    def evolve(self, state: State) -> State:
        figure = state.figure(self.character)
        fallen = replace(figure, laid=(), fallen=True, was_right=self._was_right(state))
        side = state.sides[self.seat].with_figure(fallen)
        line = tuple(name for name in side.line if name != self.character)
        active = "" if side.active == self.character else side.active
        return state.with_holder(
            self.seat,
            replace(side, line=line, active=active),
            discards=state.discards + figure.laid,
            bushido_on="" if state.bushido_on == self.character else state.bushido_on,
            choosing=tuple(seat for seat in state.choosing if seat != self.seat or len(line) > 1),
        )

    def _was_right(self, state: State) -> bool:
        side = state.sides[self.seat]
        return side.shogun in side.line[: side.line.index(self.character)]


class SteppedIn(ResilienceSet, tag="stepped-in"):
    """A Shogun takes a place in the circle with full resilience from the heap.

    `line` is the side from here on; with `chooses` its owner may still change the two.
    """

    tells = story("stepped-in", "seat", "character", count="resilience")

    seat: int
    line: tuple[str, ...]
    chooses: bool = False

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], line=self.line)
        choosing = (*state.choosing, self.seat) if self.chooses else state.choosing
        return super().evolve(state.with_holder(self.seat, side, choosing=choosing))


class PlaceTaken(OfCharacter, tag="place-taken"):
    """On which side of the last Samurai the Shogun stands, seen from their player."""

    line: tuple[str, ...]

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], line=self.line)
        choosing = tuple(seat for seat in state.choosing if seat != self.seat)
        return state.with_holder(self.seat, side, choosing=choosing)

    def seen_by(self, viewer: Actor) -> Line | None:
        is_left = self.line[0] == self.character
        code = "place-taken-left" if is_left else "place-taken-right"
        return line(code, seat=self.seat, character=self.character)

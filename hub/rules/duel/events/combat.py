"""Weapons, parries, wounds; characters that fall and Shoguns that step in."""

from typing import Literal

from hub.rules.box.cards import kind
from hub.rules.cardplay.card_moves import put_aside
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.questions import replace
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Line, Transfers, line
from hub.rules.duel.state import State, resilience_set, set_resilience

How = Literal["weapon", "battle-cry", "jujutsu", "bushido", "deck", "told", "corrected"]


class WeaponPlayed(Event, tag="weapon-played"):
    """The active character's weapon against one; it lies aside until it has been answered."""

    seat: int
    card: Card
    character: str
    difficulty: int
    wounds: int

    def evolve(self, state: State) -> State:
        return put_aside(state, self.seat, self.card, weapons=state.weapons + 1)

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(
            "weapon-played",
            seat=self.seat,
            card=kind(self.card),
            character=self.character,
            difficulty=self.difficulty,
        )


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
            state = set_resilience(state, name, _left(state, name, self.count))
        return state

    def moved(self, state: State) -> Transfers:
        return tuple(
            each
            for name in self.characters
            for each in resilience_set(state, name, _left(state, name, self.count))
        )

    def seen_by(self, viewer: Actor) -> Line | None:
        if self.how == "deck":
            return line("deck-wounded", characters=self.characters)
        if self.how == "bushido":
            return line("bitten", seat=self.seat, character=self.characters[0], count=self.count)
        if len(self.characters) == 1:
            return line("wounded", seat=self.seat, character=self.characters[0], count=self.count)
        return line("side-wounded", seat=self.seat, characters=self.characters, count=self.count)


def _left(state: State, name: str, lost: int) -> int:
    return max(0, state.figure(name).resilience - lost)


class Fell(Event, tag="fell"):
    """A character is out for good; what lay before it is discarded.

    A Bushido on it waits for another character of that side.
    """

    tells = story("fell", "seat", "character")

    seat: int
    character: str

    def evolve(self, state: State) -> State:
        figure = state.figure(self.character)
        side = state.sides[self.seat].with_figure(replace(figure, laid=(), fallen=True))
        side = replace(
            side,
            line=tuple(name for name in side.line if name != self.character),
            active="" if side.active == self.character else side.active,
        )
        return replace(
            state,
            sides=state.with_side(self.seat, side),
            discards=state.discards + figure.laid,
            bushido_on="" if state.bushido_on == self.character else state.bushido_on,
            choosing=tuple(
                seat for seat in state.choosing if seat != self.seat or len(side.line) > 1
            ),
        )


class SteppedIn(Event, tag="stepped-in"):
    """A Shogun takes a place in the circle with full resilience from the heap.

    `line` is the side from here on; with `chooses` its owner may still change the two.
    """

    tells = story("stepped-in", "seat", "character", count="resilience")

    seat: int
    character: str
    resilience: int
    line: tuple[str, ...]
    chooses: bool = False

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], line=self.line)
        choosing = (*state.choosing, self.seat) if self.chooses else state.choosing
        entered = replace(state, sides=state.with_side(self.seat, side), choosing=choosing)
        return set_resilience(entered, self.character, self.resilience)

    def moved(self, state: State) -> Transfers:
        return resilience_set(state, self.character, self.resilience)


class PlaceTaken(Event, tag="place-taken"):
    """On which side of the last Samurai the Shogun stands, seen from their player."""

    seat: int
    character: str
    line: tuple[str, ...]

    def evolve(self, state: State) -> State:
        side = replace(state.sides[self.seat], line=self.line)
        choosing = tuple(seat for seat in state.choosing if seat != self.seat)
        return replace(state, sides=state.with_side(self.seat, side), choosing=choosing)

    def seen_by(self, viewer: Actor) -> Line | None:
        is_left = self.line[0] == self.character
        code = "place-taken-left" if is_left else "place-taken-right"
        return line(code, seat=self.seat, character=self.character)

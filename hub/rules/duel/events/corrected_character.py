"""A character that was typed in wrongly: who really stands there, wherever it is named."""

from hub.rules.cardplay.questions import replace
from hub.rules.contract.event import Event, story
from hub.rules.contract.view import Transfers, transfer
from hub.rules.duel.state import Figure, Side, State


class CharacterCorrected(Event, tag="character-corrected"):
    """`character` stands where `was` stood, with so much resilience.

    If that one stands somewhere else already, the two change, and it has `others` there.
    """

    tells = story("character-corrected", "seat", "character")

    seat: int
    was: str
    character: str
    resilience: int
    others: int = 0

    def evolve(self, state: State) -> State:
        sides = tuple([self._side(side) for side in state.sides])
        held = self._name(state.bushido_on)
        heap = state.heap - sum(change for _, change in self._changes(state))
        fours = tuple([tuple([self._name(name) for name in four]) for four in state.fours])
        return replace(state, sides=sides, bushido_on=held, heap=heap, fours=fours)

    def moved(self, state: State) -> Transfers:
        return tuple(
            each
            for place, change in self._changes(state)
            for each in transfer("resilience", change, "heap", place)
        )

    def _changes(self, state: State) -> list[tuple[int, int]]:
        """How much more each of them has, by place."""
        return [
            (at, self._figure(figure).resilience - figure.resilience)
            for at, figure in enumerate(state.figures)
        ]

    def _side(self, side: Side) -> Side:
        return replace(
            side,
            figures=tuple([self._figure(figure) for figure in side.figures]),
            line=tuple([self._name(name) for name in side.line]),
            active=self._name(side.active),
        )

    def _figure(self, figure: Figure) -> Figure:
        if figure.name == self.was:
            return replace(figure, name=self.character, resilience=self.resilience)
        if figure.name == self.character:
            return replace(figure, name=self.was, resilience=self.others)
        return figure

    def _name(self, name: str) -> str:
        return {self.was: self.character, self.character: self.was}.get(name, name)

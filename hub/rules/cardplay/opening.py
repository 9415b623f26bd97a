"""Before the first turn: roles round the table, characters, and having looked at one's role."""

from typing import Any

from hub.rules.cardplay.questions import Closed, StepTaken, replace
from hub.rules.cardplay.ring import RingState, clockwise
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event, story
from hub.rules.contract.frame import OpenQuestion
from hub.rules.contract.transaction import Transaction


class PairsDealt(Event, tag="pairs-dealt"):
    """Two characters each to choose from; nobody sees another's pair."""

    tells = story("pairs-dealt")

    pairs: tuple[tuple[str, ...], ...]

    def evolve(self, state: Any) -> Any:
        return replace(state, pairs=self.pairs)

    def is_undo_barrier(self, state: Any) -> bool:
        return True


class CharactersSet(Event, tag="characters-set"):
    """Everyone's character lies open."""

    tells = story("characters-set")

    characters: tuple[str, ...]

    def evolve(self, state: Any) -> Any:
        pairs = zip(state.seats, self.characters, strict=True)
        seats = tuple(replace(seat, character=character) for seat, character in pairs)
        return replace(state, seats=seats, pairs=())

    def is_undo_barrier(self, state: Any) -> bool:
        # Real characters are typed in as they lie on the table.
        return bool(state.options.characters != "typed")


def everyone(state: RingState[Any, Any]) -> tuple[int, ...]:
    return tuple(range(state.players))


def from_role(state: RingState[Any, Any], role: str) -> tuple[int, ...]:
    """All seats clockwise, the one with this role first."""
    first = next(at for at, seat in enumerate(state.seats) if seat.role == role)
    return (first, *clockwise(state, first))


def shuffled_roles(
    chance: Chance, ask: str, leader: str, hidden: tuple[str, ...], at: int
) -> tuple[str, ...]:
    """The leader at the drawn seat, or (-1) anywhere; the others as they fall."""
    if at < 0:
        deck = (leader, *hidden)
        return tuple(deck[i] for i in chance.order(len(deck), ask))
    roles = [hidden[i] for i in chance.order(len(hidden), ask)]
    roles.insert(at, leader)
    return tuple(roles)


def said(question: OpenQuestion, seat: int) -> str:
    """What a seat answered, when all have."""
    answer = question.answer_of(seat)
    assert answer is not None
    return answer.say


def confirmed(tx: Transaction[Any], question: OpenQuestion) -> None:
    """Everybody has looked at their role."""
    tx.emit(Closed())
    tx.emit(StepTaken(step="confirm"))

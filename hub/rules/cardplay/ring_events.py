"""What happens in every card game round a table: roles, characters, leaving, the end."""

from typing import ClassVar

from hub.rules.cardplay.card_moves import lay_before, take_from_before
from hub.rules.cardplay.card_source import DISCARDS, Source, give_to, take_from
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.questions import amended, replace
from hub.rules.cardplay.ring import Ending, R
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event, story
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.view import Line, line


class RolesSet(Event, tag="roles-set"):
    """Everyone has a role; the table learns the leader's alone."""

    leader: ClassVar[str]

    roles: tuple[str, ...]

    def evolve(self, state: R) -> R:
        return replace(state, seats=state.with_each(role=self.roles))

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"{self.leader}-shown", seat=self.roles.index(self.leader))

    def is_undo_barrier(self, state: R) -> bool:
        # Real roles are typed in by those who have looked at them already.
        return bool(state.options.roles == "dealt")


class PairsDealt(Event, tag="pairs-dealt"):
    """Two characters each to choose from; nobody sees another's pair."""

    tells = story("pairs-dealt")

    pairs: tuple[tuple[str, ...], ...]

    def evolve(self, state: R) -> R:
        return replace(state, pairs=self.pairs)

    def is_undo_barrier(self, state: R) -> bool:
        return True


class CharactersSet(Event, tag="characters-set"):
    """Everyone's character lies open."""

    tells = story("characters-set")

    characters: tuple[str, ...]

    def evolve(self, state: R) -> R:
        return replace(state, seats=state.with_each(character=self.characters), pairs=())

    def is_undo_barrier(self, state: R) -> bool:
        # Real characters are typed in as they lie on the table.
        return bool(state.options.characters != "typed")


class LeaveWaited(Event, tag="leave-waited"):
    """Someone leaves as soon as the open question is settled."""

    tells = story("leave-waited", "seat")

    seat: int

    def evolve(self, state: R) -> R:
        # Below those who said so before: they go first.
        waiting = PendingSteps(question=0, steps=("leave",), seat=self.seat)
        return replace(state, frames=(state.frames[0], waiting, *state.frames[1:]))


class LaidCorrected(Event, tag="laid-corrected"):
    """A card that lies before a seat after all, or does not; the `source` has it else."""

    seat: int
    card: Card
    lies_there: bool
    source: Source = DISCARDS

    def evolve(self, state: R) -> R:
        state = amended(state)
        if self.lies_there:
            return lay_before(take_from(state, self.source, self.card), self.seat, self.card)
        return give_to(take_from_before(state, self.seat, self.card), self.source, self.card)

    @property
    def face(self) -> str:
        """What the table sees of the card."""
        return self.card

    def seen_by(self, viewer: Actor) -> Line | None:
        code = "laid-corrected" if self.lies_there else "unlaid-corrected"
        return line(code, seat=self.seat, card=self.face)


class GameEnded(Event, tag="game-ended"):
    """The game is over; whatever was asked closes unseen, and what lay aside is discarded."""

    ending: Ending

    def evolve(self, state: R) -> R:
        return replace(state.settled(), ending=self.ending, frames=())

    def seen_by(self, viewer: Actor) -> Line | None:
        return line(f"ended-{self.ending.reason}")

"""What every ruleset offers, and nothing of any one of them."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.value import Value
from hub.rules.contract.view import Line, Secret, View


class GameState(Protocol):
    """The little that the contract itself must know of a state."""

    @property
    def frames(self) -> tuple[OpenQuestion | PendingSteps, ...]: ...


S = TypeVar("S", bound=GameState)
Sums = dict[str, tuple[int, int]]


class PlayedStep(Value, tag="played"):
    """A step of a night: one move's events."""

    events: tuple[Any, ...]


class UndoneStep(Value, tag="undone"):
    """A step of a night: back to how it was after the first `to` steps."""

    to: int


Step = PlayedStep | UndoneStep


class Ruleset(Protocol[S]):
    """decide, evolve, offer, show: a game, pure. Events evolve a state themselves.

    `showcase` is how a table of bots plays it, to be watched; None: it cannot play itself.
    `landmarks` are the codes of those lines of the story that a chart of the night marks.
    `fences` are the tags of events after which what came before stays; the move itself may be
    taken back, unlike one with an undo barrier. `sheets` says what the game reads from files;
    None: it needs none.
    """

    key: str
    schema: int
    players: range
    levels: tuple[str, ...]
    options_type: type[Any]
    event_type: Any
    demo: Any
    chart_markers: frozenset[str]
    undo_stops: frozenset[str]
    sheets: Sheets | None

    def blank(self) -> S:
        """The state before anything happened."""
        ...

    def setup(self, tx: Transaction[S], options: Any) -> None:
        """Tell the beginning; the deal is in the events."""
        ...

    def offers(self, state: S, actor: Actor) -> tuple[Offer, ...]:
        """What this actor may do now; closed choices say why."""
        ...

    def offer(self, state: S, actor: Actor, key: str) -> Offer | None:
        """The one offer of that key, as `offers` would show it."""
        ...

    def decide(self, tx: Transaction[S], actor: Actor, move: Move) -> None:
        """Tell what follows from a move that fits its offer. The rules live here."""
        ...

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats the game is waiting for; nobody once it is over."""
        ...

    def view(self, state: S, viewer: Actor) -> View[Any]:
        """What this viewer may see, built up."""
        ...

    def secret(self, state: S, seat: int) -> Secret | None:
        """What is fetched only while the owner looks."""
        ...

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        """The event as this viewer may hear it."""
        ...

    def is_undo_barrier(self, state: S, event: Event) -> bool:
        """It shows somebody what the hub hid; only the host takes its move back, and all hear."""
        ...

    def is_over(self, state: S) -> bool:
        """The game has ended and its secrets are shown, though it may not be scored yet."""
        ...

    def is_final(self, state: S, tag: str, actor: Actor) -> bool:
        """This actor takes no event of this tag back now; another move mends it."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once it has."""
        ...

    def invariants(self, state: S) -> Sums:
        """Each sum and the value it must have."""
        ...

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        """Another night that this viewer cannot tell from this one; None: nothing is hidden."""
        ...

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        """What a plain player would do, seeing only this."""
        ...

    def simulated_table(self, options: Any, chance: Chance) -> SimulatedTable | None:
        """People with real cards around a hub at this level; None where the hub holds them."""
        ...

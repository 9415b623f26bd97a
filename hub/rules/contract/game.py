"""A game: the base class of everything that a table can play, pure.

Nine members have no default (see `Game`); the rest is there for games that need it. Nothing of
any one game belongs here, and nothing of tables, pages or stores.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial, reduce
from operator import or_
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from hub.rules.contract.action import ByKey, FormCheck
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyOptions, AnyState
from hub.rules.contract.award import AwardRule
from hub.rules.contract.chance import Chance
from hub.rules.contract.change import Change
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.frame import OpenQuestion, PendingSteps
from hub.rules.contract.night import Step
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.random_move import random_move
from hub.rules.contract.sheets import Sheets
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.contract.table_facts import TableFacts
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import AnyView, Line, Secret, Transfers


class GameState(Protocol):
    """The little that the contract itself must know of a state."""

    @property
    def frames(self) -> tuple[OpenQuestion | PendingSteps, ...]: ...


S = TypeVar("S", bound=GameState)
# Each sum by its name: what it is now, and what it must be.
Sums = dict[str, tuple[int, int]]


class Game(ABC, Generic[S]):
    """What a game must say: its first four attributes and its abstract methods. It holds no state.

    `key` names it in logs and addresses. `players` is how many can play. `options_type` is the
    struct of what is chosen before it begins. `events` are the types of all that can happen, each
    listed once; `event_type`, the union that a log is decoded with, is made of them.
    """

    key: str
    players: range
    options_type: type[AnyOptions]
    events: tuple[type[Event], ...]
    event_type: Any

    # The version of the events' format in the log.
    schema: int = 1
    # Who holds the cards: people, people with a hub that counts, or the hub alone.
    levels: tuple[str, ...] = ("cards",)
    # The options with which bots play it to be watched; None: it cannot play itself.
    demo: AnyOptions = None
    # Codes of those lines of the story that a chart of the night marks.
    chart_markers: frozenset[str] = frozenset()
    # What is counted for the awards at the end, the finest first; facts come last.
    awards: tuple[AwardRule, ...] = ()
    # Tags of events after which what came before stays; the move itself may be taken back.
    undo_stops: frozenset[str] = frozenset()
    # True: chance is dice, which fall anew whenever they are thrown, also after an undo. Else it is
    # a deck that lies there, and says the same to whoever asks the same again.
    throws_dice: bool = False
    # What the game reads from files; None: it needs none.
    sheets: Sheets | None = None
    # False: nobody sits round its table, as at a tournament, whose tables are others.
    has_ring: bool = True
    # False: nothing is hidden from anyone, ever, and the laws hold the game to that.
    has_secrets: bool = True

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        if cls.__dict__.get("events"):
            cls.event_type = reduce(or_, cls.events)

    # --- What every game says of itself ---------------------------------------

    @abstractmethod
    def blank(self) -> S:
        """The state before anything happened."""

    @abstractmethod
    def setup(self, tx: Transaction[S], options: AnyOptions) -> None:
        """Emit the beginning; the deal is in the events."""

    @abstractmethod
    def actions(self, state: S, actor: Actor) -> ByKey[S]:
        """The actions this actor can look for now; each still says whether it is open."""

    @abstractmethod
    def view(self, state: S, viewer: Actor) -> AnyView:
        """What this viewer may see, built up."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, once it has."""

    # --- What follows from that, unless a game knows better --------------------

    def advance(self, tx: Transaction[S]) -> None:
        """Emit what follows by itself, after the setup and after every move."""

    def level_of(self, options: AnyOptions) -> str:
        """At which level a table with these options plays; a game of one level need not ask."""
        level: str = getattr(options, "level", self.levels[0])
        return level

    def views(self, state: S) -> Callable[[Actor], AnyView]:
        """What each viewer may see of one state; what is the same for all may be made once."""
        return partial(self.view, state)

    def secret(self, state: S, seat: int) -> Secret | None:
        """What is fetched only while the owner looks."""
        return None

    def offers(self, state: S, actor: Actor) -> tuple[Offer, ...]:
        """What this actor may do now; closed choices say why."""
        found = []
        for action in self.actions(state, actor).values():
            if (offer := action.offer(state, actor)) is not None:
                found.append(offer)
        return tuple(found)

    def urgent(self, state: S, actor: Actor) -> tuple[Offer, ...]:
        """Those of them that the game waits for; a game need not make what is always there."""
        return tuple([offer for offer in self.offers(state, actor) if not offer.standing])

    def offer(self, state: S, actor: Actor, key: str) -> Offer | None:
        """The one offer of that key, as `offers` would show it."""
        action = self.actions(state, actor).get(key)
        return None if action is None else action.offer(state, actor)

    def form_check(self, state: S, actor: Actor, key: str) -> FormCheck[S] | None:
        """The check of the whole form of that key; None: its fields say all."""
        action = self.actions(state, actor).get(key)
        return None if action is None else action.check

    def decide(self, tx: Transaction[S], actor: Actor, move: Move) -> None:
        """Emit what follows from a move that fits its offer."""
        self.actions(tx.state, actor)[move.offer].do(tx, actor, move.values)
        self.advance(tx)

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats the game is waiting for; nobody once it is over."""
        if not state.frames:
            return ()
        top = state.frames[-1]
        if isinstance(top, OpenQuestion):
            return top.awaited
        return (top.seat,) if top.seat >= 0 else ()

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        """The event as this viewer may hear it."""
        return event.seen_by(viewer)

    def moved(self, state: S, event: Event) -> Transfers:
        """Which tokens and cards the event moves; `state` is the one before it."""
        return event.moved(state)

    def is_undo_barrier(self, state: S, event: Event) -> bool:
        """It shows somebody what the hub hid; only the host takes its move back, and all hear."""
        return event.is_undo_barrier(state)

    def booked(self, state: S) -> tuple[Event, ...]:
        """What the next tap would book before its own events, as real cards were moved by hand."""
        return ()

    def is_over(self, state: S) -> bool:
        """The game has ended and its secrets are shown, though it may not be scored yet."""
        return self.outcome(state) is not None

    def is_final(self, state: S, tag: str, actor: Actor) -> bool:
        """This actor takes no event of this tag back now; another move mends it."""
        return False

    def is_correction(self, offer: str) -> bool:
        """Whether the offer of this key sets straight what the hub has wrong, and is no move."""
        return offer.startswith("correct-")

    def tokens_set(self, state: S, seat: int, move: Move) -> Change | None:
        """Which of its own tokens a seat's correction would set, from what to what; None: none.

        The number is the move's value of the name `value`, if it has one: then it is added to
        what the tokens are by the time that others have confirmed it.
        """
        return None

    def invariants(self, state: S) -> Sums:
        """Each sum and the value it must have."""
        return {}

    def policy(
        self, view: AnyView, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        """What a plain player would do, seeing only this; by default anything that is open."""
        return random_move(offers, chance)

    # --- Proof equipment, imported where it is asked for: no hub that serves games loads it ------

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        """Another night that this viewer cannot tell from this one; None: nothing is hidden.

        A game that does not override it plays all the same; the laws then say what they could
        not check (`can_resample`).
        """
        return None

    def simulated_table(self, options: AnyOptions, chance: Chance) -> SimulatedTable | None:
        """People with real cards around a hub at this level; None where the hub holds them."""
        return None

    def table_facts(self, options: AnyOptions) -> TableFacts[S] | None:
        """What people see on a real table that a hub may have wrong; None where it holds all."""
        return None


AnyGame: TypeAlias = Game[AnyState]
"""A game of which nothing is known but the contract."""


def can_resample(game: AnyGame) -> bool:
    """Whether a game brings what the law of secrets needs to try it."""
    return type(game).resample_hidden is not Game.resample_hidden

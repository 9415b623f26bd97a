"""One hub at a real table: a game at some level that hears declarations and tells its story.

A game's `simulated_table` moves real cards by what such hubs tell, and compares.
"""

from typing import Generic, TypeVar

from hub.rules.contract.actor import HOST, TABLE, Actor, at
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import FieldValue, Move, Offer
from hub.rules.contract.game import Game
from hub.rules.contract.play import apply, audit, begin
from hub.rules.contract.refusal import BrokenInvariant, Refusal
from hub.rules.contract.set_straight import AskingState, MadeCorrection, Straightened
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.told_hub import Heard, HubMark
from hub.rules.contract.view import Line

S = TypeVar("S", bound=AskingState)


class SimulatedHub(Generic[S]):
    """A running game; `hear` makes a move and returns what the table screen tells then.

    `heard` is all of it, in order.
    """

    host = HOST

    def __init__(self, rules: Game[S], options: AnyOptions, chance: Chance) -> None:
        self.rules = rules
        self._chance = chance
        self.state, events = begin(rules, options, chance)
        self.told = self.lines(events)
        self.heard: list[Heard] = []

    def offer(self, seat: int, key: str) -> Offer | None:
        """What this seat, or at -1 the host, may do now by that key."""
        found = self.rules.offer(self.state, _who(seat), key)
        return found if found is not None and found.closed is None else None

    def question(self, seat: int, key: str) -> int:
        """Which question that would answer; none, if it is not to be done now."""
        found = self.offer(seat, key)
        return found.question if found is not None else 0

    def say(self, seat: int, key: str, values: dict[str, FieldValue]) -> list[Line]:
        question = self.question(seat, key)
        return self.hear(seat, Move(offer=key, question=question, values=values))

    def hear(self, seat: int, move: Move) -> list[Line]:
        try:
            self.state, events = apply(self.rules, self.state, _who(seat), move, self._chance)
            audit(self.rules, self.state)
        except (Refusal, BrokenInvariant) as fault:
            raise Disagreement(f"the hub does not take {move} by {seat}: {fault}") from fault
        told = self.lines(events)
        self.heard.append(Heard(seat, move, told))
        return told

    def put_right(self, done: Straightened[S]) -> tuple[MadeCorrection, ...]:
        """Whoever corrects something here is believed."""
        self.state = done.state
        return done.made

    def mark(self) -> HubMark:
        return HubMark(self.state, len(self.heard))

    def go_back(self, to: HubMark) -> None:
        self.state = to.stood
        del self.heard[to.heard :]

    def told_of(self, event: Event) -> Line | None:
        """What people hear or see of an event."""
        return event.seen_by(TABLE)

    def lines(self, events: tuple[Event, ...]) -> list[Line]:
        """What people hear of these events."""
        return [line for event in events if (line := self.told_of(event))]


def _who(seat: int) -> Actor:
    return at(seat) if seat >= 0 else HOST

"""A transaction: events are emitted one by one, and the state follows each of them.

This is the only way a state changes while a move is decided.
"""

from typing import Generic, TypeVar

from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event

# What reads the state of any card game reads that of each, so a transaction may be given to it.
S_co = TypeVar("S_co", covariant=True)


class Transaction(Generic[S_co]):
    """The state so far and the events that led there."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: S_co, chance: Chance) -> None:
        self.state: S_co = state
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)
        self.state = event.evolve(self.state)

"""Something that happened, as every game tells it."""

from typing import Any

from hub.rules.contract.actor import Actor
from hub.rules.contract.value import Value
from hub.rules.contract.view import Line


class Event(Value):
    """Each event keeps the books (`evolve`) and says who may hear of it (`witness`).

    One that shows somebody what was hidden is an undo barrier.
    """

    def evolve(self, state: Any) -> Any:
        raise NotImplementedError

    def seen_by(self, viewer: Actor) -> Line | None:
        raise NotImplementedError

    def is_undo_barrier(self, state: Any) -> bool:
        """Whether it shows anybody what the hub hid until then; `state` is the one before it.

        Its move is not taken back by whoever made it, who would know more than before. Real cards
        are no business of the hub: what they show, people see, so a slip of theirs is no barrier.
        """
        return False

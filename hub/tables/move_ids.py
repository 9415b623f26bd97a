"""Ids that phones make for their moves: a repeat is answered again, not played again.

What a move did is not kept here, only which record it became.
"""

from hub.rules.contract.actor import Actor
from hub.rules.contract.identifiers import Version
from hub.rules.contract.log import Record, Scope
from hub.rules.contract.refusal import Refusal

LONGEST_ID = 64


class MoveIds:
    """What each actor's ids led to: a move of the game, or the table's own undo."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], tuple[Scope, Version]] = {}

    def note(self, record: Record) -> None:
        """This record is the answer to its id from now on, if it has one."""
        if record.move_id is not None:
            self._known[record.by, record.move_id] = (record.scope, Version(record.version))

    def find(self, who: Actor, move_id: str | None, scope: Scope) -> Version | None:
        """The record that this actor's id led to before; a move is no undo."""
        if move_id is None:
            return None
        if not 1 <= len(move_id) <= LONGEST_ID or not move_id.isprintable():
            raise Refusal("wrong-text", field="id", low=1, high=LONGEST_ID)
        found = self._known.get((str(who), move_id))
        if found is None:
            return None
        if found[0] != scope:
            raise Refusal("id-used")
        return found[1]

"""Duels arranged for a test, and moves made in them; every sum is right from the start.

Nothing here knows a rule. Real dice are typed in, so that a test says what falls.
"""

from typing import Any

import msgspec
import pytest

from hub.rules.contract.actor import at
from hub.rules.contract.event import Event
from hub.rules.contract.form import Choice, FieldValue, Move, Offer, OneOf
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply, audit, begin, replay
from hub.rules.contract.refusal import Reason, Refusal
from hub.rules.contract.view import View
from hub.rules.registry import GAMES
from hub.rules.solo.options import Level, Options
from hub.rules.solo.sheet import Row, Sheet
from hub.rules.solo.state import State
from hub.rules.solo.straw import STRAW_MAN
from hub.sheets.shelf import Shelf
from hub.tables.chance import SeededChance

RULES = GAMES["solo"]
SHELF = Shelf(RULES)
ME = at(0)

replace = msgspec.structs.replace


def sheet(**changes: Any) -> Sheet:
    """The straw man with something changed; `row` is what all of its rows do."""
    row: Row | None = changes.pop("row", None)
    if row is not None:
        changes["rows"] = tuple(replace(row, sum=total) for total in range(1, 19))
    return replace(STRAW_MAN, **changes)


class Duel:
    """One duel, from its first round on; `state` may be arranged once it has begun."""

    def __init__(self, against: Sheet = STRAW_MAN, level: Level = "typed", **arranged: Any) -> None:
        self.chance = SeededChance("arranged")
        self.state: State
        self.state, events = begin(RULES, Options(level=level, sheet=against), self.chance)
        self.events: list[Event] = list(events)
        if arranged:
            self.arrange(**arranged)

    def arrange(self, **changes: Any) -> None:
        """Concentration that was never given counts as owed, so that the sums hold."""
        if "concentration" in changes:
            changes["gone"] = self.state.gone + self.state.concentration - changes["concentration"]
        self.state = replace(self.state, **changes)
        self.events = []

    def offers(self) -> dict[str, Offer]:
        return {offer.key: offer for offer in RULES.offers(self.state, ME)}

    def move(self, key: str, **values: FieldValue) -> list[Event]:
        """Make a move; what it told is returned."""
        named = {name.replace("_", "-"): value for name, value in values.items()}
        question = self.offers()[key].question if key in self.offers() else 0
        move = Move(offer=key, question=question, values=named)
        self.state, events = apply(RULES, self.state, ME, move, self.chance)
        audit(RULES, self.state)
        self.events += events
        return list(events)

    def refused(self, key: str, **values: FieldValue) -> Reason:
        before = self.state
        with pytest.raises(Refusal) as refusal:
            self.move(key, **values)
        assert self.state is before
        return refusal.value.reason

    def fall(self, *dice: int) -> list[Event]:
        """These dice fell, and are typed in."""
        return self.move("typed", **{f"die-{at}": die for at, die in enumerate(dice, start=1)})

    def roll(self, *dice: int) -> None:
        """Take and throw so many of one's own dice."""
        if "take" in self.offers():
            self.move("take", count=len(dice))
        self.fall(*dice)

    def give(self, *uses: str) -> None:
        """Each usable die to one of the three, in their order."""
        names = [f"die-{place + 1}" for place in self.state.usable]
        self.move("give", **dict(zip(names, uses, strict=True)))

    def foe(self, *dice: int) -> list[Event]:
        """The opponent's dice fall and stay as they lie."""
        events = self.fall(*dice)
        return [*events, *self.move("stand")] if "stand" in self.offers() else events

    def pass_round(self, *foe: int) -> list[Event]:
        """A round with one die, all of it for Concentration."""
        self.roll(2 if 1 in self.state.deep else 1)
        if "split" in self.offers():
            self.move("split", attack=0, defence=0)
        return self.foe(*(foe or (1, 1, 1)))

    def choices(self, key: str, field: str) -> dict[str | int, Choice]:
        found = next(each for each in self.offers()[key].fields if each.name == field)
        assert isinstance(found, OneOf)
        return {choice.value: choice for choice in found.choices}

    def view(self) -> View[Any]:
        return RULES.view(self.state, ME)

    def outcome(self) -> Outcome:
        outcome = RULES.outcome(self.state)
        assert outcome is not None
        return outcome

    def replayed(self) -> State:
        """The state from the events alone; only of a duel that was never arranged."""
        state: State = replay(RULES, self.events)
        return state


def codes(events: list[Event]) -> list[str]:
    """The story of these events, by its codes."""
    lines = [event.seen_by(ME) for event in events]
    return [line.code for line in lines if line is not None]

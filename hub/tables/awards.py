"""The awards of a table's game: its moments as the table's own screen showed them, counted.

Nothing that was undone counts. What is counted the game says (`Game.awards`).
"""

from collections.abc import Iterable

from hub.rules.contract.actor import TABLE
from hub.rules.contract.award import Award, PublicStep, awards
from hub.rules.contract.game import AnyGame
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.view import AnyView
from hub.tables.history import Moment


def awarded(rules: AnyGame, moments: Iterable[Moment], outcome: Outcome) -> tuple[Award, ...]:
    """A line for each player of a game that ended so; the moments are the oldest first."""
    if not rules.awards:
        return ()
    return awards(rules.awards, [public_step(rules, moment) for moment in moments], outcome)


def public_step(rules: AnyGame, moment: Moment) -> PublicStep:
    """What everyone was told by a moment, and how to see what they saw before it."""

    def before() -> AnyView:
        state = rules.blank() if moment.before is None else moment.before.state
        return rules.view(state, TABLE)

    told = (rules.seen_by(event, TABLE) for event in moment.events)
    return PublicStep(tuple(line for line in told if line is not None), before)

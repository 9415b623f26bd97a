"""What the hub reports of a table that was played on it, as the move that says so.

Outcome and figures are all that is known of the game; which game it was matters to nobody.
"""

from hub.rules.contract.form import Move
from hub.rules.contract.outcome import Outcome
from hub.rules.tournament.form import MOST, NOBODY, write
from hub.rules.tournament.roles import LEADING_NINJA, NINJA
from hub.rules.tournament.sheet import Ending, Had


def report_of(table: str, outcome: Outcome, figures: tuple[str, ...]) -> Move:
    """A finished table's sheet. `figures` are the characters in seat order."""
    roles = _roles(outcome.roles)
    had = tuple(
        Had(role=role, character=figure, **{name: numbers[name] for name in MOST})
        for role, figure, numbers in zip(roles, figures, outcome.numbers, strict=True)
    )
    return Move(offer=f"report/{table}", values=write(had, *_ending(outcome)))


def duel_of(duel: str, outcome: Outcome) -> Move:
    """A finished duel: the winner's side."""
    return Move(offer=f"report/{duel}", values={"side": outcome.winners[0]})


def _roles(roles: tuple[str, ...]) -> tuple[str, ...]:
    """Without stars, but for the one Ninja of two whose honor counts double."""
    ninja = [role for role in roles if role.startswith(NINJA)]
    leading = max(ninja) if len(roles) == 4 else ""
    plain = {role: LEADING_NINJA if role == leading else NINJA for role in ninja}
    return tuple(plain.get(role, role) for role in roles)


def _ending(outcome: Outcome) -> tuple[Ending, int]:
    for chair, numbers in enumerate(outcome.numbers):
        if numbers["swordmaster"]:
            return "swordmaster", chair
    for team in outcome.teams:
        for score in team.scores:
            if score.key == "deadly-strike":
                return "deadly-strike", score.seat
    return ("time" if outcome.reason == "time" else "honor"), NOBODY

"""The roles: how many of each at a table, what they start with, and what it is worth.

Who has which is never decided here.
"""

from hub.rules.contract.outcome import Points
from hub.rules.contract.value import Value

SHERIFF = "sheriff"
DEPUTY = "deputy"
OUTLAW = "outlaw"
RENEGADE = "renegade"
ROLES: tuple[str, ...] = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)

LAW = "law"
OUTLAWS = "outlaws"

TEAMS: dict[str, str] = {SHERIFF: LAW, DEPUTY: LAW, OUTLAW: OUTLAWS, RENEGADE: RENEGADE}


class Company(Value):
    """Who sits at a table of so many, and the reputation they start with."""

    deputies: int
    outlaws: int
    renegades: int
    reputation: int


SHERIFFS_REPUTATION = 5

COMPANIES: dict[int, Company] = {
    3: Company(deputies=0, outlaws=2, renegades=0, reputation=3),
    4: Company(deputies=1, outlaws=2, renegades=0, reputation=3),
    5: Company(deputies=1, outlaws=2, renegades=1, reputation=3),
    6: Company(deputies=1, outlaws=3, renegades=1, reputation=4),
    7: Company(deputies=2, outlaws=3, renegades=1, reputation=4),
    8: Company(deputies=2, outlaws=3, renegades=2, reputation=4),
}

# Reputation at the end is multiplied by this.
BONUS: dict[str, dict[int, Points]] = {
    SHERIFF: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    DEPUTY: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    OUTLAW: {3: 1, 4: 1.5, 5: 1, 6: 1, 7: 1, 8: 1},
    RENEGADE: {5: 2, 6: 3, 7: 3, 8: 3},
}

# Hands at the start, clockwise from the Sheriff.
HANDS: tuple[int, ...] = (4, 5, 5, 6, 6, 7, 7, 7)


def hidden_roles(players: int) -> tuple[str, ...]:
    """Everyone's role but the Sheriff's."""
    company = COMPANIES[players]
    return (
        (DEPUTY,) * company.deputies + (OUTLAW,) * company.outlaws + (RENEGADE,) * company.renegades
    )


def add_up(roles: tuple[str, ...]) -> bool:
    """Whether these are the roles of a whole table."""
    return sorted(roles) == sorted((SHERIFF, *hidden_roles(len(roles))))


def reputation_of(players: int) -> int:
    """All the reputation there is at a table of so many."""
    return SHERIFFS_REPUTATION + COMPANIES[players].reputation * (players - 1)

"""The roles: how many of each at a table, what they start with, and what their honor is worth.

A role is a text; the three Ninja carry their stars in it. Who has which is never decided here.
"""

from hub.rules.contract.value import Value

SHOGUN = "shogun"
SAMURAI = "samurai"
RONIN = "ronin"
NINJA: tuple[str, ...] = ("ninja-1", "ninja-2", "ninja-3")
ROLES: tuple[str, ...] = (SHOGUN, SAMURAI, *NINJA, RONIN)


class Company(Value):
    """Who sits at a table of so many, and the honor they start with."""

    samurai: int
    ninja: int
    ronin: int
    shogun_honor: int
    honor: int


COMPANIES: dict[int, Company] = {
    3: Company(samurai=0, ninja=2, ronin=0, shogun_honor=6, honor=3),
    4: Company(samurai=1, ninja=2, ronin=0, shogun_honor=5, honor=3),
    5: Company(samurai=1, ninja=2, ronin=1, shogun_honor=5, honor=3),
    6: Company(samurai=1, ninja=3, ronin=1, shogun_honor=5, honor=4),
    7: Company(samurai=2, ninja=3, ronin=1, shogun_honor=5, honor=4),
}

TEAMS: dict[str, str] = {
    SHOGUN: "shogun",
    SAMURAI: "shogun",
    RONIN: "ronin",
    **dict.fromkeys(NINJA, "ninja"),
}

# Honor at the end is multiplied by this; two Ninja at a table of four differ by their stars.
BONUS: dict[str, dict[int, int]] = {
    SHOGUN: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    SAMURAI: {4: 2, 5: 1, 6: 2, 7: 1},
    "ninja": {3: 1, 4: 1, 5: 1, 6: 1, 7: 1},
    RONIN: {5: 2, 6: 3, 7: 3},
}

# What a Ninja's honor is multiplied by who has more stars than the other at a table of four.
LEADING_NINJA_BONUS = 2

# Points a team loses when one of its own brings another down and ends the game by it.
DEADLY_STRIKE = -3

# Which team wins a tie, first to last: by the rulebook, and at a tournament (ruling 14).
TIES: dict[str, tuple[str, ...]] = {
    "base": ("ninja", "shogun", "ronin"),
    "tournament": ("shogun", "ninja", "ronin"),
}

# Hands at the start, clockwise from the Shogun.
HANDS: tuple[int, ...] = (4, 5, 5, 6, 6, 7, 7)


def stars(role: str) -> int:
    return int(role[-1]) if role in NINJA else 0


def bonus(role: str, roles: tuple[str, ...]) -> int:
    """What this role's honor is multiplied by at a table of these roles."""
    players = len(roles)
    if role not in NINJA:
        return BONUS[role][players]
    if players == 4 and role == max(other for other in roles if other in NINJA):
        return LEADING_NINJA_BONUS
    return BONUS["ninja"][players]


def own_bonus(role: str, players: int) -> int:
    """The bonus as far as its owner may know it; 0 where it hangs on a hidden Ninja's stars."""
    if players == 4 and role in NINJA:
        return {NINJA[0]: 1, NINJA[1]: 0, NINJA[2]: LEADING_NINJA_BONUS}[role]
    return BONUS["ninja" if role in NINJA else role][players]


def hidden_roles(players: int, ninja: tuple[str, ...]) -> tuple[str, ...]:
    """Everyone's role but the Shogun's, with these Ninja in play."""
    company = COMPANIES[players]
    return (SAMURAI,) * company.samurai + ninja[: company.ninja] + (RONIN,) * company.ronin


def add_up(roles: tuple[str, ...]) -> bool:
    """Whether these are the roles of a whole table, each Ninja at most once."""
    company = COMPANIES[len(roles)]
    ninja = [role for role in roles if role in NINJA]
    return (
        roles.count(SHOGUN) == 1
        and roles.count(SAMURAI) == company.samurai
        and roles.count(RONIN) == company.ronin
        and len(ninja) == company.ninja == len(set(ninja))
    )

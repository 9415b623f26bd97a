"""Who sits at a table of so many: the roles a score sheet must add up to, and their bonus.

A role is named without a Ninja's stars, but for the one at a table of four whose honor counts
double (the Ninja with more stars of the two).
"""

from hub.rules.box import roles as printed
from hub.rules.box.roles import LEADING_NINJA_BONUS

SHOGUN, SAMURAI, RONIN = printed.SHOGUN, printed.SAMURAI, printed.RONIN
NINJA = "ninja"
LEADING_NINJA = "leading-ninja"
# The sizes of tables at a tournament.
SIZES = (4, 5, 6, 7)

TEAMS: dict[str, str] = {
    **{role: printed.TEAMS[role] for role in (SHOGUN, SAMURAI, RONIN)},
    NINJA: NINJA,
    LEADING_NINJA: NINJA,
}
TIES: tuple[str, ...] = printed.TIES["tournament"]


def _named(players: int) -> tuple[str, ...]:
    company = printed.COMPANIES[players]
    leading = (LEADING_NINJA,) if players == 4 else ()
    return (SAMURAI,) * company.samurai + leading + (RONIN,) * company.ronin


# What is asked of a table of so many beside its Shogun; whoever is not named is a Ninja.
NAMED: dict[int, tuple[str, ...]] = {players: _named(players) for players in SIZES}
BONUS: dict[int, dict[str, int]] = {
    players: {
        role: LEADING_NINJA_BONUS if role == LEADING_NINJA else printed.BONUS[role][players]
        for role in (SHOGUN, NINJA, *NAMED[players])
    }
    for players in SIZES
}

# Points of the first, second and last team.
TEAM_POINTS: dict[int, tuple[int, ...]] = {
    4: (400, 0),
    **dict.fromkeys((5, 6, 7), (500, 200, 0)),
}
SWORDMASTER_POINTS = 100

"""Who sits at a table of so many: the roles a score sheet must add up to, and their bonus.

A role is named without a Ninja's stars, but for the one at a table of four whose honor counts
double (the Ninja with more stars of the two).
"""

SHOGUN = "shogun"
SAMURAI = "samurai"
NINJA = "ninja"
LEADING_NINJA = "leading-ninja"
RONIN = "ronin"

TEAMS: dict[str, str] = {
    SHOGUN: "shogun",
    SAMURAI: "shogun",
    NINJA: "ninja",
    LEADING_NINJA: "ninja",
    RONIN: "ronin",
}
# Who wins a tie in a tournament, first to last.
TIES: tuple[str, ...] = ("shogun", "ninja", "ronin")

# What is asked of a table of so many beside its Shogun; whoever is not named is a Ninja.
NAMED: dict[int, tuple[str, ...]] = {
    4: (SAMURAI, LEADING_NINJA),
    5: (SAMURAI, RONIN),
    6: (SAMURAI, RONIN),
    7: (SAMURAI, SAMURAI, RONIN),
}
BONUS: dict[int, dict[str, int]] = {
    4: {SHOGUN: 1, SAMURAI: 2, NINJA: 1, LEADING_NINJA: 2},
    5: {SHOGUN: 1, SAMURAI: 1, NINJA: 1, RONIN: 2},
    6: {SHOGUN: 1, SAMURAI: 2, NINJA: 1, RONIN: 3},
    7: {SHOGUN: 1, SAMURAI: 1, NINJA: 1, RONIN: 3},
}

# Points of the first, second and last team.
TEAM_POINTS: dict[int, tuple[int, ...]] = {
    4: (400, 0),
    **dict.fromkeys((5, 6, 7), (500, 200, 0)),
}
SWORDMASTER_POINTS = 100
DEADLY_STRIKE = -3

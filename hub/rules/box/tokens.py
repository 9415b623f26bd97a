"""The tokens in the box; they never appear or vanish."""

HONOR = 30
RESILIENCE = 36

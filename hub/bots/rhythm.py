"""How long a bot waits before its move, so that people can follow."""

from hub.rules.contract.view import AnyView

# What one player does to another is what the table wants to see; it stands for a while.
AIMED = 1.75
# Where everybody is asked at once, as for their role, nobody wants to count them.
TOGETHER = 0.25


def pause(view: AnyView, seconds: float) -> float:
    """Seconds before a bot's move, from what the whole table sees."""
    if not view.asked:
        return seconds
    return seconds * (AIMED if "by" in view.asked[-1].about else TOGETHER)

"""Games that were installed beside our own: which are there, and which were refused and why."""

from collections.abc import Sequence

from hub.appliance.doctor.finding import Finding, broken, good

GROUP = "games"


def findings(keys: Sequence[str], refused: Sequence[tuple[str, str]]) -> list[Finding]:
    """Nothing at all where nobody installed a game; `refused` are names, each with its sentence."""
    there = [good(GROUP, "game-installed", game=key) for key in keys]
    return [*there, *(broken(GROUP, "game-refused", game=name, why=why) for name, why in refused)]

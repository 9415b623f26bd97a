"""How Hypothesis runs here: the same examples every time, no database, no deadline."""

from hypothesis import HealthCheck, Phase, settings

LONG = 10


def examples(count: int) -> settings:
    """So many nights; a shrunk one is a shorter one, so it is worth the wait."""
    return settings(
        max_examples=count,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
        print_blob=False,
    )

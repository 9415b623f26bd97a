"""`python -m tests.web.seeded_hub`: honor-hub whose games are the same each time it is started.

Its first game is always dealt from one seed, its second from another, and so on: what a test taps
leads to the same place in every run. A real hub's seeds nobody can guess, so it has no such choice.
"""

from itertools import count
from unittest import mock

from hub.cli import main
from hub.tables import table

_numbers = count(1)


def next_seed() -> str:
    """In the place of `new_seed`."""
    return f"game {next(_numbers)}"


if __name__ == "__main__":
    with mock.patch.object(table, "new_seed", next_seed):
        main()

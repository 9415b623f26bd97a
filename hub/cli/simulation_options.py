"""The options that all commands which simulate games have in common."""

from collections.abc import Callable
from typing import TypeVar

import click

Command = TypeVar("Command", bound=Callable[..., None])

jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1),
    default=None,
    help="Processes to play on; by default one a core.",
)
json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object, nothing else."
)


def games_option(default: int, what: str) -> Callable[[Command], Command]:
    """How many to play; `what` says of what."""
    return click.option(
        "--games", type=click.IntRange(1), default=default, show_default=True, help=what
    )


def seed_option(what: str) -> Callable[[Command], Command]:
    """What chance follows from; `what` is what comes out the same."""
    return click.option(
        "--seed", default="0", show_default=True, help=f"The same seed, the same {what}."
    )

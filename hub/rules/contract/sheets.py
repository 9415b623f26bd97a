"""Sheets: what a game is told from files before it begins, such as whom it is played against.

How they are checked is each game's to say; reading and keeping them is somebody else's.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from hub.rules.contract.refusal import Reason
from hub.rules.contract.value import JsonValue


class Sheets(NamedTuple):
    """`mistakes` looks at whatever a file held; `built` makes the sheet where there are none.

    A sheet has a `key`, a `name` and `stars`, which say how hard it is. Those that come with the
    game are `ours`, and may say how hard they were `measured` to be. A sheet is the value of the
    option `sheet`.
    """

    mistakes: Callable[[JsonValue], tuple[Reason, ...]]
    built: Callable[[JsonValue], Any]  # of a type of the game's own

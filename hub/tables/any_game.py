"""What a table knows of the game it runs: that there is a ruleset, a state, options, a view.

The one place where their types are left open. A table serves games that it does not know, hands
their states back to their own rules and looks into none of them; so `Any` is meant here, and
every other module of tables says which of these it means.
"""

from typing import Any, TypeAlias

from hub.rules.contract.game import Game
from hub.rules.contract.view import View

AnyState: TypeAlias = Any
AnyOptions: TypeAlias = Any
AnyRules: TypeAlias = Game[Any]
AnyView: TypeAlias = View[Any]

JsonObject: TypeAlias = dict[str, Any]
"""Options, or what a tournament tells of itself, as they are stored: names and JSON values."""

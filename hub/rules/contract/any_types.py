"""What code that serves every game knows of a state and of options: that there are some.

The one place where their types are left open. Tables, laws, bots and simulations hand a state back
to the rules it came from and look into none of them, so `Any` is meant here; every other module
says which of these it means. A game's own modules name their own types instead.
"""

from typing import Any, TypeAlias

AnyState: TypeAlias = Any
AnyOptions: TypeAlias = Any

JsonObject: TypeAlias = dict[str, Any]
"""Options, or what a tournament tells of itself, as they are stored: names and JSON values."""

"""placeholder"""

from typing import Any


def choose(view: Any, secret: Any, offers: Any, chance: Any) -> Any:
    raise NotImplementedError

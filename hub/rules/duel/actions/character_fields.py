"""Fields that name a character or a player of the two."""

from functools import lru_cache

from hub.rules.contract.form import Choice, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.duel.state import FIGHTERS, Figure, Side

SEATS: tuple[Choice, ...] = (Choice(value=0), Choice(value=1))
CHOICES: dict[str, Choice] = {name: Choice(value=name) for name in FIGHTERS}


@lru_cache(maxsize=128)
def closed_one(name: str, code: str) -> Choice:
    """A character that cannot be named, and why."""
    return Choice(value=name, closed=reason(code, character=name))


@lru_cache(maxsize=128)
def one_of(names: tuple[str, ...]) -> OneOf:
    """A field for one of these characters."""
    return OneOf(name="character", of="character", choices=tuple([CHOICES[name] for name in names]))


@lru_cache(maxsize=128)
def own_one(side: Side) -> OneOf:
    """A field for one of this player's own that has not fallen, with what naming it brings."""
    choices = [_own(side, side.figure(name)) for name in side.standing]
    return OneOf(name="character", of="character", choices=tuple(choices))


def _own(side: Side, figure: Figure) -> Choice:
    """A Samurai's ability is won by naming it; the Shogun's works already."""
    name, resilience = figure.name, figure.resilience
    if name != side.shogun:
        return Choice(value=name, about={"resilience": resilience, "character": name})
    place = "behind" if side.is_behind else "circle"
    return Choice(value=name, about={"resilience": resilience, "character": name, "shogun": place})

"""The circle: who stands in it, how hard everyone is to hit, and the sums that decide an attack.

Whose ability works for whom is said here too, once for all of them.
"""

from functools import lru_cache
from typing import NamedTuple

from hub.rules.box.cards import count
from hub.rules.duel.state import Side, State, other
from hub.rules.swordplay.weapons import wound_parts


def has(side: Side, ability: str) -> bool:
    """Draws, turns and attacks: the Shogun has it, or the active character."""
    return ability in (side.shogun, side.active)


def guards(side: Side, name: str, ability: str) -> bool:
    """Guarding: the Shogun has it, for all of them; or this one has it and is active."""
    return side.shogun == ability or (name == ability and side.active == name)


def is_harmless(side: Side, name: str) -> bool:
    """Behind the line, or active while its player has no cards in hand."""
    return name not in side.line or (side.hand == 0 and side.active == name)


def exposed(side: Side) -> tuple[str, ...]:
    """The characters in the circle that are not harmless."""
    return tuple([name for name in side.line if not is_harmless(side, name)])


class Way(NamedTuple):
    """What makes an enemy as hard to hit as it is; `behind`: from behind the line."""

    places: int
    armor: int
    benkei: int
    behind: int


Far = dict[str, int]
Ways = dict[str, Way]


def difficulties(state: State, seat: int) -> Far:
    """From this player's active character to every enemy in the circle; nothing without one."""
    return {name: sum(way) for name, way in ways(state, seat).items()}


def ways(state: State, seat: int) -> Ways:
    """The same, by what it is made of.

    A Shogun behind the line counts the Samurai in front first, and on from there.
    """
    return _from_active(state.sides, seat)


# A move asks for the same several times over, so the newest few are remembered.
@lru_cache(maxsize=64)
def _from_active(sides: tuple[Side, ...], seat: int) -> Ways:
    side = sides[seat]
    if not side.active:
        return {}
    if side.active in side.line:
        return _from_place(sides, seat, side.active, 0)
    if not side.line:
        # The last Samurai has just fallen, and the Shogun has not stepped forward yet.
        return {}
    return _from_place(sides, seat, side.line[len(side.line) // 2], 1)


def _from_place(sides: tuple[Side, ...], seat: int, start: str, behind: int) -> Ways:
    """The shorter way round, counting the target and everyone between who is not harmless."""
    ring = sides[0].line + sides[1].line
    harmed = {*exposed(sides[0]), *exposed(sides[1])}
    at = ring.index(start)
    around = [*ring[at + 1 :], *ring[:at]]
    enemies = sides[other(seat)]
    found: Ways = {}
    for step, name in enumerate(around):
        if name in enemies.line:
            one_way = sum(each in harmed for each in around[:step])
            other_way = sum(each in harmed for each in around[step + 1 :])
            found[name] = Way(
                places=1 + min(one_way, other_way),
                armor=count("armor", enemies.figure(name).laid),
                benkei=int(guards(enemies, name, "benkei")),
                behind=behind,
            )
    return found


def weapon_limit(state: State, seat: int) -> int:
    """How many weapons this player may play in a turn."""
    side = state.sides[seat]
    return 1 + has(side, "goemon") + _before_active(side, "focus")


def draw_size(state: State, seat: int) -> int:
    """How many cards this player draws in the draw phase."""
    return 2 + has(state.sides[seat], "hideyoshi")


def draw_reason(state: State, seat: int) -> str:
    """Whose rule adds a card to the draw; nothing for most."""
    return "hideyoshi" if has(state.sides[seat], "hideyoshi") else ""


def _before_active(side: Side, kind: str) -> int:
    """How many of a property lie before the active character."""
    laid = [figure.laid for figure in side.figures if figure.name == side.active]
    return count(kind, laid[0]) if laid else 0


def wound_sum(state: State, by: int, target: str, weapon: str) -> dict[str, int]:
    """The parts that make up what a weapon would do, by name."""
    side = state.sides[by]
    return wound_parts(
        weapon,
        fast=_before_active(side, "fast-draw"),
        has_musashi=has(side, "musashi"),
        meets_ginchiyo=guards(state.sides[other(by)], target, "ginchiyo"),
    )


def wounds(state: State, by: int, target: str, weapon: str) -> int:
    """What an unparried weapon takes; never less than one."""
    return sum(wound_sum(state, by, target, weapon).values())

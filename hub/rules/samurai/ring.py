"""Difficulty from seat to seat, and the sums that decide an attack."""

from functools import lru_cache
from typing import NamedTuple

from hub.rules.box.cards import count
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.ring import around_from, clockwise
from hub.rules.samurai.state import Seat, State
from hub.rules.swordplay.weapons import wound_parts


def next_present(state: State, after: int) -> int:
    """The next seat on the left whose player has not left."""
    return next(seat for seat in (*clockwise(state, after), after) if not state.seats[seat].left)


class Strength(NamedTuple):
    """What follows from a player's character and properties.

    `guard` is what Armor and Benkei add to being reached; `weapons` how many may be played in
    a turn; `extra` the wounds each of them does more.
    """

    guard: int
    weapons: int
    extra: int


@lru_cache(maxsize=128)
def _strength(character: str, laid: tuple[Card, ...]) -> Strength:
    return Strength(
        guard=count("armor", laid) + (character == "benkei"),
        weapons=1 + count("focus", laid) + (character == "goemon"),
        extra=count("fast-draw", laid) + (character == "musashi"),
    )


def strength(seat: Seat) -> Strength:
    return _strength(seat.character, seat.laid)


def difficulties(state: State, attacker: int) -> tuple[int, ...]:
    """The difficulty from one seat to every seat (0 to itself)."""
    return _difficulties(defences(state.seats), attacker, state.ring)


class Defences(NamedTuple):
    """Of every seat: what keeps a weapon from it, or who sits there; and what guards it."""

    shields: tuple[str, ...]
    guards: tuple[int, ...]


# A sight for each seat asks this of the same seats, so the newest few are remembered.
@lru_cache(maxsize=64)
def defences(seats: tuple[Seat, ...]) -> Defences:
    shields = [
        "has-left" if seat.left else "harmless" if seat.harmless else seat.character
        for seat in seats
    ]
    guards = [_strength(seat.character, seat.laid).guard for seat in seats]
    return Defences(tuple(shields), tuple(guards))


@lru_cache(maxsize=128)
def _difficulties(around: Defences, attacker: int, ring: tuple[int, ...]) -> tuple[int, ...]:
    """The shorter way round, counting the target and everyone between who is not harmless."""
    # A leaver is harmless for good but still counts on the way (tournament rules).
    counts = [shield != "harmless" for shield in around.shields]
    players = len(counts)
    all_round = sum(counts) - counts[attacker]
    result = [0] * players
    passed = 0
    for target in around_from(players, ring, attacker):
        way = min(passed, all_round - passed - counts[target])
        result[target] = 1 + way + around.guards[target]
        passed += counts[target]
    return tuple(result)


def weapon_limit(state: State, at: int) -> int:
    """How many weapons this player may play in a turn."""
    seat = state.seats[at]
    return _strength(seat.character, seat.laid).weapons + is_lone_shogun(state, at)


def draw_size(state: State, at: int) -> int:
    """How many cards this player draws in the draw phase."""
    extra = 1 if state.seats[at].character == "hideyoshi" else 0
    return 2 + extra + is_lone_shogun(state, at)


def draw_reason(state: State, at: int) -> str:
    """Why this player draws more than two: whose rule adds a card; nothing for most."""
    is_hideyoshi = state.seats[at].character == "hideyoshi"
    if is_lone_shogun(state, at):
        return "both" if is_hideyoshi else "shogun"
    return "hideyoshi" if is_hideyoshi else ""


def is_lone_shogun(state: State, at: int) -> bool:
    """The Shogun at a table of three, who has rules of their own."""
    return len(state.seats) == 3 and state.seats[at].role == "shogun"


def wound_sum(state: State, by: int, target: int, weapon: str) -> dict[str, int]:
    """The parts that make up what a weapon would do, by name."""
    attacker = state.seats[by]
    return wound_parts(
        weapon,
        fast=count("fast-draw", attacker.laid),
        has_musashi=attacker.character == "musashi",
        meets_ginchiyo=state.seats[target].character == "ginchiyo",
    )


def wounds(state: State, by: int, target: int, weapon: str) -> int:
    """What an unparried weapon takes; never less than one."""
    return sum(wound_sum(state, by, target, weapon).values())

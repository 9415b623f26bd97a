"""Difficulty from seat to seat, and the sums that decide an attack."""

from functools import lru_cache
from typing import NamedTuple

from hub.rules.box.cards import ARMOR_CARDS, count
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.ring import around_from, clockwise
from hub.rules.samurai.state import Seat, State
from hub.rules.swordplay.weapons import wound_parts


def next_present(state: State, after: int) -> int:
    """The next seat on the left whose player has not left."""
    return next(seat for seat in (*clockwise(state, after), after) if not state.seats[seat].left)


class Strength(NamedTuple):
    """What follows from a player's character and properties.

    `weapons` is how many may be played in a turn; `extra` the wounds each of them does more.
    """

    weapons: int
    extra: int


@lru_cache(maxsize=128)
def _strength(character: str, laid: tuple[Card, ...]) -> Strength:
    return Strength(
        weapons=1 + count("focus", laid) + (character == "goemon"),
        extra=count("fast-draw", laid) + (character == "musashi"),
    )


def strength(seat: Seat) -> Strength:
    return _strength(seat.character, seat.laid)


def difficulties(state: State, attacker: int) -> tuple[int, ...]:
    """The difficulty from one seat to every seat (0 to itself).

    The shorter way round, counting the target and everyone between who is not harmless.
    """
    seats = state.seats
    # A leaver is harmless for good but still counts on the way (tournament rules). Every view of
    # a seat asks this of all of them, so `harmless` is read in one look.
    counts = [seat.left or (seat.resilience != 0 and seat.hand != 0) for seat in seats]
    ahead, behind = 1, counts.count(True) - counts[attacker] + 1
    result = [0] * len(seats)
    for target in around_from(len(seats), state.ring, attacker):
        seat, here = seats[target], counts[target]
        behind -= here
        far = ahead if ahead < behind else behind
        if seat.character == "benkei":
            far += 1
        for card in seat.laid:
            if card in ARMOR_CARDS:
                far += 1
        result[target] = far
        ahead += here
    return tuple(result)


def shields(seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """Of every seat: what keeps a weapon from it, or who sits there."""
    return tuple(
        [
            "has-left" if seat.left else "harmless" if seat.harmless else seat.character
            for seat in seats
        ]
    )


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

"""Tournaments to look at: opened, drawn, played on paper, and moves by those who may make them."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer, Value
from hub.rules.contract.play import apply, audit, begin, replay
from hub.rules.contract.refusal import Reason, Refusal
from hub.rules.contract.who import HUB, REFEREE, Who
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.form import fields_of, write
from hub.rules.tournament.options import Options
from hub.rules.tournament.sheet import Had
from hub.rules.tournament.state import State
from hub.tables.chance import SeededChance
from tests.rules.laws.forms import fill

RULES = TOURNAMENT
CHANCE = SeededChance("tournament")


def opened(count: int, **options: Any) -> State:
    """A tournament that so many have entered."""
    entries = tuple(f"P{number}" for number in range(1, count + 1))
    chosen = msgspec.convert({"entries": entries, **options}, Options)
    state, events = begin(RULES, chosen, CHANCE)
    assert replay(RULES, events) == state
    return state


def offer(state: State, who: Who, key: str) -> Offer:
    """The offer of that key, which must be there; asked for alone it is the same."""
    found = next((each for each in RULES.offers(state, who) if each.key == key), None)
    assert found is not None, f"{who} is not offered {key}"
    assert RULES.offer(state, who, key) == found
    return found


def keys(state: State, who: Who) -> set[str]:
    """What an actor can do now."""
    return {each.key for each in RULES.offers(state, who) if each.closed is None}


def moved(state: State, who: Who, key: str, values: dict[str, Value]) -> Move:
    """As a page makes it: it says which question it answers."""
    found = RULES.offer(state, who, key)
    return Move(offer=key, question=found.question if found else 0, values=values)


def told(
    state: State, who: Who, key: str, chance: SeededChance = CHANCE, /, **values: Value
) -> tuple[State, tuple[Event, ...]]:
    """Make a move; the books must balance and replay."""
    after, events = apply(RULES, state, who, moved(state, who, key, values), chance)
    audit(RULES, after)
    assert replay(RULES, events, state) == after
    return after, events


def do(state: State, key: str, who: Who = REFEREE, /, **values: Value) -> State:
    return told(state, who, key, **values)[0]


def refused(state: State, key: str, who: Who = REFEREE, /, **values: Value) -> Reason:
    with pytest.raises(Refusal) as caught:
        apply(RULES, state, who, moved(state, who, key, values), CHANCE)
    return caught.value.reason


def drawn(state: State, seed: str = "draw") -> State:
    """The next round; the referee agrees to whatever must be."""
    values = {"again": "shogun-again"} if offer(state, REFEREE, "draw").fields else {}
    return told(state, REFEREE, "draw", SeededChance(seed), **values)[0]


def reported(state: State, seed: int = 0) -> State:
    """Every table of the round comes to an end, with anything on its sheet."""
    dice = Random(f"{seed}/{state.round}")
    for table in RULES.tables_wanted(state):
        move = fill(offer(state, HUB, f"report/{table.name}"), dice)
        assert move is not None
        state, _ = apply(RULES, state, HUB, move, CHANCE)
    return state


def played(state: State, rounds: int, seed: int = 0) -> State:
    for number in range(rounds):
        state = reported(drawn(state, f"{seed}/{number}"), seed)
    return state


def closed(players: int, seed: int = 0, **options: Any) -> State:
    """A tournament at the end of its qualifying rounds, standings public."""
    state = opened(players, **options)
    state = played(state, state.planned, seed)
    return do(state, "close-qualifying")


def had(role: str, character: str, honor: int, resilience: int, daimyo: int = 0) -> Had:
    return Had(role=role, character=character, honor=honor, daimyo=daimyo, resilience=resilience)


def report(state: State, table: str, rows: Sequence[Had], ending: Any, chair: int = -1) -> State:
    """The hub reports exactly this."""
    values = write(tuple(rows), ending, chair)
    assert set(values) == {field.name for field in fields_of(len(rows))}
    return do(state, f"report/{table}", HUB, **values)

"""Tournaments to look at: opened, drawn, played on paper, and moves by those who may make them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from hub.laws.forms import fill
from hub.rules.contract.actor import HUB, REFEREE, Actor
from hub.rules.contract.form import FieldValue
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Reason
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.form import fields_of, write
from hub.rules.tournament.sheet import Had
from hub.rules.tournament.state import State
from hub.tables.chance import SeededChance
from tests.rules.game import ArrangedGame

RULES = TOURNAMENT
GAME = ArrangedGame(RULES, "tournament")
offer, told = GAME.offer, GAME.do


def opened(count: int, **options: Any) -> State:
    """A tournament that so many have entered."""
    entries = tuple(f"P{number}" for number in range(1, count + 1))
    return GAME.start("tournament", **{"entries": entries, **options})


def keys(state: State, actor: Actor) -> set[str]:
    """What an actor can do now."""
    return {each.key for each in RULES.offers(state, actor) if each.closed is None}


def do(state: State, key: str, actor: Actor = REFEREE, /, **values: FieldValue) -> State:
    return told(state, actor, key, **values)[0]


def refused(state: State, key: str, actor: Actor = REFEREE, /, **values: Any) -> Reason:
    return GAME.refused(state, actor, key, **values)


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
        state, _ = apply(RULES, state, HUB, move, GAME.chance)
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

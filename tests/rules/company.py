"""Who plays around a real table in the tests: plain and wild players mixed."""

import random
from typing import Any

from hub.bots.player import PlainPlayer, RandomPlayer
from hub.rules.contract.form import Move
from hub.rules.contract.game import Game
from hub.rules.contract.simulated_table import SimulatedTable
from hub.simulation.game import MOST_STEPS
from hub.tables.chance import SeededChance


def play(rules: Game[Any], stage: SimulatedTable, number: int, *, leaving: float = 0) -> None:
    """A game to its end; `leaving` is how likely it is, at any move, that someone goes home."""
    dice = random.Random(number)
    plain, wild = PlainPlayer(rules, SeededChance("real")), RandomPlayer(str(number))
    for _ in range(MOST_STEPS):
        awaited = stage.awaited()
        if not awaited:
            break
        seat = dice.choice(awaited)
        seen = stage.look(seat)
        can_leave = any(offer.key == "leave" and not offer.closed for offer in seen.offers)
        if leaving and can_leave and dice.random() < leaving:
            stage.act(seat, Move(offer="leave"))
        else:
            stage.act(seat, (plain if (seat + number) % 3 else wild).move(seen))
    assert stage.outcome() is not None

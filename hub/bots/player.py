"""Bot players: a plain one with its game's policy, and one that makes random legal moves.

A player is given a view, a secret and offers; it never meets a state.
"""

import random
from typing import Protocol

from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import AnyGame
from hub.rules.contract.random_move import random_move
from hub.rules.contract.simulated_table import Perspective


class Player(Protocol):
    """Someone who can be asked for a move."""

    def move(self, seen: Perspective) -> Move: ...


class PlainPlayer:
    """Plays as the ruleset's own policy would."""

    def __init__(self, rules: AnyGame, chance: Chance) -> None:
        self._policy = rules.policy
        self._chance = chance

    def move(self, seen: Perspective) -> Move:
        return self._policy(seen.view, seen.secret, seen.offers, self._chance)


class FreshChance:
    """Chance that answers the same question anew each time; nothing of a game's own comes from it.

    Play needs variety, not secrecy.
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def order(self, size: int, ask: str) -> tuple[int, ...]:
        return tuple(self._random.sample(range(size), size))

    def pick(self, size: int, ask: str) -> int:
        return self._random.randrange(size)


class RandomPlayer:
    """Does anything the game is waiting for, each with the same chance; knows no game."""

    def __init__(self, seed: str) -> None:
        self._chance = FreshChance(seed)

    def move(self, seen: Perspective) -> Move:
        return random_move(seen.offers, self._chance)

    def fill(self, offer: Offer) -> Move:
        """Fill a form in at random, with nothing that is closed."""
        return random_move((offer,), self._chance)

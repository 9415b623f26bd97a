"""Bot players: a plain one with its game's policy, and one that makes random legal moves.

A player is given a view, a secret and offers; it never meets a state.
"""

import random
from collections.abc import Sequence
from typing import Protocol

from hub.rules.contract.chance import Chance
from hub.rules.contract.form import (
    Choice,
    Field,
    FieldValue,
    Move,
    Number,
    Offer,
    OneOf,
    SomeOf,
    open_choices,
)
from hub.rules.contract.game import AnyGame
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


class RandomPlayer:
    """Does anything the game is waiting for, each with the same chance; knows no game."""

    def __init__(self, seed: str) -> None:
        # Play needs variety, not secrecy: nothing of a game's own chance comes from here.
        self._random = random.Random(seed)

    def move(self, seen: Perspective) -> Move:
        return self.fill(self._random.choice(_possible(seen.offers)))

    def fill(self, offer: Offer) -> Move:
        """Fill a form in at random, with nothing that is closed."""
        values: dict[str, FieldValue] = {}
        for field in offer.fields:
            values[field.name] = self._value(field, values)
        return Move(offer=offer.key, question=offer.question, values=values)

    def _value(self, field: Field, values: dict[str, FieldValue]) -> FieldValue:
        if isinstance(field, OneOf):
            return self._random.choice(list(open_choices(field, values))).value
        if isinstance(field, SomeOf):
            count = self._random.randint(field.low, field.high)
            choices: list[Choice] = list(open_choices(field, values))
            return tuple(choice.value for choice in self._random.sample(choices, count))
        if isinstance(field, Number):
            return self._random.randint(field.low, field.high)
        return "x" * max(1, field.shortest)


def _possible(offers: Sequence[Offer]) -> list[Offer]:
    return [offer for offer in offers if offer.closed is None and not offer.standing]

"""Companion agrees with Cards, and Tokens with Companion, after every single move."""

from collections.abc import Iterator
from typing import Any

import pytest

from hub.rules.cardplay.deck import parts
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.registry import GAMES
from hub.rules.samurai.proof.simulated_table import SimulatedSeats
from hub.tables.chance import SeededChance
from tests.rules.company import play

RULES = GAMES["samurai"]
LEAVING = 0.01
HOUSES = [
    {"deck_end": deck_end, "both": both, "ties": ties}
    for deck_end in ("at-once", "when-needed")
    for both in ("swordmaster", "honor")
    for ties in ("base", "tournament")
]


def simulated_table(players: int, level: str, number: int) -> SimulatedSeats:
    house = type(RULES.options_type(players=3).house)(**HOUSES[number % len(HOUSES)])
    options = RULES.options_type(
        players=players, level=level, pace=("taps", "flow")[number % 2], house=house
    )
    stage = RULES.simulated_table(options, SeededChance(f"real/{players}/{number}"))
    assert isinstance(stage, SimulatedSeats)
    return stage


@pytest.mark.parametrize("level", ["companion", "tokens"])
@pytest.mark.parametrize("players", RULES.players)
def test_hubs_that_only_listen_agree_with_the_cards(players: int, level: str) -> None:
    for number in range(8):
        play(RULES, simulated_table(players, level, number), number)


@pytest.mark.parametrize("level", ["companion", "tokens"])
@pytest.mark.parametrize("players", RULES.players)
def test_hubs_that_only_listen_agree_when_people_leave(players: int, level: str) -> None:
    for number in range(8):
        play(RULES, simulated_table(players, level, number), number, leaving=LEAVING)


@pytest.mark.long
@pytest.mark.parametrize("level", ["companion", "tokens"])
@pytest.mark.parametrize("players", RULES.players)
def test_hubs_that_only_listen_agree_over_many_games(players: int, level: str) -> None:
    for number in range(200):
        leaving = LEAVING if number % 3 else 0
        play(RULES, simulated_table(players, level, number), number, leaving=leaving)


def test_a_hub_that_miscounts_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_less(tx: Any, at: int, size: int, end_deck: Any) -> Iterator[int]:
        # Only the hub that holds no cards forgets one.
        return parts(tx, at, size - (not tx.state.hub_holds_cards), end_deck)

    monkeypatch.setattr("hub.rules.swordplay.deck.parts", one_less)
    with pytest.raises(Disagreement):
        play(RULES, simulated_table(5, "companion", 1), 1)

"""A hub that only listens agrees with the real duel after every single move."""

from collections.abc import Iterator
from typing import Any

import pytest

from hub.rules.cardplay.deck import parts
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.duel.proof.simulated_table import SimulatedSeats
from hub.tables.chance import SeededChance
from tests.rules.company import play
from tests.rules.duel.arranged import RULES

# Now and then someone gives up.
LEAVING = 0.002
LEVELS = pytest.mark.parametrize("level", ["companion", "tokens"])


def simulated_table(level: str, number: int) -> SimulatedSeats:
    house = type(RULES.options_type().house)(deck_end=("at-once", "when-needed")[number // 2 % 2])
    options = RULES.options_type(level=level, pace=("taps", "flow")[number % 2], house=house)
    stage = RULES.simulated_table(options, SeededChance(f"real/{number}"))
    assert isinstance(stage, SimulatedSeats)
    return stage


@LEVELS
def test_hubs_that_only_listen_agree_with_the_cards(level: str) -> None:
    for number in range(8):
        play(RULES, simulated_table(level, number), number, leaving=LEAVING)


@pytest.mark.long
@LEVELS
def test_hubs_that_only_listen_agree_over_many_duels(level: str) -> None:
    for number in range(500):
        play(RULES, simulated_table(level, number), number, leaving=LEAVING)


def test_a_hub_that_miscounts_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_less(tx: Any, at: int, size: int, end_deck: Any) -> Iterator[int]:
        # Only the hub that holds no cards forgets one.
        return parts(tx, at, size - (not tx.state.hub_holds_cards), end_deck)

    monkeypatch.setattr("hub.rules.swordplay.deck.parts", one_less)
    with pytest.raises(Disagreement):
        play(RULES, simulated_table("companion", 1), 1, leaving=LEAVING)


def test_with_cards_on_phones_there_is_no_real_table() -> None:
    options = RULES.options_type(level="cards")
    assert RULES.simulated_table(options, SeededChance("none")) is None

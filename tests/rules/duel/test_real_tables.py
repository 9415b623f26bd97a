"""A hub that only listens agrees with the real duel after every single move."""

import random

import pytest

from hub.bots.player import PlainPlayer, RandomPlayer
from hub.rules.contract.form import Move
from hub.rules.contract.stage import Disagreement, Stage
from hub.rules.duel import flow
from hub.rules.duel.circle import draw_size
from hub.rules.duel.real.table import RealTable
from hub.rules.duel.state import Side
from hub.simulation.game import MOST_STEPS
from hub.tables.chance import SeededChance
from tests.rules.duel.arranged import RULES

LEVELS = pytest.mark.parametrize("level", ["companion", "tokens"])


def real_table(level: str, number: int) -> RealTable:
    house = type(RULES.options_type().house)(deck_end=("at-once", "when-needed")[number // 2 % 2])
    options = RULES.options_type(level=level, pace=("taps", "flow")[number % 2], house=house)
    stage = RULES.real_table(options, SeededChance(f"real/{number}"))
    assert isinstance(stage, RealTable)
    return stage


def play(stage: Stage, number: int) -> None:
    """Plain and wild players mixed; now and then someone gives up."""
    chance = random.Random(number)
    plain, wild = PlainPlayer(RULES, SeededChance("real")), RandomPlayer(str(number))
    for _ in range(MOST_STEPS):
        awaited = stage.awaited()
        if not awaited:
            break
        seat = chance.choice(awaited)
        seen = stage.look(seat)
        can_leave = any(offer.key == "leave" for offer in seen.offers)
        if can_leave and chance.random() < 0.002:
            stage.act(seat, Move(offer="leave"))
        else:
            stage.act(seat, (plain if (seat + number) % 3 else wild).move(seen))
    assert stage.outcome() is not None


@LEVELS
def test_hubs_that_only_listen_agree_with_the_cards(level: str) -> None:
    for number in range(8):
        play(real_table(level, number), number)


@pytest.mark.long
@LEVELS
def test_hubs_that_only_listen_agree_over_many_duels(level: str) -> None:
    for number in range(500):
        play(real_table(level, number), number)


def test_a_hub_that_miscounts_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_less(side: Side) -> int:
        # Only the hub that holds no cards forgets one.
        return draw_size(side) - (not side.cards)

    monkeypatch.setattr(flow, "draw_size", one_less)
    monkeypatch.setattr("hub.rules.duel.deeds.turning.draw_size", one_less)
    with pytest.raises(Disagreement):
        play(real_table("companion", 1), 1)


def test_with_cards_on_phones_there_is_no_real_table() -> None:
    options = RULES.options_type(level="cards")
    assert RULES.real_table(options, SeededChance("none")) is None

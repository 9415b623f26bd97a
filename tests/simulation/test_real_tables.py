"""Companion agrees with Cards, and Tokens with Companion, after every single move."""

import random

import pytest

from hub.bots.player import PlainPlayer, RandomPlayer
from hub.rules.contract.form import Move
from hub.rules.contract.stage import Disagreement, Stage
from hub.rules.registry import GAMES
from hub.rules.samurai import flow
from hub.rules.samurai.real.table import RealTable
from hub.rules.samurai.ring import draw_size
from hub.rules.samurai.state import State
from hub.simulation.game import MOST_STEPS
from hub.tables.chance import SeededChance

RULES = GAMES["samurai"]
HOUSES = [
    {"deck_end": deck_end, "both": both, "ties": ties}
    for deck_end in ("at-once", "when-needed")
    for both in ("swordmaster", "honor")
    for ties in ("base", "tournament")
]


def real_table(players: int, level: str, number: int) -> RealTable:
    house = type(RULES.options_type(players=3).house)(**HOUSES[number % len(HOUSES)])
    options = RULES.options_type(
        players=players, level=level, pace=("taps", "flow")[number % 2], house=house
    )
    stage = RULES.real_table(options, SeededChance(f"real/{players}/{number}"))
    assert isinstance(stage, RealTable)
    return stage


def play(stage: Stage, number: int, *, leavers: bool) -> None:
    """Plain and wild players mixed; some get up and go home in the middle."""
    chance = random.Random(number)
    plain, wild = PlainPlayer(RULES, SeededChance("real")), RandomPlayer(str(number))
    for _ in range(MOST_STEPS):
        awaited = stage.awaited()
        if not awaited:
            break
        seat = chance.choice(awaited)
        seen = stage.look(seat)
        can_leave = any(offer.key == "leave" and not offer.closed for offer in seen.offers)
        if leavers and can_leave and chance.random() < 0.01:
            stage.act(seat, Move(offer="leave"))
        else:
            stage.act(seat, (plain if (seat + number) % 3 else wild).move(seen))
    assert stage.outcome() is not None


@pytest.mark.parametrize("level", ["companion", "tokens"])
@pytest.mark.parametrize("players", RULES.players)
def test_hubs_that_only_listen_agree_with_the_cards(players: int, level: str) -> None:
    for number in range(8):
        play(real_table(players, level, number), number, leavers=False)


@pytest.mark.parametrize("level", ["companion", "tokens"])
@pytest.mark.parametrize("players", RULES.players)
def test_hubs_that_only_listen_agree_when_people_leave(players: int, level: str) -> None:
    for number in range(8):
        play(real_table(players, level, number), number, leavers=True)


@pytest.mark.long
@pytest.mark.parametrize("level", ["companion", "tokens"])
@pytest.mark.parametrize("players", RULES.players)
def test_hubs_that_only_listen_agree_over_many_games(players: int, level: str) -> None:
    for number in range(200):
        play(real_table(players, level, number), number, leavers=bool(number % 3))


def test_a_hub_that_miscounts_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = draw_size

    def one_less(state: State, at: int) -> int:
        # The Companion hub alone forgets a card.
        return honest(state, at) - (state.level == "companion")

    monkeypatch.setattr(flow, "draw_size", one_less)
    monkeypatch.setattr("hub.rules.samurai.deeds.turning.draw_size", one_less)
    with pytest.raises(Disagreement):
        play(real_table(5, "companion", 1), 1, leavers=False)

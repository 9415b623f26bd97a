"""The hubs agree with the people and their real cards after every single move."""

from typing import Any

import pytest

from hub.rules.bang.proof.real_cards import RealCards
from hub.rules.bang.proof.simulated_table import SimulatedSeats
from hub.rules.bang.state import State
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.registry import GAMES
from hub.simulation.game import Setting
from hub.simulation.jobs import play_all
from hub.simulation.tally import count_up
from hub.tables.chance import SeededChance
from tests.rules.company import play

RULES = GAMES["bang"]
LEAVING = 0.01
BOXES = ("characters", "base", "dodge-city")
HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"deck_end": "when-needed"},
    {"both": "reputation"},
    {"ties": "law"},
    {"harmless": "skipped"},
)


def simulated_table(players: int, level: str, number: int) -> SimulatedSeats:
    house = type(RULES.options_type(players=3).house)(**HOUSES[number % len(HOUSES)])
    options: dict[str, Any] = {
        "pace": ("taps", "flow")[number % 2],
        "box": BOXES[number % 3],
        "characters": ("dealt", "pairs")[number // 3 % 2],
        "house": house,
    }
    chance = SeededChance(f"real/{players}/{number}")
    stage = RULES.simulated_table(
        RULES.options_type(players=players, level=level, **options), chance
    )
    assert isinstance(stage, SimulatedSeats)
    return stage


@pytest.mark.parametrize("level", RULES.levels)
@pytest.mark.parametrize("players", RULES.players)
def test_hub_and_table_agree_after_every_move(players: int, level: str) -> None:
    for number in range(2):
        leaving = LEAVING if number % 2 else 0
        play(RULES, simulated_table(players, level, number), number, leaving=leaving)


@pytest.mark.long
@pytest.mark.parametrize("level", RULES.levels)
@pytest.mark.parametrize("players", RULES.players)
def test_hub_and_table_agree_over_a_thousand_games(players: int, level: str) -> None:
    """Six player counts, two levels, 85 games each."""
    for number in range(85):
        leaving = LEAVING if number % 3 else 0
        play(RULES, simulated_table(players, level, number), number, leaving=leaving)


def test_the_same_seed_simulates_the_same_games() -> None:
    settings = [Setting(game="bang", players=4, level="companion", seed="7")]
    first = list(play_all(settings, 2, 1))
    assert first == list(play_all(settings, 2, 1))
    (tally,) = count_up(first)
    assert tally.games == sum(tally.endings.values()) == 2


# The guards themselves: people notice what a hub gets wrong.


def _wrong_damage(state: State, by: int, target: int) -> int:
    return 1


def _wrong_distance(state: State, by: int, target: int) -> int:
    return 1


@pytest.mark.parametrize(
    ("where", "wrong"),
    [
        ("hub.rules.bang.actions.shots.damage", _wrong_damage),
        ("hub.rules.bang.ring.distance", _wrong_distance),
    ],
)
def test_people_notice_a_wrong_shot(
    where: str, wrong: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, wrong)
    with pytest.raises(Disagreement, match=r"^a shot at \d with \d does \d: not \d, \d$"):
        _play_many()


def _play_many() -> None:
    for number in range(6):
        play(RULES, simulated_table(6, "companion", number), number)


def test_people_notice_a_card_that_the_hub_does_not_count() -> None:
    stage = simulated_table(4, "companion", 0)
    stage.cards.hands[0].pop()
    with pytest.raises(Disagreement):
        play(RULES, stage, 0)


def test_people_notice_life_that_the_hub_miscounts() -> None:
    stage = simulated_table(4, "companion", 0)
    stage.ledger.life[0] -= 1
    with pytest.raises(Disagreement, match=r"^hub \(.*\) people \[4, 5, 5, 4\] \[5, 3, 3, 3\]$"):
        play(RULES, stage, 0)


def test_a_tokens_hub_that_hears_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = simulated_table(5, "tokens", 1)
    monkeypatch.setattr(
        "hub.rules.bang.proof.simulated_table.tell", lambda line, ledger, state: None
    )
    with pytest.raises(Disagreement, match=r"^companion .* tokens .*$"):
        play(RULES, stage, 1)


def test_a_hub_that_ends_a_deck_too_soon_is_contradicted() -> None:
    cards = RealCards(4, False, SeededChance("deck"))
    with pytest.raises(Disagreement, match=rf"^the hub ends a deck of {len(cards.deck)} cards$"):
        cards.hear_of_shuffle()

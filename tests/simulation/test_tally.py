"""What is counted up of games that were played: made-up ones, and how each gets its chance."""

import math
from typing import Any

import pytest

from hub.rules.contract.outcome import Outcome, Team
from hub.rules.registry import GAMES
from hub.sheets.shelf import Shelf
from hub.simulation import jobs
from hub.simulation.duels import Duels, counted
from hub.simulation.game import EndlessGame, PlayedGame, Setting, all_plain, play, run
from hub.simulation.hub_table import HubTable
from hub.simulation.jobs import play_all
from hub.simulation.tally import Length, Tally, count_up
from hub.tables.chance import SeededChance


def ended(players: int, turns: int, *ranks: tuple[str, int], reason: str = "honor") -> PlayedGame:
    teams = tuple(Team(key=key, rank=rank, seats=(0,), scores=(), total=0) for key, rank in ranks)
    outcome = Outcome(reason=reason, cause="", winners=(), roles=(), teams=teams, numbers=())
    return PlayedGame(players=players, outcome=outcome, turns=turns, steps=10 * turns)


def test_games_are_counted_by_players_the_most_frequent_first() -> None:
    games = [
        ended(5, 9, ("ninja", 1), ("shogun", 2), reason="swordmaster"),
        ended(3, 4, ("shogun", 1), ("ninja", 1), ("ronin", 2)),
        ended(5, 2, ("shogun", 1), ("ninja", 2)),
        ended(5, 3, ("shogun", 1), ("ninja", 2)),
        ended(5, 3, ("ronin", 1), ("ninja", 2)),
    ]
    three, five = count_up(games)
    assert (three.players, three.games, list(three.wins.items())) == (
        3,
        1,
        [("ninja", 1), ("shogun", 1)],
    )
    assert list(five.wins.items()) == [("shogun", 2), ("ninja", 1), ("ronin", 1)]
    assert five.endings == {"honor": 3, "swordmaster": 1}
    assert five.turns == Length(least=2, median=3, most=9, mean=4.25)
    assert five.steps == Length(least=20, median=30, most=90, mean=42.5)
    (thirds,) = count_up([ended(3, turns, ("ninja", 1)) for turns in (1, 1, 2)])
    assert (thirds.turns.mean, thirds.turns.median) == (1.33, 1)


def test_a_share_has_its_standard_error_in_hundredths() -> None:
    sheet = Shelf(GAMES["solo"]).get("sasaki-kojiro")
    games = [ended(1, 5, ("you", 1 if number < 2 else 2)) for number in range(3)]
    found = counted(sheet, games)
    assert (found.sheet, found.name, found.stars) == (sheet.key, sheet.name, sheet.stars)
    assert (found.games, found.won, found.share) == (3, 2, 66.67)
    assert found.error == round(100 * math.sqrt(2 / 3 * 1 / 3 / 3), 2) == 27.22
    assert (found.rounds.mean, found.endings) == (5.0, {"honor": 3})


def test_numbers_are_given_by_name() -> None:
    kinds: tuple[type[Any], ...] = (Length, Tally, Setting, PlayedGame, Duels)
    for kind in kinds:
        with pytest.raises(TypeError):
            kind(*range(len(kind.__struct_fields__)))


def test_chance_follows_from_seed_players_and_number() -> None:
    setting = Setting(game="samurai", players=3, level="cards", seed="s")
    drawn = setting.chance(4).pick(1_000_000, "x")
    assert drawn == SeededChance("s/3/4").pick(1_000_000, "x")


def test_a_game_that_does_not_end_says_after_how_many_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hub.simulation.game.MOST_STEPS", 3)
    setting = Setting(game="samurai", players=3, level="cards", seed="s")
    with pytest.raises(EndlessGame, match=r"^not over after 4 moves$"):
        play(GAMES["samurai"], setting, 0)


def test_few_games_are_played_in_this_very_process(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def pool(kind: str) -> None:
        asked.append(kind)
        raise LookupError

    monkeypatch.setattr("multiprocessing.get_context", pool)
    monkeypatch.setattr(jobs, "_play", lambda task: task[1])
    setting = Setting(game="samurai", players=3, level="cards", seed="s")
    numbers: list[Any] = list(play_all([setting], 8, 9))
    assert numbers == list(range(8))
    with pytest.raises(LookupError):
        list(play_all([setting], 9, 9))
    assert asked == ["spawn"]


def test_sums_are_checked_after_every_move_unless_somebody_is_in_a_hurry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    audited: list[object] = []
    monkeypatch.setattr("hub.simulation.hub_table.audit", lambda *_: audited.append(True))
    rules = GAMES["samurai"]
    options = rules.options_type(players=3, level="cards", pace="flow")
    for audits in (True, False):
        chance = SeededChance("s")
        audited.clear()
        table = HubTable(rules, options, chance, audits=audits)
        steps = run(table, all_plain(rules, 3, chance))
        assert len(audited) == (steps if audits else 0)
        assert table.turns() > 1
    audited.clear()
    table = HubTable(rules, options, SeededChance("s"))
    run(table, all_plain(rules, 3, SeededChance("s")))
    assert audited

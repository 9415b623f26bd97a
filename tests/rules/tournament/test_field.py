"""Rounds, tables and prizes by the number of players, against the page."""

import pytest

from hub.rules.tournament.format import FEWEST, MOST, prize, rounds_for, tables_for
from tests.rules.tournament.arranged import RULES, closed, do, opened, refused

PAGE: dict[int, str] = {
    8: "44",
    9: "45",
    10: "55",
    11: "65",
    12: "66",
    13: "76",
    14: "77",
    15: "555",
    16: "655",
    17: "665",
    18: "666",
    19: "667",
    20: "5555",
    21: "6555",
    22: "6655",
    23: "6665",
    24: "6666",
    25: "55555",
    26: "65555",
    27: "66555",
    28: "66655",
    29: "66665",
    30: "66666",
    31: "655555",
    32: "665555",
    33: "666555",
    34: "666655",
    35: "666665",
    36: "666666",
    37: "6655555",
    38: "6665555",
    39: "6666555",
    40: "55555555",
    41: "65555555",
    42: "66555555",
    43: "66655555",
    44: "66665555",
    45: "66666555",
    46: "66666655",
    47: "66666665",
    48: "66666666",
    49: "666655555",
    50: "5555555555",
}


@pytest.mark.parametrize(("players", "sizes"), PAGE.items())
def test_the_tables_are_those_of_the_page(players: int, sizes: str) -> None:
    assert tables_for(players) == tuple(int(size) for size in sizes)


def test_the_page_has_every_number_from_8_to_50() -> None:
    assert list(PAGE) == list(range(8, 51))


@pytest.mark.parametrize("players", range(51, MOST + 1))
def test_past_fifty_there_is_a_table_for_every_five_and_the_rest_make_sixes(players: int) -> None:
    tables, rest = divmod(players, 5)
    assert tables_for(players) == (6,) * rest + (5,) * (tables - rest)


@pytest.mark.parametrize("players", range(FEWEST, 8))
def test_fewer_than_eight_sit_at_one_table(players: int) -> None:
    assert tables_for(players) == (players,)


@pytest.mark.parametrize("players", [0, 3, MOST + 1])
def test_there_are_no_tables_for_too_few_or_too_many(players: int) -> None:
    with pytest.raises(ValueError, match=rf"^no tables for {players} players$"):
        tables_for(players)


@pytest.mark.parametrize(
    ("players", "rounds"), [(8, 3), (14, 3), (15, 4), (24, 4), (25, 5), (50, 5), (200, 5)]
)
def test_the_number_of_rounds_follows_from_the_number_of_players(players: int, rounds: int) -> None:
    assert rounds_for(players) == rounds


@pytest.mark.parametrize("players", range(8, MOST + 1))
def test_a_full_field_always_has_enough_who_were_not_shogun(players: int) -> None:
    assert rounds_for(players) * len(tables_for(players)) <= players


@pytest.mark.parametrize("players", [25, 40, 50, *range(55, MOST + 1, 5)])
def test_these_fields_make_everyone_shogun_exactly_once(players: int) -> None:
    assert rounds_for(players) * len(tables_for(players)) == players


@pytest.mark.parametrize(
    ("players", "prizes"),
    [(8, [500, 300, 100, 0]), (20, [700, 400, 200, 0]), (25, [1000, 500, 300, 0])],
)
def test_the_prizes_follow_from_the_size_of_the_field(players: int, prizes: list[int]) -> None:
    assert [prize(players, place) for place in (1, 2, 3, 5)] == prizes


def test_another_number_of_rounds_does_not_change_the_prizes() -> None:
    state = do(opened(8), "rounds", count=1, why="Publisher, letter of May")
    assert state.planned == 1
    assert closed(8, rounds=1).field == 8
    assert prize(closed(8, rounds=1).field, 1) == 500


def test_the_number_of_rounds_is_fixed_at_the_first_draw() -> None:
    state = do(opened(14), "draw")
    state = do(state, "enter", name="Late")
    assert state.planned == 3
    assert refused(state, "rounds", count=5, why="more").code == "rounds-fixed"


def test_until_the_first_draw_the_number_of_rounds_follows_the_field() -> None:
    state = opened(14)
    assert state.planned == 3
    assert do(state, "enter", name="Late").planned == 4


def test_the_wanted_tables_are_of_these_sizes() -> None:
    state = do(opened(19), "draw")
    assert [len(table.entrants) for table in RULES.tables_wanted(state)] == [6, 6, 7]

"""What nights add up to, by person, role, character and opponent."""

from typing import Any

from hub.tables.past_night import PastNight, Result
from hub.tables.statistics import Statistics, Sum, statistics


def result(name: str, role: str, honor: int, *, won: bool, **facts: Any) -> Result:
    usual: dict[str, Any] = {
        "seat": 0,
        "name": name,
        "role": role,
        "figure": "",
        "team": "",
        "rank": 1,
        "won": won,
        "is_bot": False,
        "points": honor * 2,
        "total": 0,
        "numbers": {"honor": honor, "daimyo": 0},
    }
    return Result(**usual | facts)


def night(*results: Result, game: str = "samurai", **about: str) -> PastNight:
    return PastNight(
        table="T",
        game=game,
        at=1,
        reason="",
        results=results,
        ended_at=2,
        cause="",
        level="cards",
        players=len(results),
        turns=1,
        about=dict(about),
    )


NIGHTS = [
    night(result("Ada", "shogun", 3, won=True), result("Bruno", "ninja-1", 1, won=False)),
    night(
        result("ada", "ninja-1", 0, won=False), result("Aoi", "shogun", 5, won=True, is_bot=True)
    ),
    night(result("Ada", "ninja-1", 4, won=True), result("Chie", "shogun", 2, won=True)),
]


def summed(nights: list[PastNight], *, with_bots: bool = True, game: str = "") -> Statistics:
    return statistics(nights, with_bots=with_bots, game=game)


def test_a_person_is_counted_by_name_however_it_is_written_with_shares_and_averages() -> None:
    assert summed(NIGHTS).name[0] == Sum(
        key="Ada", game="", played=3, won=2, share=2 / 3, points=14 / 3, number=7 / 3
    )


def test_the_newest_spelling_of_a_name_is_shown() -> None:
    assert summed(NIGHTS[:2]).name[0].key == "ada" or summed(NIGHTS[:2]).name[1].key == "ada"


def test_who_won_most_stands_first_then_who_needed_fewer_games_then_by_name() -> None:
    assert [row.key for row in summed(NIGHTS).name] == ["Ada", "Aoi", "Chie", "Bruno"]


def test_roles_are_counted_for_each_game_by_itself() -> None:
    other = night(result("Ada", "shogun", 0, won=False), game="bang")
    rows = [row for row in summed([*NIGHTS, other]).role if row.key == "shogun"]
    assert [(row.game, row.won, row.played) for row in rows] == [("samurai", 3, 3), ("bang", 0, 1)]
    only = summed([*NIGHTS, other], game="bang")
    assert (only.nights, only.games, len(only.role)) == (1, ("bang",), 1)


def test_without_a_character_or_an_opponent_there_is_nothing_to_count() -> None:
    assert summed(NIGHTS).figure == summed(NIGHTS).against == ()


def test_the_hubs_own_seats_can_be_left_out() -> None:
    people = summed(NIGHTS, with_bots=False)
    assert [row.key for row in people.name] == ["Ada", "Chie", "Bruno"]
    assert people.nights == 3


def test_a_games_first_number_is_averaged_only_where_all_nights_are_of_that_game() -> None:
    assert summed(NIGHTS).number == "honor"
    mixed = summed([*NIGHTS, night(result("Ada", "shogun", 0, won=False), game="bang")])
    assert (mixed.number, mixed.name[0].number) == ("", None)
    assert mixed.games == ("samurai", "bang")
    assert summed([]).number == ""


def test_nights_against_somebody_are_counted_for_them() -> None:
    def duel(against: str, *, won: bool) -> PastNight:
        own = result("Ada", "r", 0, won=won, numbers={"won": 1, "life": 4})
        return night(own, game="solo", **({"against": against} if against else {}))

    nights = [duel("Oda", won=True), duel("Oda", won=False), duel("Kojirō", won=False)]
    found = summed([*nights, duel("", won=True)])
    rows = [(row.key, row.game, row.won, row.played, row.share) for row in found.against]
    assert rows == [("Oda", "solo", 1, 2, 0.5), ("Kojirō", "solo", 0, 1, 0.0)]
    assert found.number == "life"

"""The score: bonus, Daimyo, teams, ties, and the numbers a tournament adds up from."""

import pytest

from hub.rules.box.roles import BONUS, COMPANIES, NINJA, RONIN, SAMURAI, SHOGUN, bonus, stars
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import Ending
from hub.rules.contract.outcome import Outcome, Points
from tests.rules.samurai.arranged import ROLES, Player, result, table

PRINTED_BONUS = {
    SHOGUN: {3: 2, 4: 1, 5: 1, 6: 1, 7: 1},
    SAMURAI: {4: 2, 5: 1, 6: 2, 7: 1},
    RONIN: {5: 2, 6: 3, 7: 3},
}


def scored(
    honor: tuple[int, ...],
    daimyo: tuple[int, ...] = (),
    roles: tuple[str, ...] = (),
    ties: str = "base",
    ending: Ending | None = None,
) -> Outcome:
    """A game that ended like this."""
    roles = roles or ROLES[len(honor)]
    players = [Player(honor=h, role=role) for h, role in zip(honor, roles, strict=True)]
    state = table(*players, level="tokens", house={"ties": ties})
    state = replace(
        state,
        frames=(),
        ending=ending or Ending(reason="honor", cause="deck"),
        daimyo=daimyo or (0,) * len(honor),
        is_scored=True,
    )
    return result(state)


def totals(found: Outcome) -> dict[str, Points]:
    return {team.key: team.total for team in found.teams}


SIX = ("shogun", "samurai", "ronin", "ninja-1", "ninja-2", "ninja-3")


def test_the_rulebook_example_of_nine_to_nine_and_its_tie() -> None:
    found = scored((1, 3, 3, 2, 3, 0), daimyo=(1, 1, 0, 0, 0, 0), roles=SIX)
    assert totals(found) == {"shogun": 9, "ronin": 9, "ninja": 5}
    assert found.winners == (0, 1)
    assert [team.key for team in found.teams] == ["shogun", "ronin", "ninja"]
    assert [team.rank for team in found.teams] == [1, 2, 3]


def test_without_the_daimyo_of_the_example_the_ronin_wins() -> None:
    found = scored((1, 3, 3, 2, 3, 0), roles=SIX)
    assert totals(found) == {"ronin": 9, "shogun": 7, "ninja": 5}
    assert found.winners == (2,)


def test_every_line_of_the_example_is_shown() -> None:
    found = scored((1, 3, 3, 2, 3, 0), daimyo=(1, 1, 0, 0, 0, 0), roles=SIX)
    lines = [(line.seat, line.key, line.value, line.times) for line in found.teams[0].scores]
    assert lines == [
        (0, "honor", 1, 1),
        (0, "daimyo", 1, 1),
        (1, "honor", 3, 2),
        (1, "daimyo", 1, 1),
    ]
    assert found.teams[0].seats == (0, 1)
    assert found.roles == SIX


@pytest.mark.parametrize("role", PRINTED_BONUS)
@pytest.mark.parametrize("players", range(3, 8))
def test_the_bonus_table(role: str, players: int) -> None:
    assert BONUS[role].get(players) == PRINTED_BONUS[role].get(players)
    if players in PRINTED_BONUS[role]:
        assert bonus(role, ROLES[players]) == PRINTED_BONUS[role][players]


@pytest.mark.parametrize("players", [3, 5, 6, 7])
@pytest.mark.parametrize("ninja", NINJA)
def test_a_ninjas_honor_counts_once(players: int, ninja: str) -> None:
    if ninja in ROLES[players]:
        assert bonus(ninja, ROLES[players]) == 1


@pytest.mark.parametrize(
    ("fewer", "more"), [("ninja-1", "ninja-2"), ("ninja-1", "ninja-3"), ("ninja-2", "ninja-3")]
)
def test_of_four_the_ninja_with_more_stars_doubles(fewer: str, more: str) -> None:
    roles = ("shogun", more, "samurai", fewer)
    assert (bonus(more, roles), bonus(fewer, roles)) == (2, 1)
    found = scored((5, 3, 3, 2), roles=roles)
    assert totals(found) == {"shogun": 5 + 6, "ninja": 6 + 2}


def test_stars_are_the_ninjas_alone() -> None:
    assert [stars(role) for role in ("shogun", "samurai", "ronin", *NINJA)] == [0, 0, 0, 1, 2, 3]


def test_a_daimyo_is_never_multiplied_and_worth_nothing_to_the_ronin() -> None:
    found = scored((1, 3, 3, 2, 3, 1), daimyo=(0, 1, 2, 0, 0, 0), roles=SIX)
    assert totals(found) == {"shogun": 1 + 6 + 1, "ronin": 9, "ninja": 6}
    (ronin,) = [team for team in found.teams if team.key == "ronin"]
    assert [(line.key, line.value, line.times) for line in ronin.scores] == [
        ("honor", 3, 3),
        ("daimyo", 2, 0),
    ]
    assert [numbers["daimyo"] for numbers in found.numbers] == [0, 1, 0, 0, 0, 0]


FIVE = ("shogun", "samurai", "ninja-1", "ninja-2", "ronin")


@pytest.mark.parametrize(
    ("honor", "base", "tournament"),
    [
        ((3, 3, 3, 3, 2), ["ninja", "shogun", "ronin"], ["shogun", "ninja", "ronin"]),
        ((1, 1, 3, 3, 3), ["ninja", "ronin", "shogun"], ["ninja", "ronin", "shogun"]),
        ((3, 3, 1, 1, 3), ["shogun", "ronin", "ninja"], ["shogun", "ronin", "ninja"]),
        ((3, 3, 3, 3, 3), ["ninja", "shogun", "ronin"], ["shogun", "ninja", "ronin"]),
    ],
)
def test_ties_in_the_base_game_and_in_a_tournament(
    honor: tuple[int, ...], base: list[str], tournament: list[str]
) -> None:
    """Ruling 14."""
    for ties, order in (("base", base), ("tournament", tournament)):
        found = scored(honor, roles=FIVE, ties=ties)
        assert [team.key for team in found.teams] == order


def test_the_house_rule_is_named_only_where_it_decided_who_is_first() -> None:
    equal = scored((3, 3, 3, 3, 2), roles=FIVE, ties="tournament")
    assert equal.teams[0].total == equal.teams[1].total
    assert equal.ties == "tournament"
    assert scored((4, 3, 3, 3, 2), roles=FIVE).ties == ""


def test_a_swordmaster_needs_no_house_rule() -> None:
    master = Ending(reason="swordmaster", cause="corrected")
    found = scored((3, 3, 3, 3, 2), roles=FIVE, ending=master)
    assert found.teams[0].total == found.teams[1].total
    assert found.ties == ""


def test_a_deadly_strike_is_read_from_who_fell_to_whom() -> None:
    fell = Ending(reason="honor", cause="defeat", seat=1, by=0)
    assert totals(scored((5, 0, 3, 3, 3), roles=FIVE, ending=fell))["shogun"] == 5 - 3
    enemy = Ending(reason="honor", cause="defeat", seat=2, by=0)
    assert totals(scored((5, 3, 0, 3, 3), roles=FIVE, ending=enemy))["shogun"] == 8


@pytest.mark.parametrize("cause", ["deck", "bushido", "leaving", "honor-corrected", "corrected"])
def test_only_a_defeat_is_a_deadly_strike(cause: str) -> None:
    """Ruling 11, and leaving."""
    found = scored((5, 0, 3, 3, 3), roles=FIVE, ending=Ending(reason="honor", cause=cause))
    assert totals(found) == {"shogun": 5, "ninja": 6, "ronin": 6}
    assert found.cause == cause


def test_a_tournaments_numbers_of_each_seat() -> None:
    found = scored((1, 3, 3, 2, 3, 0), daimyo=(1, 1, 0, 0, 0, 0), roles=SIX)
    assert found.numbers[0] == {
        "honor": 1,
        "daimyo": 1,
        "resilience": 5,
        "resilience-value": 5,
        "swordmaster": 0,
    }


def test_without_a_ronin_there_are_two_teams() -> None:
    assert set(totals(scored((5, 3, 3, 3)))) == {"shogun", "ninja"}


@pytest.mark.parametrize("players", range(3, 8))
def test_the_arranged_tables_have_the_right_company(players: int) -> None:
    company = COMPANIES[players]
    roles = ROLES[players]
    assert roles.count(SAMURAI) == company.samurai
    assert roles.count(RONIN) == company.ronin
    assert len([role for role in roles if role in NINJA]) == company.ninja

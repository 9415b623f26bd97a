"""Points: the worked example to the digit, ties, the Swordmaster, and what a sheet can say."""

from random import Random

import msgspec
import pytest

from hub.bots.player import PlainPlayer
from hub.laws.forms import fill
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.roles import BONUS as GAME_BONUS
from hub.rules.box.roles import COMPANIES
from hub.rules.contract.actor import HUB, REFEREE, at
from hub.rules.contract.form import FieldValue
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import GAMES
from hub.rules.tournament.form import fields_of, read, write
from hub.rules.tournament.required_tables import tables_wanted
from hub.rules.tournament.roles import BONUS, NAMED, TEAM_POINTS
from hub.rules.tournament.sheet import Ending, Had, Sheet, fill_in
from hub.rules.tournament.sheet_checks import PLAUSIBLE, doubt_of
from hub.rules.tournament.table_report import report_of
from hub.rules.tournament.vocabulary import VOCABULARY
from hub.simulation.game import run
from hub.simulation.hub_table import HubTable
from hub.tables.chance import SeededChance
from tests.rules.tournament.arranged import (
    GAME,
    RULES,
    do,
    drawn,
    had,
    keys,
    offer,
    opened,
    refused,
    report,
    told,
)

SAMURAI_SWORD = GAMES["samurai"]

EXAMPLE = (
    had("shogun", "tomoe", 4, 3),
    had("samurai", "ieyasu", 3, 4),
    had("ronin", "hanzo", 3, 2),
    had("ninja", "hideyoshi", 3, 3),
    had("ninja", "goemon", 0, 0),
    had("ninja", "benkei", 5, 2),
)
FOUR = (
    had("shogun", "tomoe", 2, 5),
    had("ninja", "kojiro", 3, 1),
    had("samurai", "hanzo", 1, 4),
    had("leading-ninja", "chiyo", 2, 4),
)


def sheet(rows: tuple[Had, ...], ending: str = "honor", chair: int = -1) -> Sheet:
    return fill_in(tuple(range(len(rows))), rows, ending, chair, "referee")  # type: ignore[arg-type]  # a test's own text


def points(found: Sheet) -> list[int]:
    return [row.points for row in found.rows]


def test_the_worked_example_to_the_digit() -> None:
    found = sheet(EXAMPLE)
    assert [row.total for row in found.rows] == [10, 10, 9, 8, 8, 8]
    assert [row.team for row in found.rows] == [500, 500, 200, 0, 0, 0]
    assert [row.single for row in found.rows] == [23, 19, 14, 15, 0, 27]
    assert points(found) == [523, 519, 214, 15, 0, 27]


def test_a_table_of_four_pays_four_hundred_to_one_team() -> None:
    found = sheet(FOUR)
    # Shogun 2 + Samurai 1 × 2 = 4; Ninja 3 + the leading one 2 × 2 = 7.
    assert [row.total for row in found.rows] == [4, 7, 4, 7]
    assert [row.team for row in found.rows] == [0, 400, 0, 400]


def test_a_swordmaster_at_a_table_of_four() -> None:
    found = sheet(FOUR, "swordmaster", 0)
    assert [row.rank for row in found.rows] == [1, 2, 1, 2]
    assert [row.extra for row in found.rows] == [100, 0, 0, 0]
    assert points(found) == [400 + 15 + 100, 16, 400 + 8, 12]


def test_a_swordmaster_at_a_table_of_six_wins_for_the_team_and_the_others_go_by_score() -> None:
    found = sheet(EXAMPLE, "swordmaster", 3)
    assert [row.rank for row in found.rows] == [2, 2, 3, 1, 1, 1]
    assert points(found) == [223, 219, 14, 615, 500, 527]


def test_a_deadly_strike_costs_the_team_three() -> None:
    found = sheet(EXAMPLE, "deadly-strike", 1)
    assert [row.total for row in found.rows] == [7, 7, 9, 8, 8, 8]
    assert [row.rank for row in found.rows] == [3, 3, 1, 2, 2, 2]


def test_shogun_and_samurai_win_a_tie_against_anyone() -> None:
    tied = (*EXAMPLE[:1], had("samurai", "ieyasu", 2, 4), *EXAMPLE[2:])
    found = sheet(tied)
    assert [row.total for row in found.rows] == [8, 8, 9, 8, 8, 8]
    assert [row.rank for row in found.rows] == [2, 2, 1, 3, 3, 3]


def test_ninja_win_a_tie_against_the_ronin() -> None:
    tied = (*EXAMPLE[:5], had("ninja", "benkei", 6, 2))
    found = sheet(tied)
    assert [row.total for row in found.rows] == [10, 10, 9, 9, 9, 9]
    assert [row.rank for row in found.rows] == [1, 1, 3, 2, 2, 2]


def test_a_daimyo_counts_as_honor_but_not_a_ronins() -> None:
    rows = (
        had("shogun", "tomoe", 4, 3, daimyo=2),
        *EXAMPLE[1:2],
        had("ronin", "hanzo", 3, 2, daimyo=1),
        *EXAMPLE[3:],
    )
    found = sheet(rows)
    assert [row.single for row in found.rows][:3] == [5 * 6 + 3, 19, 14]
    assert [row.total for row in found.rows][:3] == [12, 12, 9]


@pytest.mark.parametrize(
    ("rows", "ending", "chair", "code"),
    [
        (EXAMPLE, "honor", -1, None),
        (FOUR, "honor", -1, "honor-left"),
        (FOUR, "time", -1, None),
        (FOUR, "deadly-strike", 1, None),
        (EXAMPLE, "deadly-strike", 2, "no-team-mate"),
        (EXAMPLE, "swordmaster", 2, None),
        (EXAMPLE, "swordmaster", 4, "master-fallen"),
    ],
)
def test_an_ending_that_the_sheet_does_not_bear_out_is_doubted(
    rows: tuple[Had, ...], ending: Ending, chair: int, code: str | None
) -> None:
    doubt = doubt_of(rows, ending, chair)
    assert (doubt.code if doubt else None) == code


@pytest.mark.parametrize(
    ("rows", "code"),
    [
        ((had("shogun", "tomoe", 24, 5, daimyo=3), *FOUR[1:]), None),
        ((had("shogun", "tomoe", 25, 5), *FOUR[1:]), "too-much-honor"),
        ((*FOUR[:3], had("leading-ninja", "chiyo", 2, 5)), "too-much-resilience"),
        (
            (
                had("shogun", "tomoe", 2, 5, daimyo=3),
                *FOUR[1:3],
                had("leading-ninja", "chiyo", 2, 4, 1),
            ),
            "too-many-daimyo",
        ),
    ],
)
def test_more_than_the_box_holds_is_doubted(rows: tuple[Had, ...], code: str | None) -> None:
    doubt = doubt_of(rows, "time", -1)
    assert (doubt.code if doubt else None) == code


IMPOSSIBLE = [
    pytest.param(
        write((had("shogun", "tomoe", 25, 5), *FOUR[1:]), "time", -1), "too-much-honor", id="honor"
    ),
    pytest.param(
        write((*FOUR[:3], had("leading-ninja", "chiyo", 2, 5)), "time", -1),
        "too-much-resilience",
        id="resilience",
    ),
    pytest.param(
        {**write(FOUR, "time", -1), "daimyo-1": 3, "daimyo-2": 1}, "too-many-daimyo", id="daimyo"
    ),
    pytest.param(write(FOUR, "honor", -1), "honor-left", id="ending"),
    pytest.param(
        write((had("shogun", "tomoe", 2, 0), *FOUR[1:]), "swordmaster", 0),
        "master-fallen",
        id="swordmaster",
    ),
]


@pytest.mark.parametrize(("values", "code"), IMPOSSIBLE)
def test_a_sheet_that_cannot_be_is_neither_filled_in_nor_corrected_so(
    values: dict[str, FieldValue], code: str
) -> None:
    state = do(drawn(opened(4)), "take-sheet", table="r1-t1")
    assert refused(state, "fill-sheet", **values).code == code
    state = do(state, "fill-sheet", **write(FOUR, "time", -1))
    state = do(state, "take-sheet", table="r1-t1")
    assert refused(state, "correct-sheet", why="a slip", **values).code == code


def test_what_the_hub_reports_of_its_own_table_is_believed() -> None:
    state = drawn(opened(4))
    state = do(state, "report/r1-t1", HUB, **write(FOUR, "honor", -1))
    assert state.sheets["r1-t1"].ending == "honor"


def test_every_reason_to_doubt_a_sheet_is_one_of_the_tournaments_words() -> None:
    assert VOCABULARY.refusals.keys() >= PLAUSIBLE.codes
    assert PLAUSIBLE.codes >= {each.values[1] for each in IMPOSSIBLE}


def test_bonus_and_company_are_those_of_the_game() -> None:
    for size in (4, 5, 6, 7):
        company = COMPANIES[size]
        named = [*NAMED[size], *["ninja"] * (size - 1 - len(NAMED[size]))]
        assert named.count("samurai") == company.samurai
        assert named.count("ronin") == company.ronin
        for role, bonus in BONUS[size].items():
            assert bonus == (2 if role == "leading-ninja" else GAME_BONUS[role][size])
    assert set(TEAM_POINTS) == set(NAMED) == {4, 5, 6, 7}


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_a_form_says_what_was_written_and_any_filling_adds_up(size: int) -> None:
    state = opened(size)
    form = offer(drawn(state), HUB, "report/r1-t1")
    for seed in range(40):
        move = fill(form, Random(seed))
        assert move is not None
        rows, ending, chair = read(move.values, size)
        roles = sorted(row.role for row in rows[1:])
        assert rows[0].role == "shogun"
        assert roles == sorted([*NAMED[size], *["ninja"] * (size - 1 - len(NAMED[size]))])
        assert read(write(rows, ending, chair), size) == (rows, ending, chair)


def test_nobody_is_named_for_two_roles() -> None:
    state = drawn(opened(7))
    values = write(
        (had("shogun", "tomoe", 1, 1), *[had(r, "hanzo", 1, 1) for r in SEVEN]), "time", -1
    )
    twice = {**values, "ronin": values["samurai"]}
    assert refused(state, "report/r1-t1", HUB, **twice).code == "not-a-choice"
    assert {field.name for field in fields_of(7)} == set(values)


SEVEN = ("samurai", "samurai", "ninja", "ninja", "ninja", "ronin")


def finished(size: int, seed: int) -> tuple[Outcome, tuple[str, ...]]:
    """A wanted table played by bots at the Cards level, to its end."""
    (table,) = tables_wanted(drawn(opened(size, level="cards")))
    options = {**table.options, "pace": "flow"}
    chance = SeededChance(f"sheet/{size}/{seed}")
    stage = HubTable(SAMURAI_SWORD, msgspec.convert(options, SAMURAI_SWORD.options_type), chance)
    run(stage, [PlainPlayer(SAMURAI_SWORD, chance)] * size)
    outcome = stage.outcome()
    assert outcome is not None
    places = SAMURAI_SWORD.view(stage.state, at(0)).places
    return outcome, tuple(place.figure for place in places)


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_a_reported_table_has_the_games_own_totals_and_ranks(size: int) -> None:
    """What the hub counts at a table and what its sheet says cannot differ."""
    for seed in range(3):
        outcome, figures = finished(size, seed)
        state = drawn(opened(size))
        move = report_of("r1-t1", outcome, figures)
        state, _ = told(state, HUB, move.offer, **move.values)
        rows = state.sheets["r1-t1"].rows
        for team in outcome.teams:
            for chair in team.seats:
                assert (rows[chair].total, rows[chair].rank) == (team.total, team.rank)
        for row, numbers in zip(rows, outcome.numbers, strict=True):
            value = numbers["resilience-value"]
            held = numbers["honor"] + numbers["daimyo"]
            assert row.single == value * held + numbers["resilience"]
            assert row.extra == 100 * numbers["swordmaster"]
            assert CHARACTERS[row.had.character] == value


def test_the_hub_reports_a_table_once() -> None:
    state = report(drawn(opened(6)), "r1-t1", EXAMPLE, "honor")
    assert refused(state, "report/r1-t1", HUB).code == "not-offered"
    outcome, figures = finished(6, 0)
    assert RULES.report(state, "r1-t1", outcome, figures) is None
    assert RULES.report(drawn(opened(6)), "r1-t1", outcome, figures) is not None


@pytest.mark.parametrize("is_void", [False, True])
def test_what_was_written_for_one_sheet_is_never_taken_for_anothers(is_void: bool) -> None:
    """Two desks with one key: the other took another sheet, also that of another draw."""
    state = do(drawn(opened(8)), "take-sheet", table="r1-t1")
    move = fill(offer(state, REFEREE, "fill-sheet"), Random(1))
    assert move is not None
    if is_void:
        state = drawn(do(state, "void-draw", why="too early"))
    state = do(state, "take-sheet", table="r1.2-t1" if is_void else "r1-t2")
    with pytest.raises(Refusal, match=r"^old-question$"):
        apply(RULES, state, REFEREE, move, GAME.chance)


def test_the_referee_types_a_sheet_in_and_corrects_it_with_a_reason() -> None:
    state = drawn(opened(6))
    assert refused(state, "fill-sheet").code == "not-offered"
    state = do(state, "take-sheet", table="r1-t1")
    state = do(state, "fill-sheet", **write(EXAMPLE, "honor", -1))
    assert state.sheets["r1-t1"].source == "referee"
    assert state.desk == ""
    state = do(state, "take-sheet", table="r1-t1")
    better = (had("shogun", "tomoe", 5, 3), *EXAMPLE[1:])
    assert refused(state, "correct-sheet", **write(better, "honor", -1)).code == "missing-field"
    state = do(state, "correct-sheet", why="miscounted", **write(better, "honor", -1))
    assert state.sheets["r1-t1"].rows[0].points == 528
    assert [(d.kind, d.why) for d in state.decisions] == [
        ("typed-in", ""),
        ("correction", "miscounted"),
    ]


def test_a_character_is_at_a_table_once() -> None:
    state = do(drawn(opened(6)), "take-sheet", table="r1-t1")
    values = write(EXAMPLE, "honor", -1)
    twice = {**values, "character-5": values["character-2"]}
    refusal = refused(state, "fill-sheet", **twice)
    assert (refusal.code, refusal.params) == ("picked-twice", {"field": "character-5"})
    state = do(state, "fill-sheet", **values)
    state = do(state, "take-sheet", table="r1-t1")
    assert refused(state, "correct-sheet", why="a slip", **twice).code == "picked-twice"


def test_a_sheet_can_be_put_back() -> None:
    state = do(drawn(opened(6)), "take-sheet", table="r1-t1")
    assert do(state, "put-back").desk == ""


def test_nobody_else_touches_a_sheet() -> None:
    state = do(drawn(opened(6)), "take-sheet", table="r1-t1")
    values = write(EXAMPLE, "honor", -1)
    for actor in (at(0), at(5)):
        assert refused(state, "fill-sheet", actor, **values).code == "not-offered"
    assert "report/r1-t1" not in keys(state, REFEREE)

"""Awards: who stands out, who shares, what is left for those who do not."""

from hub.rules.contract.award import (
    Award,
    AwardRule,
    PublicStep,
    against_own_side,
    awards,
    told_of,
)
from hub.rules.contract.outcome import Outcome, Team, by_points
from hub.rules.contract.view import AnyView, Line, line


def unseen() -> AnyView:
    raise AssertionError("no view was needed")


def steps(*lines: Line) -> list[PublicStep]:
    return [PublicStep((each,), unseen) for each in lines]


def struck(by: int, seat: int, count: int) -> Line:
    return line("wounded", seat=seat, by=by, count=count)


def keys(found: tuple[Award, ...]) -> list[str]:
    return [award.key for award in found]


TURNS = AwardRule("turns", told_of("turn-began"), "fact")
PARRIES = AwardRule("parries", told_of("parried"))
BLOWS = told_of("wounded", who="by", weight="count", against="seat", tells={"target": "seat"})
OF_FOUR = by_points("points", (1, 2, 3, 4))


def test_the_largest_sum_has_the_distinction_and_the_others_a_fact() -> None:
    night = steps(*(line("parried", seat=seat) for seat in (2, 1, 2)), line("turn-began", seat=0))
    found = awards((PARRIES, TURNS), night, OF_FOUR)
    assert keys(found) == ["turns", "turns", "parries", "turns"]
    assert [award.about["count"] for award in found] == [1, 0, 2, 0]


def test_there_is_one_line_for_each_player_in_the_order_of_their_seats() -> None:
    found = awards((PARRIES, TURNS), (), OF_FOUR)
    assert [award.seat for award in found] == [0, 1, 2, 3]


def test_a_game_that_counts_nothing_has_no_awards() -> None:
    assert awards((), steps(line("parried", seat=0)), OF_FOUR) == ()


def test_what_more_than_half_the_table_shares_sets_nobody_apart() -> None:
    three = steps(*(line("parried", seat=seat) for seat in (0, 1, 2)))
    assert keys(awards((PARRIES, TURNS), three, OF_FOUR)) == ["turns"] * 4
    two = steps(*(line("parried", seat=seat) for seat in (0, 1)))
    assert keys(awards((PARRIES, TURNS), two, OF_FOUR)) == ["parries"] * 2 + ["turns"] * 2


def test_the_greatest_blow_is_one_and_not_a_sum_and_tells_whom_it_hit() -> None:
    blow = AwardRule("blow", BLOWS, "greatest")
    night = steps(struck(0, 1, 2), struck(0, 2, 2), struck(3, 2, 3), struck(3, 1, 1))
    (award,) = [award for award in awards((blow, TURNS), night, OF_FOUR) if award.key == "blow"]
    assert award == Award(seat=3, key="blow", about={"count": 3, "target": 2})


def test_nobody_outdoes_others_by_harming_themselves_and_nobody_is_no_seat() -> None:
    night = steps(struck(0, 0, 4), struck(-1, 1, 4))
    assert keys(awards((AwardRule("blow", BLOWS), TURNS), night, OF_FOUR)) == ["turns"] * 4


def test_never_is_for_those_whom_no_line_names() -> None:
    never = AwardRule("untouched", told_of("wounded"), "never")
    night = steps(struck(1, 0, 1), struck(0, 1, 1), struck(0, 2, 1))
    assert keys(awards((never, TURNS), night, OF_FOUR)) == ["turns"] * 3 + ["untouched"]


def test_whoever_has_the_fewest_distinctions_chooses_first() -> None:
    """Seat 0 tops both; seat 1 ties for the first, which is all it has."""
    hits = AwardRule("hits", told_of("hit"))
    night = steps(
        *(line("parried", seat=seat) for seat in (0, 1)), *(line("hit", seat=0) for _ in range(2))
    )
    assert keys(awards((PARRIES, hits, TURNS), night, OF_FOUR))[:2] == ["hits", "parries"]


def test_whose_side_was_hurt_is_known_from_the_end_alone() -> None:
    def teams(*sides: tuple[int, ...]) -> Outcome:
        all_teams = tuple(
            Team(key=str(at), seats=side, scores=(), total=0, rank=at + 1)
            for at, side in enumerate(sides)
        )
        return Outcome(
            reason="", cause="", winners=(), teams=all_teams, roles=("",) * 4, numbers=({},) * 4
        )

    betrayal = AwardRule("betrayal", against_own_side(BLOWS))
    night = steps(struck(0, 1, 2), struck(2, 3, 1))
    apart, together = teams((0, 2), (1, 3)), teams((0, 1), (2, 3))
    assert keys(awards((betrayal, TURNS), night, apart)) == ["turns"] * 4
    assert keys(awards((betrayal, TURNS), night, together))[0] == "betrayal"

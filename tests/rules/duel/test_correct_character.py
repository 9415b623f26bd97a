"""A wrongly typed character of a duel: who really stands there, wherever it is named."""

from hub.rules.contract.actor import HOST, TABLE
from tests.rules.duel.arranged import RULES, a, b, do, keys, moves, offer, points, table
from tests.rules.game import because, choices, why

KEY = "correct-character"


def test_a_side_says_who_really_stands_there() -> None:
    # Hanzo begins with 4, Musashi with 5: one was lost.
    state = table(a(active="hanzo", points={"hanzo": 3}), bushido_on="hanzo")
    form = offer(state, 0, KEY)
    assert list(choices(form, "character")) == ["nobunaga", "hanzo", "benkei", "ushiwaka"]
    assert why(form, "really", "tomoe") == because("taken", character="tomoe")
    after, _ = do(state, 0, KEY, character="hanzo", really="musashi")
    assert points(after, "musashi") == [4]
    side = after.sides[0]
    assert side.line == ("musashi", "benkei", "ushiwaka")
    assert (side.active, after.bushido_on) == ("musashi", "musashi")
    assert [place.figure for place in RULES.view(after, TABLE).places][1] == "musashi"


def test_the_host_lets_two_change_also_across_the_circle() -> None:
    state = table(a(points={"hanzo": 2}), b(points={"tomoe": 5}))
    after = moves(state, (HOST, KEY, {"character": "hanzo", "really": "tomoe"}))
    assert after.sides[0].line == ("tomoe", "benkei", "ushiwaka")
    assert after.sides[1].line == ("hanzo", "hideyoshi", "kojiro")
    assert points(after, "tomoe", "hanzo") == [3, 4]


def test_a_shogun_behind_the_line_and_who_has_fallen_change_no_tokens() -> None:
    state = table(a(line=("hanzo", "benkei")))
    after = moves(state, (0, KEY, {"character": "nobunaga", "really": "musashi"}))
    assert (after.sides[0].shogun, points(after, "musashi")) == ("musashi", [0])
    after = moves(after, (0, KEY, {"character": "ushiwaka", "really": "goemon"}))
    assert after.sides[0].figure("goemon").fallen


def test_not_while_something_is_asked_nor_where_the_hub_dealt_everything() -> None:
    asked = moves(table(a(active="benkei")), (0, "battle-cry"))
    assert offer(asked, 0, KEY).closed == because("in-the-middle")
    assert KEY not in keys(table(level="cards"), HOST, standing=True)

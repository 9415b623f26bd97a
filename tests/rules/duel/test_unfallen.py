"""A character that fell by mistake stands again by a correction, and what hung on it is undone."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.form import FieldValue
from hub.rules.duel.state import State
from tests.rules.duel.arranged import RULES, a, b, do, keys, moves, offer, points, table
from tests.rules.game import choices, names


def _told(character: str, value: int) -> dict[str, FieldValue]:
    return {"character": character, "value": value, "game": "goes-on"}


def corrected(state: State, character: str, value: int, actor: Actor = HOST) -> State:
    who = actor.seat if actor.kind == "seat" else HOST
    return moves(state, (who, "correct-resilience", _told(character, value)))


@pytest.mark.parametrize("actor", [HOST, at(1)])
def test_who_fell_by_mistake_stands_again_and_the_shogun_goes_back(actor: Actor) -> None:
    before = table(two=b(points={"hideyoshi": 3}))
    fallen = corrected(before, "hideyoshi", 0)
    assert fallen.sides[1].line == ("tomoe", "ieyasu", "kojiro")
    state = corrected(fallen, "hideyoshi", 3, actor)
    assert (state.sides[1].line, state.sides[1].fallen) == (before.sides[1].line, ())
    assert state.sides[1].is_behind
    assert (points(state, "hideyoshi", "ieyasu"), state.heap) == ([3, 0], before.heap)


def test_a_player_is_offered_their_own_fallen_alone() -> None:
    state = table(a(line=("hanzo", "nobunaga", "benkei")), b(line=("tomoe", "ieyasu")))
    mine = choices(offer(state, 1, "correct-resilience"), "character")
    assert list(mine) == ["tomoe", "ieyasu", "hideyoshi", "kojiro"]
    values = choices(offer(state, 1, "correct-resilience"), "value", character="kojiro")
    assert [value for value, choice in values.items() if choice.about] == [0]


def test_who_has_fallen_does_not_fall_again() -> None:
    state = table(two=b(line=("tomoe", "ieyasu", "kojiro")))
    after, events = do(state, HOST, "correct-resilience", **_told("hideyoshi", 0))
    assert names(events) == ["ResilienceCorrected"]
    assert after.sides == state.sides


def test_while_another_has_fallen_the_shogun_stays_between_the_two_as_they_are() -> None:
    state = table(two=b(line=("ieyasu", "kojiro"), points={"ieyasu": 2}))
    first, second = corrected(state, "tomoe", 4), corrected(state, "hideyoshi", 1)
    assert first.sides[1].line == ("tomoe", "ieyasu", "kojiro")
    assert second.sides[1].line == ("hideyoshi", "ieyasu", "kojiro")
    assert points(first, "ieyasu") == [2]


@pytest.mark.parametrize("line", [("hideyoshi", "ieyasu"), ("ieyasu", "hideyoshi")])
def test_the_last_stands_again_on_the_side_of_the_shogun_where_it_was(
    line: tuple[str, ...],
) -> None:
    state = corrected(table(two=b(line=line)), "hideyoshi", 0)
    assert state.sides[1].line == ("ieyasu",)
    assert corrected(state, "hideyoshi", 2).sides[1].line == line


def test_a_shogun_that_need_not_choose_a_side_any_more_is_not_asked() -> None:
    state = table(a(active="benkei"), b(points={"tomoe": 1, "kojiro": 1}))
    state = moves(state, (0, "battle-cry"), (0, "parry"), (1, "take"))
    assert (RULES.awaited(state), keys(state, 1)) == ((1,), ["beside"])
    state = corrected(state, "kojiro", 1)
    assert state.sides[1].line == ("hideyoshi", "ieyasu", "kojiro")
    assert (state.choosing, state.question, RULES.awaited(state)) == ((), None, (0,))


def test_bushido_on_a_shogun_that_goes_back_is_laid_on_another() -> None:
    state = table(two=b(line=("tomoe", "ieyasu", "kojiro")), bushido_on="ieyasu")
    state = corrected(state, "hideyoshi", 2)
    assert (state.bushido_at, state.bushido_on, keys(state, 1)) == (1, "", ["hold"])
    state, _ = do(state, 1, "hold", character="hideyoshi")
    assert (state.bushido_on, state.question) == ("hideyoshi", None)


def test_what_lies_before_a_shogun_that_goes_back_stays_and_so_does_the_marker() -> None:
    two = b(line=("tomoe", "ieyasu", "kojiro"), active="ieyasu", laid={"ieyasu": ("armor",)})
    state = corrected(table(two=two), "hideyoshi", 2)
    assert (state.figure("ieyasu").laid, state.sides[1].active) == (("armor",), "ieyasu")


def test_a_weapon_at_a_shogun_that_goes_back_hits_nobody() -> None:
    state = table(a(active="ushiwaka"), b(line=("tomoe", "ieyasu", "kojiro")))
    state, _ = do(state, 0, "attack", target="ieyasu", weapon="nodachi")
    state = corrected(state, "hideyoshi", 2)
    state, _ = do(state, 1, "take")
    assert (points(state, "ieyasu"), state.sides[1].is_behind, state.question) == ([0], True, None)


def test_the_cards_and_the_marker_of_one_who_stands_again_are_told_apart() -> None:
    two = b(laid={"kojiro": ("armor",)}, active="kojiro")
    state = corrected(corrected(table(two=two), "kojiro", 0), "kojiro", 2)
    assert (state.figure("kojiro").laid, state.sides[1].active) == ((), "")
    assert state.discards == ("armor",)
    told = {"character": "kojiro", "change": "+armor", "source": "the-discards"}
    state = moves(
        state, (1, "correct-laid", told), (HOST, "correct-active", {"character": "kojiro"})
    )
    assert (state.figure("kojiro").laid, state.sides[1].active) == (("armor",), "kojiro")


@pytest.mark.parametrize("level", ["tokens", "cards"])
def test_the_same_holds_at_the_other_levels(level: Level) -> None:
    state = corrected(corrected(table(level=level), "tomoe", 0), "tomoe", 5)
    assert state.sides == table(level=level).sides

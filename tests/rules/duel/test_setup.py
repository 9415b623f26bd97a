"""Before the first turn: four characters each, the line-up, tokens, hands, the guard."""

import msgspec
import pytest

from hub.rules.box.characters import CHARACTERS
from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.duel.options import Options
from hub.rules.duel.state import FIGHTERS
from tests.rules.duel.arranged import (
    RULES,
    begun,
    do,
    hands,
    keys,
    lined_up,
    moves,
    offer,
    points,
    refused,
    start,
)
from tests.rules.game import because, choices


def test_a_duel_is_for_two() -> None:
    assert RULES.players == range(2, 3)
    for players in (1, 3):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"players": players}, Options)
        with pytest.raises(ValueError, match=rf"^a duel is for two, not for {players}$"):
            Options(players=players)


def test_chiyome_is_taken_out() -> None:
    assert set(CHARACTERS) - set(FIGHTERS) == {"chiyo"}
    dealt = {name for n in range(30) for four in start(f"{n}").fours for name in four}
    assert dealt == set(FIGHTERS)


def test_four_characters_each_of_eleven() -> None:
    fours = start().fours
    assert [len(four) for four in fours] == [4, 4]
    assert len({*fours[0], *fours[1]}) == 8


def test_nobody_sees_the_other_four() -> None:
    state = start()
    for seat in (0, 1):
        assert set(choices(offer(state, seat, "lineup"), "shogun")) == set(state.fours[seat])
        assert offer(state, seat, "lineup").private
    for viewer in (at(0), at(1), TABLE, HOST):
        assert all(not place.figure for place in RULES.view(state, viewer).places)


def test_a_lineup_is_a_shogun_and_three_samurai_in_the_order_one_chooses() -> None:
    state = start()
    four = state.fours[0]
    form = offer(state, 0, "lineup")
    assert set(choices(form, "left", shogun=four[2])) == set(four) - {four[2]}
    assert set(choices(form, "middle", shogun=four[2], left=four[0])) == {four[1], four[3]}
    state, _ = do(state, 0, "lineup", shogun=four[2], left=four[3], middle=four[0])
    other = state.fours[1]
    state, _ = do(state, 1, "lineup", shogun=other[0], left=other[1], middle=other[2])
    assert state.sides[0].shogun == four[2]
    assert state.sides[0].line == (four[3], four[0], four[1])
    assert state.sides[1].line == other[1:]


def test_both_lineups_are_turned_over_at_the_same_moment() -> None:
    state = start()
    four = state.fours[1]
    before = RULES.view(state, at(0))
    state, events = do(state, 1, "lineup", shogun=four[0], left=four[1], middle=four[2])
    view = RULES.view(state, at(0))
    assert all(not place.figure for place in view.places)
    assert view.places == before.places
    told = [RULES.seen_by(event, at(0)) for event in events]
    assert [line.code for line in told if line] == ["answered"]


def test_a_lineup_may_be_changed_until_the_other_is_in() -> None:
    state = start()
    four = state.fours[0]
    state, _ = do(state, 0, "lineup", shogun=four[0], left=four[1], middle=four[2])
    assert "lineup" not in keys(state, 0)
    state, _ = do(state, 0, "take-back")
    assert keys(state, 0) == ["lineup"]


def test_the_six_in_the_circle_start_with_full_resilience() -> None:
    state = lined_up()
    for side in state.sides:
        for name in side.line:
            assert state.figure(name).resilience == CHARACTERS[name]


def test_a_shogun_behind_the_line_holds_no_resilience() -> None:
    state = lined_up()
    assert points(state, state.sides[0].shogun, state.sides[1].shogun) == [0, 0]
    assert state.heap == 36 - sum(points(state, *state.sides[0].line, *state.sides[1].line))
    assert state.heap >= 6


def test_who_begins_is_drawn_by_lot() -> None:
    assert {lined_up(f"{n}").first for n in range(20)} == {0, 1}


@pytest.mark.parametrize("first", [0, 1])
def test_who_begins_may_be_fixed(first: int) -> None:
    state = begun(first=first)
    assert (state.first, state.turn) == (first, first)


@pytest.mark.parametrize("level", ["companion", "cards"])
def test_the_first_player_has_four_cards_and_the_second_five(level: str) -> None:
    state = lined_up(first=1, level=level)
    assert hands(state) == [5, 4]
    assert state.deck == 81
    if level == "cards":
        assert [len(side.cards) for side in state.sides] == [5, 4]


def test_the_second_player_may_name_an_active_character_before_the_first_turn() -> None:
    state = lined_up(first=0)
    assert (RULES.awaited(state), keys(state, 0)) == ((1,), [])
    guard = state.sides[1].line[1]
    named, _ = do(state, 1, "guard", character=guard)
    assert (named.sides[1].active, named.sides[0].active) == (guard, "")
    assert (named.turn, named.step) == (0, "active")


def test_the_second_player_may_do_without() -> None:
    state, _ = do(lined_up(first=0), 1, "no-guard")
    assert (state.sides[1].active, state.turn) == ("", 0)


def test_the_guard_may_be_the_shogun_too() -> None:
    state = lined_up(first=0)
    side = state.sides[1]
    assert set(choices(offer(state, 1, "guard"), "character")) == {side.shogun, *side.line}


def test_typed_fours_are_sealed_and_every_seat_is_offered_the_same_list() -> None:
    state = start(characters="typed")
    assert [list(choices(offer(state, seat, "four"), "four")) for seat in (0, 1)] == [
        list(FIGHTERS)
    ] * 2
    first, second = FIGHTERS[:4], FIGHTERS[4:8]
    state, events = do(state, 0, "four", four=first)
    assert [line.code for event in events if (line := RULES.seen_by(event, at(1)))] == ["answered"]
    state, _ = do(state, 1, "four", four=second)
    assert state.fours == (first, second)
    assert keys(state, 0) == ["lineup"]


def test_a_character_typed_in_by_both_asks_both_again() -> None:
    state = start(characters="typed")
    state, _ = do(state, 0, "four", four=FIGHTERS[:4])
    state, _ = do(state, 1, "four", four=FIGHTERS[3:7])
    assert (state.fours, RULES.awaited(state)) == ((), (0, 1))


def test_a_four_is_four() -> None:
    state = start(characters="typed")
    assert refused(state, 0, "four", four=FIGHTERS[:3]).code == "wrong-count"
    twice = (*FIGHTERS[:3], FIGHTERS[0])
    assert refused(state, 0, "four", four=twice) == because("not-a-choice", field="four")


def test_a_void_deal_is_dealt_again_from_the_beginning() -> None:
    before = begun()
    state, _ = do(before, HOST, "deal-again")
    assert (state.deals, state.turns, state.sides[0].figures) == (2, 0, ())
    assert state.fours != ()
    assert moves(state, (HOST, "deal-again")).deals == 3

"""A wrongly typed character: its seat or the host says who it is, and nothing else happens."""

import pytest

from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, at
from tests.rules.game import because, choices, names, open_values, why
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    keys,
    moves,
    offer,
    plain,
    points,
    table,
)

KEY = "correct-character"
FIVE = (
    Player("musashi"),
    Player("ushiwaka"),
    Player("hanzo"),
    Player("benkei"),
    Player("tomoe"),
)


@pytest.mark.parametrize("level", ["tokens", "companion"])
def test_a_seat_says_who_it_really_is(level: Level) -> None:
    state = table(*FIVE, level=level)
    form = offer(state, 1, KEY)
    assert form.standing
    assert list(choices(form, "seat")) == [1]
    assert "ushiwaka" not in choices(form, "character")
    assert why(form, "character", "hanzo") == because("taken", character="hanzo")
    after, events = do(state, 1, KEY, seat=1, character="ginchiyo")
    assert [seat.character for seat in after.seats][1] == "ginchiyo"
    assert names(events) == ["CharacterCorrected"]
    told = events[0].seen_by(at(3))
    assert told is not None
    assert told.params == {"seat": 1, "character": "ginchiyo"}


def test_what_was_lost_stays_lost_with_another_full_number() -> None:
    # Ushiwaka has 4, Musashi 5, Ginchiyo 4.
    state = table(Player("musashi", resilience=3), Player("ushiwaka", resilience=2), *plain(3))
    after = moves(state, (0, KEY, {"seat": 0, "character": "ginchiyo"}))
    assert points(after)[0] == 2
    assert points(moves(after, (0, KEY, {"seat": 0, "character": "musashi"})))[0] == 3


def test_nobody_falls_or_gets_up_by_being_somebody_else() -> None:
    up = table(Player("musashi", resilience=1), Player("hanzo", resilience=0), *plain(2))
    after = moves(up, (HOST, KEY, {"seat": 0, "character": "ginchiyo"}))
    assert points(after)[0] == 1
    assert after.ending is None
    after = moves(up, (HOST, KEY, {"seat": 1, "character": "benkei"}))
    assert points(after)[1] == 0


def test_the_host_lets_two_change_who_were_mixed_up() -> None:
    state = table(*FIVE)
    assert len(open_values(offer(state, HOST, KEY), "character")) == 12
    after, events = do(state, HOST, KEY, seat=0, character="hanzo")
    assert [seat.character for seat in after.seats][:3] == ["hanzo", "ushiwaka", "musashi"]
    assert names(events) == ["CharacterCorrected"] * 2
    assert points(after) == [4, 4, 5, 5, 5]


def test_it_can_be_told_while_one_is_asked_and_the_answer_is_then_there() -> None:
    state = moves(
        table(Player(hand=3), Player("ushiwaka"), *plain(3)),
        (0, "attack", {"target": 1, "weapon": "bokken"}),
    )
    assert "parry-weapon" not in keys(state, 1)
    after = moves(state, (1, KEY, {"seat": 1, "character": "hanzo"}))
    assert "parry-weapon" in keys(after, 1)


def test_an_open_blow_stays_what_it_was_and_shows_no_sum_that_is_not_its_own() -> None:
    state = moves(
        table(Player("musashi"), Player("goemon"), *plain(3)),
        (0, "attack", {"target": 1, "weapon": "bokken"}),
    )
    assert [part.key for part in RULES.view(state, at(1)).asked[0].sums] == ["weapon", "musashi"]
    state = moves(state, (0, KEY, {"seat": 0, "character": "benkei"}))
    asked = RULES.view(state, at(1)).asked[0]
    assert asked.about["wounds"] == 2
    assert asked.sums == ()
    assert points(moves(state, (1, "take")))[1] == 3


def test_a_character_that_the_hub_dealt_with_the_cards_is_never_wrong() -> None:
    assert KEY not in keys(table(*FIVE, level="cards"), HOST, standing=True)
    assert KEY not in keys(table(*FIVE, level="cards"), 1, standing=True)
    typed = table(*FIVE, level="cards", characters="typed")
    assert KEY in keys(typed, 1, standing=True)


def test_nobody_who_left_is_asked_who_they_are() -> None:
    state = table(Player("musashi", left=True, hand=0), *FIVE[1:])
    assert KEY not in keys(state, 0, standing=True)
    assert 0 not in choices(offer(state, HOST, KEY), "seat")

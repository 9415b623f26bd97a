"""Before the first turn: roles, reputation, life, hands, and what stays hidden."""

from typing import Any

import pytest

from hub.rules.bang.characters import BASE, DODGE_CITY, LIFE, PRINTED
from hub.rules.bang.options import Options
from hub.rules.contract.actor import HOST, TABLE, at
from tests.rules.bang.arranged import (
    RULES,
    do,
    hands,
    keys,
    lives,
    moves,
    offer,
    refused,
    reputations,
    start,
)
from tests.rules.game import because, choices

COMPANIES = {
    3: (["outlaw"] * 2, 3),
    4: (["deputy", "outlaw", "outlaw"], 3),
    5: (["deputy", "outlaw", "outlaw", "renegade"], 3),
    6: (["deputy", "outlaw", "outlaw", "outlaw", "renegade"], 4),
    7: (["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade"], 4),
    8: (["deputy", "deputy", "outlaw", "outlaw", "outlaw", "renegade", "renegade"], 4),
}


@pytest.mark.parametrize("players", COMPANIES)
def test_the_table_of_roles_and_reputation(players: int) -> None:
    state = start(players=players, confirm=False, sheriff=1)
    others, reputation = COMPANIES[players]
    assert state.seats[1].role == "sheriff"
    assert sorted(seat.role for seat in state.seats if seat.role != "sheriff") == others
    expected = [reputation] * players
    expected[1] = 5
    assert reputations(state) == expected


@pytest.mark.parametrize("players", COMPANIES)
def test_hands_clockwise_from_the_sheriff(players: int) -> None:
    state = start(players=players, confirm=False, sheriff=2, pace="taps")
    around = [hands(state)[(2 + step) % players] for step in range(players)]
    assert around == [4, 5, 5, 6, 6, 7, 7, 7][:players]
    assert state.deck == 80 - sum(around)


def test_everyone_starts_with_one_more_life_than_printed_but_for_two() -> None:
    assert {
        name: life - PRINTED[name] for name, life in LIFE.items() if life != PRINTED[name] + 1
    } == {
        "bart-cassidy": 0,
        "bill-noface": 0,
    }
    assert LIFE["bart-cassidy"] == LIFE["bill-noface"] == 4
    assert (len(BASE), len(DODGE_CITY)) == (16, 15)


def test_there_is_no_further_life_for_the_sheriff() -> None:
    state = start(players=5, confirm=False, sheriff=0)
    assert lives(state) == [LIFE[seat.character] for seat in state.seats]


def test_the_sheriff_begins() -> None:
    state = start(players=6, confirm=False, sheriff=4)
    assert (state.turn, state.turns) == (4, 1)


def test_the_base_box_has_16_characters_and_dodge_city_31() -> None:
    base = start(players=4, characters="typed", confirm=False)
    whole = start(players=4, characters="typed", confirm=False, box="characters")
    assert len(choices(offer(base, 0, "character"), "character")) == 16
    assert len(choices(offer(whole, 0, "character"), "character")) == 31


def test_all_of_dodge_city_makes_a_deck_of_120() -> None:
    state = start(players=4, confirm=False, box="dodge-city")
    assert state.deck + sum(hands(state)) == 120


def test_the_sheriff_is_public_and_nobody_else() -> None:
    state = start(players=6, confirm=False, sheriff=3)
    shown = [place.role for place in RULES.view(state, TABLE).places]
    assert shown == ["", "", "", "sheriff", "", ""]


def test_with_three_all_roles_are_known() -> None:
    state = start(players=3, confirm=False, sheriff=0)
    assert [place.role for place in RULES.view(state, TABLE).places] == [
        "sheriff",
        "outlaw",
        "outlaw",
    ]


def test_a_role_is_its_owners_alone_while_they_look() -> None:
    state = start(players=4, confirm=False, sheriff=0)
    for seat in range(4):
        secret = RULES.secret(state, seat)
        assert secret is not None
        assert secret.role == state.seats[seat].role
        assert RULES.view(state, at(seat)).places[seat].role in ("", "sheriff")


def test_an_outlaw_of_four_is_told_of_halves() -> None:
    state = start(players=4, confirm=False, sheriff=0)
    bonus = {
        state.seats[seat].role: secret.bonus
        for seat in range(4)
        if (secret := RULES.secret(state, seat)) is not None
    }
    assert bonus == {"sheriff": 1, "deputy": 1, "outlaw": 1.5}


def test_whoever_has_a_hidden_role_confirms_having_seen_it() -> None:
    state = start(players=4, sheriff=1)
    assert RULES.awaited(state) == (0, 2, 3)
    state = moves(state, (3, "seen"), (0, "seen"))
    assert state.turns == 0
    state = moves(state, (2, "seen"))
    assert state.turns == 1


def test_at_a_table_of_three_no_role_is_hidden_and_none_is_confirmed() -> None:
    assert start(players=3).turns == 1


def test_typed_roles_are_sealed_and_everyone_has_the_same_list() -> None:
    state = start(players=4, roles="typed", confirm=False)
    assert offer(state, 0, "role") == offer(state, 3, "role")
    state, events = do(state, 2, "role", role="deputy")
    assert RULES.secret(state, 2) is None
    assert "deputy" not in str([event.seen_by(at(1)) for event in events])


def test_a_set_that_does_not_add_up_asks_everyone_again() -> None:
    state = start(players=4, roles="typed", confirm=False)
    wrong = [(at_, "role", {"role": role}) for at_, role in enumerate(["sheriff"] + ["outlaw"] * 3)]
    state = moves(state, *wrong)
    assert RULES.awaited(state) == (0, 1, 2, 3)
    roles = ("sheriff", "outlaw", "outlaw", "deputy")
    state = moves(state, *[(at_, "role", {"role": role}) for at_, role in enumerate(roles)])
    assert tuple(seat.role for seat in state.seats) == roles


def test_typed_roles_have_the_sheriff_where_the_seat_was_drawn() -> None:
    state = start(players=3, roles="typed", confirm=False, sheriff=2)
    state = moves(
        state,
        (0, "role", {"role": "sheriff"}),
        (1, "role", {"role": "outlaw"}),
        (2, "role", {"role": "outlaw"}),
    )
    assert not state.seats[0].role


def test_typed_characters_are_public_and_each_is_taken_once() -> None:
    state = start(players=3, characters="typed", confirm=False)
    state = moves(state, (0, "character", {"character": "rose-doolan"}))
    form = offer(state, 1, "character")
    closed = choices(form, "character")["rose-doolan"].closed
    assert closed == because("taken", character="rose-doolan")


def test_everyone_chooses_one_of_two() -> None:
    state = start(players=8, characters="pairs", confirm=False)
    pairs = [tuple(choices(offer(state, seat, "character"), "character")) for seat in range(8)]
    assert len({name for pair in pairs for name in pair}) == 16
    other = pairs[1][0]
    assert refused(state, 0, "character", character=other).code == "not-a-choice"
    for seat, pair in enumerate(pairs):
        state = moves(state, (seat, "character", {"character": pair[1]}))
    assert [seat.character for seat in state.seats] == [pair[1] for pair in pairs]


def test_a_choice_can_be_taken_back_until_all_are_in() -> None:
    state = start(players=3, characters="pairs", confirm=False)
    pick = next(iter(choices(offer(state, 0, "character"), "character")))
    state = moves(state, (0, "character", {"character": pick}), (0, "take-back"))
    assert RULES.awaited(state) == (0, 1, 2)


def test_a_void_deal_is_dealt_again_from_the_beginning() -> None:
    state = start(players=5, confirm=False)
    before = [seat.role for seat in state.seats], [seat.character for seat in state.seats]
    state, _ = do(state, HOST, "deal-again")
    after = [seat.role for seat in state.seats], [seat.character for seat in state.seats]
    assert (state.deals, state.turns) == (2, 1)
    assert after != before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 2}, "BANG! is for 3 to 8 players, not 2"),
        ({"players": 9}, "BANG! is for 3 to 8 players, not 9"),
        ({"players": 4, "sheriff": 4}, "the Sheriff's seat is not at this table"),
        ({"players": 4, "level": "cards"}, "level is one of tokens, companion"),
    ],
)
def test_a_table_that_cannot_be_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}$"):
        Options(**wrong)


def test_nobody_plays_before_the_first_turn() -> None:
    state = start(players=4, sheriff=1)
    assert keys(state, 0) == ["seen"]
    assert keys(state, 1) == []

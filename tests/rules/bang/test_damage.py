"""Distance, reach and damage: the whole table, and what changes it and what does not."""

import pytest

from hub.rules.bang.ring import damage, distance, reaches
from hub.rules.contract.actor import at
from tests.rules.bang.arranged import RULES, Player, do, lives, moves, offer, plain, shot, table
from tests.rules.game import because, choices, why

WEAPONS = {1: (), 2: ("schofield",), 3: ("remington",), 4: ("carabine",), 5: ("winchester",)}
# The variant's table: strength, then the damage at distance 1, 2, 3, 4 and 5; 0: out of reach.
DAMAGE = {
    1: (1, 0, 0, 0, 0),
    2: (2, 1, 0, 0, 0),
    3: (3, 2, 1, 0, 0),
    4: (4, 3, 2, 1, 0),
    5: (5, 4, 3, 2, 1),
}


@pytest.mark.parametrize("strength", DAMAGE)
@pytest.mark.parametrize("away", [1, 2, 3, 4])
def test_the_damage_table(strength: int, away: int) -> None:
    """Eight seats: as far away as four."""
    state = table(Player(laid=WEAPONS[strength]), *plain(7))
    expected = DAMAGE[strength][away - 1]
    assert reaches(state, 0, away) == (expected > 0)
    assert RULES.view(state, at(0)).own.damage[away] == expected
    if expected:
        assert choices(offer(state, 0, "bang"), "target")[away].about == {"damage": expected}
        assert lives(shot(state, 0, away, ("take",)))[away] == 5 - expected
    else:
        closed = because("too-far", seat=away, distance=away, reach=strength)
        assert why(offer(state, 0, "bang"), "target", away) == closed


def test_a_distance_of_five_exists_by_cards_alone_and_does_what_the_seats_say() -> None:
    """A Winchester at four seats with a Mustang: distance 5, and the damage of 4."""
    state = table(Player(laid=("winchester",)), *plain(3), Player(laid=("mustang",)), *plain(3))
    assert distance(state, 0, 4) == 5
    assert damage(state, 0, 4) == 2
    assert lives(shot(state, 0, 4, ("take",)))[4] == 3


@pytest.mark.parametrize("laid", ["volcanic", ""])
def test_volcanic_and_colt_have_strength_one(laid: str) -> None:
    state = table(Player(laid=(laid,) if laid else ()), *plain(4))
    assert [damage(state, 0, 1), reaches(state, 0, 2)] == [1, False]


@pytest.mark.parametrize("players", range(3, 9))
def test_distance_is_the_shorter_way_round(players: int) -> None:
    state = table(*plain(players))
    far = RULES.view(state, at(0)).reach
    assert far == tuple(min(seat, players - seat) for seat in range(players))


def test_the_harmless_still_count_for_distance() -> None:
    state = table(Player(), Player(life=0), Player(hand=0), *plain(4))
    assert RULES.view(state, at(0)).reach == (0, 1, 2, 3, 3, 2, 1)


def test_a_house_may_skip_the_harmless_for_distance_and_damage() -> None:
    skipped = {"harmless": "skipped"}
    players = (Player(laid=("remington",)), Player(life=0), Player(hand=0), *plain(4))
    state = table(*players, house=skipped)
    # Whom the way leads to counts, harmless or not.
    assert RULES.view(state, at(0)).reach == (0, 1, 1, 1, 2, 2, 1)
    assert (damage(state, 0, 3), damage(state, 0, 4)) == (3, 2)
    assert damage(table(*players), 0, 3) == 1


def test_an_empty_chair_is_never_skipped() -> None:
    state = table(Player(), Player(left=True), *plain(5), house={"harmless": "skipped"})
    assert RULES.view(state, at(0)).reach == (0, 1, 2, 3, 3, 2, 1)


@pytest.mark.parametrize("card", ["mustang", "hideout"])
def test_a_mustang_changes_reach_and_not_damage(card: str) -> None:
    state = table(Player(laid=("remington",)), Player(laid=(card,)), *plain(5))
    assert (distance(state, 0, 1), damage(state, 0, 1)) == (2, 3)
    colt = table(Player(), Player(laid=(card,)), *plain(5))
    assert not reaches(colt, 0, 1)
    assert lives(shot(state, 0, 1, ("take",)))[1] == 2


@pytest.mark.parametrize("card", ["scope", "binocular"])
def test_a_scope_changes_reach_and_not_damage(card: str) -> None:
    state = table(Player(laid=("schofield", card)), *plain(6))
    assert [distance(state, 0, seat) for seat in (1, 2, 3)] == [1, 1, 2]
    assert [damage(state, 0, seat) for seat in (1, 2)] == [2, 1]


def test_where_a_scope_reaches_past_the_table_damage_is_one() -> None:
    state = table(Player(laid=("scope",)), *plain(4))
    assert (reaches(state, 0, 2), damage(state, 0, 2)) == (True, 1)
    assert lives(shot(state, 0, 2, ("take",)))[2] == 4


def test_distance_is_never_below_one() -> None:
    state = table(Player("rose-doolan", laid=("scope", "binocular")), *plain(4))
    assert distance(state, 0, 1) == 1


def test_mustang_and_hideout_add_up_as_do_scope_and_binocular() -> None:
    far = table(Player(), Player(laid=("mustang", "hideout")), *plain(6))
    near = table(Player(laid=("scope", "binocular")), *plain(7))
    assert distance(far, 0, 1) == 3
    assert distance(near, 0, 4) == 2


def test_paul_regret_is_one_further_and_rose_doolan_one_nearer() -> None:
    state = table(Player("rose-doolan"), Player(), Player("paul-regret"), *plain(3))
    assert distance(state, 0, 1) == 1
    assert distance(state, 0, 2) == 2
    assert distance(state, 1, 2) == 2
    assert distance(state, 0, 3) == 2
    assert damage(state, 1, 2) == 1


def test_in_belle_stars_turn_the_cards_of_others_are_off() -> None:
    players = (Player("belle-star"), Player(laid=("mustang", "barrel")), Player("paul-regret"))
    hers = table(*players, *plain(3), turn=0)
    theirs = table(*players, *plain(3), turn=3)
    assert (distance(hers, 0, 1), distance(theirs, 0, 1)) == (1, 2)
    # An ability is no card in play.
    assert distance(hers, 0, 2) == 3
    state, _ = do(hers, 0, "bang", target=1)
    assert [each.key for each in RULES.offers(state, at(1)) if not each.standing] == [
        "missed",
        "take",
    ]


def test_a_new_weapon_takes_the_place_of_the_old() -> None:
    state = table(Player(laid=("schofield",)), *plain(4))
    state = moves(state, (0, "lay", {"card": "winchester"}))
    assert state.seats[0].laid == ("winchester",)
    assert state.discards[-1] == "schofield"
    assert damage(state, 0, 1) == 5

"""How hard everyone is to reach: places, the harmless, Armor, Benkei, leavers."""

import pytest

from hub.rules.box.cards import KINDS, WEAPONS
from hub.rules.contract.actor import TABLE, at
from hub.rules.samurai.ring import difficulties
from hub.rules.samurai.state import State
from tests.rules.game import because, open_values, why
from tests.rules.samurai.arranged import RULES, Player, difficulty, do, offer, plain, refused, table

A, B, C, D, E, F = range(6)
ARMOR = ("armor", "armor")


def reach(state: State, attacker: int) -> list[int]:
    return list(difficulties(state, attacker))


def test_six_seated_attack_each_other_as_in_the_rulebook_picture() -> None:
    state = table(*plain(6))
    assert reach(state, A) == [0, 1, 2, 3, 2, 1]


@pytest.mark.parametrize("seat", range(6))
def test_the_ring_has_no_first_seat(seat: int) -> None:
    around = reach(table(*plain(6)), seat)
    assert around[seat:] + around[:seat] == [0, 1, 2, 3, 2, 1]


def test_two_armor_on_a_as_in_the_rulebook_example() -> None:
    state = table(Player(laid=ARMOR), *plain(5))
    assert [difficulty(state, seat, A) for seat in (B, C, D, E, F)] == [3, 4, 5, 4, 3]
    assert reach(state, A) == [0, 1, 2, 3, 2, 1]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (3, [0, 1, 1]),
        (4, [0, 1, 2, 1]),
        (5, [0, 1, 2, 2, 1]),
        (6, [0, 1, 2, 3, 2, 1]),
        (7, [0, 1, 2, 3, 3, 2, 1]),
    ],
)
def test_the_shorter_way_round_at_every_table(players: int, expected: list[int]) -> None:
    assert reach(table(*plain(players)), 0) == expected


def test_the_daikyu_and_nodachi_example() -> None:
    state = table(*plain(6))
    attack = offer(state, A, "attack")
    for weapon in ("daikyu", "nodachi", "naginata"):
        assert why(attack, "weapon", weapon, target=D) is None
    assert why(attack, "weapon", "bo", target=D) == because(
        "out-of-reach", difficulty=3, weapon="bo", reach=2
    )
    assert why(attack, "weapon", "wakizashi", target=D) == because(
        "out-of-reach", difficulty=3, weapon="wakizashi", reach=1
    )


def test_with_one_armor_on_d_the_nodachi_no_longer_reaches() -> None:
    state = table(*plain(3), Player(laid=("armor",)), *plain(2))
    attack = offer(state, A, "attack")
    assert why(attack, "weapon", "nodachi", target=D) == because(
        "out-of-reach", difficulty=4, weapon="nodachi", reach=3
    )
    assert why(attack, "weapon", "naginata", target=D) is None
    assert refused(state, A, "attack", target=D, weapon="nodachi").code == "out-of-reach"


@pytest.mark.parametrize(("resilience", "left"), [(2, 0), (3, 1)])
def test_an_unparried_daikyu_defeats_d_unless_d_had_three(resilience: int, left: int) -> None:
    state = table(*plain(3), Player(resilience=resilience), *plain(2))
    state, _ = do(state, A, "attack", target=D, weapon="daikyu")
    state, _ = do(state, D, "take")
    assert state.seats[D].resilience == left
    assert state.seats[D].honor == (3 if left == 0 else 4)


@pytest.mark.parametrize("harmless", [Player(hand=0), Player(resilience=0)])
def test_the_harmless_are_not_counted_on_the_way(harmless: Player) -> None:
    state = table(Player(), harmless, *plain(4))
    assert reach(state, A)[C] == 1
    assert reach(state, A)[D] == 2
    # The other way round nothing has changed.
    assert reach(state, A)[E] == 2


def test_several_harmless_bring_the_far_side_near() -> None:
    state = table(Player(), Player(hand=0), Player(resilience=0), *plain(3))
    assert reach(state, A)[D] == 1
    assert reach(state, A)[E] == 2
    assert reach(state, D)[A] == 1


def test_the_attacker_is_never_counted() -> None:
    alone = table(Player(hand=1), *plain(5))
    assert reach(alone, A) == [0, 1, 2, 3, 2, 1]
    empty = table(Player(hand=0), *plain(5))
    assert reach(empty, A) == [0, 1, 2, 3, 2, 1]


def test_a_leaver_still_counts_on_the_way() -> None:
    state = table(Player(), Player(hand=0, left=True), *plain(4))
    assert reach(state, A)[C] == 2
    assert reach(state, A)[D] == 3


def test_benkei_is_attacked_at_one_more_and_attacks_as_anyone() -> None:
    state = table(Player("benkei"), *plain(5))
    assert [difficulty(state, seat, A) for seat in (B, C, D)] == [2, 3, 4]
    assert reach(state, A) == [0, 1, 2, 3, 2, 1]


def test_benkei_in_armor_adds_up() -> None:
    state = table(Player("benkei", laid=ARMOR), *plain(5))
    assert difficulty(state, B, A) == 4


def test_other_properties_do_not_guard() -> None:
    state = table(Player(laid=("focus", "fast-draw")), *plain(5))
    assert difficulty(state, B, A) == 1


def test_a_seat_nothing_in_hand_reaches_says_how_far_it_is() -> None:
    state = table(Player(hand=("bo", "kiseru")), *plain(5), level="cards")
    attack = offer(state, A, "attack")
    assert open_values(attack, "target") == [B, C, E, F]
    assert why(attack, "target", D) == because("too-far", seat=D, difficulty=3, reach=2)
    assert refused(state, A, "attack", target=D, weapon="bo").code == "too-far"


@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_reaches_exactly_its_reach(weapon: str) -> None:
    """Armor on the neighbour makes every difficulty from 1 to 5."""
    for armor in range(5):
        state = table(Player(), Player(laid=("armor",) * armor), Player(), Player())
        is_open = why(offer(state, 0, "attack"), "weapon", weapon, target=1) is None
        assert is_open == (KINDS[weapon].reach >= 1 + armor)


def test_everyone_sees_the_difficulties_from_their_own_seat_alone() -> None:
    state = table(Player(laid=ARMOR), *plain(5))
    assert RULES.view(state, at(B)).reach == (3, 0, 1, 2, 3, 2)
    assert RULES.view(state, at(A)).reach == (0, 1, 2, 3, 2, 1)
    assert RULES.view(state, TABLE).reach == ()


def test_the_difficulty_of_an_attack_is_on_the_record() -> None:
    state = table(*plain(6))
    _, events = do(state, A, "attack", target=C, weapon="bo")
    heard = events[0].seen_by(TABLE)
    assert heard is not None
    assert heard.params["difficulty"] == 2

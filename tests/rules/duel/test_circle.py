"""Difficulty in the circle: places, the harmless, the fallen, Armor, a Shogun behind the line."""

from tests.rules.duel.arranged import a, attack, b, far, offer, points, table
from tests.rules.game import because, choices


def test_the_one_on_the_left_attacks_the_last_of_the_other_line_at_one() -> None:
    assert far(table(a(active="hanzo"))) == {"kojiro": 1, "hideyoshi": 2, "tomoe": 3}


def test_the_one_in_the_middle_attacks_both_ends_at_two() -> None:
    assert far(table(a(active="benkei"))) == {"tomoe": 2, "hideyoshi": 3, "kojiro": 2}


def test_the_second_seat_counts_the_same_circle_from_its_own_places() -> None:
    plain = a(shogun="musashi", samurai=("hanzo", "goemon", "ushiwaka"))
    state = table(plain, b(active="tomoe"), turn=1)
    assert far(state, 1) == {"ushiwaka": 1, "goemon": 2, "hanzo": 3}


def test_a_shogun_active_behind_the_line_attacks_at_one_more_than_the_middle() -> None:
    assert far(table(a(active="nobunaga"))) == {"tomoe": 3, "hideyoshi": 4, "kojiro": 3}


def test_a_shogun_in_the_circle_attacks_from_where_they_stand() -> None:
    state = table(a(line=("hanzo", "nobunaga", "ushiwaka"), active="nobunaga"))
    assert far(state) == {"tomoe": 2, "hideyoshi": 3, "kojiro": 2}


def test_the_fallen_no_longer_count() -> None:
    state = table(a(active="hanzo"), b(line=("ieyasu", "tomoe")))
    assert far(state) == {"tomoe": 1, "ieyasu": 2}
    lonely = table(a(line=("hanzo", "nobunaga"), active="hanzo"), b(line=("ieyasu",)))
    assert far(lonely) == {"ieyasu": 1}


def test_the_harmless_are_not_counted_on_the_way() -> None:
    state = table(a(active="hanzo"), b(active="kojiro", hand=0))
    assert far(state) == {"kojiro": 1, "hideyoshi": 1, "tomoe": 2}


def test_a_shogun_behind_the_line_is_not_counted() -> None:
    """Six stand in the circle, whoever waits behind them."""
    assert max(far(table(a(active="hanzo"))).values()) == 3
    assert "ieyasu" not in far(table(a(active="hanzo")))


def test_armor_counts_for_the_character_it_lies_before_always() -> None:
    state = table(a(active="hanzo"), b(laid={"hideyoshi": ("armor", "armor")}))
    assert far(state) == {"kojiro": 1, "hideyoshi": 4, "tomoe": 3}
    assert state.sides[1].active == ""


def test_a_weapon_reaches_exactly_its_reach() -> None:
    state = table(a(active="hanzo"))
    weapons = choices(offer(state, 0, "attack"), "weapon", target="tomoe")
    reaches = {kind for kind, choice in weapons.items() if choice.closed is None}
    assert reaches >= {"shuriken", "nodachi", "kanabo", "naginata", "daikyu"}
    assert not reaches & {"bo", "bokken", "katana", "kusarigama"}
    closed = weapons["bo"].closed
    assert closed == because("out-of-reach", difficulty=3, weapon="bo", reach=2)


def test_an_enemy_whom_no_weapon_in_hand_reaches_is_closed() -> None:
    state = table(a(active="hanzo", hand=("bo", "parry")), level="cards")
    closed = choices(offer(state, 0, "attack"), "target")["tomoe"].closed
    assert closed == because("too-far", character="tomoe", difficulty=3, reach=2)


def test_a_shogun_behind_the_line_is_no_target_of_a_weapon() -> None:
    targets = choices(offer(table(a(active="hanzo")), 0, "attack"), "target")
    assert targets["ieyasu"].closed == because("behind", character="ieyasu")


def test_the_active_character_of_a_player_without_cards_is_harmless() -> None:
    state = table(a(active="hanzo"), b(active="kojiro", hand=0))
    targets = choices(offer(state, 0, "attack"), "target")
    assert targets["kojiro"].closed == because("harmless", character="kojiro")
    assert targets["tomoe"].closed is targets["hideyoshi"].closed is None


def test_the_others_of_a_player_without_cards_are_attacked_as_usual() -> None:
    state = table(a(active="hanzo"), b(active="kojiro", hand=0))
    assert points(attack(state, "hideyoshi", "bokken"), "hideyoshi") == [3]


def test_with_an_active_shogun_behind_the_line_nobody_else_is_harmless() -> None:
    state = table(a(active="hanzo"), b(active="ieyasu", hand=0))
    targets = choices(offer(state, 0, "attack"), "target")
    open_ones = {name for name, choice in targets.items() if choice.closed is None}
    assert open_ones == {"tomoe", "hideyoshi", "kojiro"}


def test_an_enemy_is_offered_with_what_its_difficulty_is_made_of() -> None:
    """Benkei stands beside the one who attacks and is active: two, though it is a neighbour."""
    benkei = b(
        shogun="ieyasu",
        samurai=("tomoe", "hideyoshi", "benkei"),
        active="benkei",
        laid={"hideyoshi": ("armor", "armor")},
    )
    mine = a(shogun="nobunaga", samurai=("hanzo", "goemon", "ushiwaka"), active="hanzo")
    found = choices(offer(table(mine, benkei), 0, "attack"), "target")
    way = {"places": 1, "armor": 0, "benkei": 1, "behind": 0}
    assert found["benkei"].about == {"difficulty": 2, **way}
    armored = {"places": 2, "armor": 2, "benkei": 0, "behind": 0}
    assert found["hideyoshi"].about == {"difficulty": 4, **armored}


def test_what_a_shogun_adds_from_behind_the_line_is_told_too() -> None:
    found = choices(offer(table(a(active="nobunaga")), 0, "attack"), "target")
    way = {"places": 2, "armor": 0, "benkei": 0, "behind": 1}
    assert found["tomoe"].about == {"difficulty": 3, **way}

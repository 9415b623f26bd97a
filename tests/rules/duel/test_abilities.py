"""Whose ability works for whom: the Shogun's for all and always, a Samurai's while active."""

import pytest

from tests.rules.duel.arranged import (
    Player,
    a,
    attack,
    b,
    do,
    far,
    hands,
    keys,
    offer,
    points,
    table,
)
from tests.rules.game import because, choices

LEFT = ("goemon", "ieyasu", "nobunaga")


def strikers(shogun: str, *samurai: str, active: str) -> Player:
    rest = [name for name in LEFT if name not in (shogun, *samurai)]
    first, second, third = (*samurai, *rest)[:3]
    return Player(shogun, (first, second, third), active=active, hand=6)


def test_benkei_guards_himself_while_he_is_active() -> None:
    state = table(a(active="benkei"), b(active="tomoe"), turn=1)
    assert far(state, 1) == {"ushiwaka": 1, "benkei": 3, "hanzo": 3}


def test_an_inactive_benkei_guards_nobody() -> None:
    state = table(a(active="hanzo"), b(active="tomoe"), turn=1)
    assert far(state, 1) == {"ushiwaka": 1, "benkei": 2, "hanzo": 3}


def test_benkei_the_shogun_guards_all_of_them_from_behind_the_line() -> None:
    state = table(Player("benkei", ("hanzo", "goemon", "ushiwaka")), b(active="tomoe"), turn=1)
    assert far(state, 1) == {"ushiwaka": 2, "goemon": 3, "hanzo": 4}


def test_benkei_the_shogun_guards_himself_in_the_circle() -> None:
    one = Player("benkei", ("hanzo", "goemon", "ushiwaka"), line=("hanzo", "benkei"))
    assert far(table(one, b(active="tomoe"), turn=1), 1) == {"benkei": 2, "hanzo": 3}


@pytest.mark.parametrize(
    ("one", "wounds"),
    [
        (Player("ginchiyo", ("hanzo", "benkei", "ushiwaka")), 2),
        (Player("nobunaga", ("hanzo", "benkei", "ginchiyo"), active="ginchiyo"), 2),
        (Player("nobunaga", ("hanzo", "benkei", "ginchiyo"), active="hanzo"), 3),
        (Player("nobunaga", ("ginchiyo", "benkei", "ushiwaka"), active="ginchiyo"), 3),
    ],
    ids=["shogun", "active and attacked", "attacked, not active", "active, not attacked"],
)
def test_ginchiyo_softens_a_weapon(one: Player, wounds: int) -> None:
    state = table(one, b(active="tomoe"), turn=1)
    weapons = choices(offer(state, 1, "attack"), "weapon", target=one.samurai[2])
    assert weapons["nodachi"].about == {"wounds": wounds}
    assert weapons["bokken"].about == {"wounds": 1}


@pytest.mark.parametrize(
    ("one", "target", "is_offered"),
    [
        (a(active="hanzo"), "hanzo", True),
        (a(active="hanzo"), "ushiwaka", False),
        (a(active="benkei"), "hanzo", False),
        (Player("hanzo", ("goemon", "benkei", "ushiwaka")), "ushiwaka", True),
    ],
)
def test_hanzo_parries_with_a_weapon(one: Player, target: str, is_offered: bool) -> None:
    state = table(one, b(active="tomoe"), turn=1)
    struck, _ = do(state, 1, "attack", target=target, weapon="nodachi")
    assert ("parry-weapon" in keys(struck, 0)) is is_offered
    if is_offered:
        after, _ = do(struck, 0, "parry-weapon")
        assert (points(after, target), hands(after)) == (points(state, target), [2, 2])


def test_hanzo_never_parries_with_the_last_card() -> None:
    state = table(a(active="hanzo", hand=1), b(active="tomoe"), turn=1)
    struck, _ = do(state, 1, "attack", target="hanzo", weapon="nodachi")
    assert offer(struck, 0, "parry-weapon").closed == because("last-card")
    assert offer(struck, 0, "parry").closed is None


@pytest.mark.parametrize(
    ("one", "target", "drawn"),
    [
        (a(active="ushiwaka"), "ushiwaka", 2),
        (a(active="benkei"), "ushiwaka", 0),
        (a(active="ushiwaka"), "hanzo", 0),
        (Player("ushiwaka", ("hanzo", "benkei", "goemon")), "goemon", 2),
    ],
)
def test_ushiwaka_draws_for_wounds(one: Player, target: str, drawn: int) -> None:
    plain = Player("nobunaga", ("ieyasu", "hideyoshi", "kojiro"), active="kojiro")
    state = attack(table(one, plain, turn=1), target, "kusarigama")
    assert hands(state) == [3 + drawn, 2]


def test_ushiwaka_draws_for_the_points_he_lost_also_when_he_falls() -> None:
    one = a(active="ushiwaka", points={"ushiwaka": 2})
    plain = Player("ieyasu", ("goemon", "hideyoshi", "kojiro"), active="goemon")
    state = attack(table(one, plain, turn=1), "ushiwaka", "nodachi")
    assert (hands(state), state.sides[0].active) == ([5, 2], "")


@pytest.mark.parametrize(
    ("two", "limit"),
    [
        (strikers("goemon", "tomoe", active="tomoe"), 2),
        (strikers("tomoe", "goemon", active="goemon"), 2),
        (strikers("tomoe", "kojiro", "goemon", active="kojiro"), 1),
    ],
    ids=["shogun", "active", "neither"],
)
def test_goemon_has_one_more_weapon(two: Player, limit: int) -> None:
    state = table(two=two, turn=1, weapons=limit - 1)
    assert offer(state, 1, "attack").closed is None
    full = table(two=two, turn=1, weapons=limit)
    assert offer(full, 1, "attack").closed == because("weapon-limit", used=limit, limit=limit)


@pytest.mark.parametrize(
    ("two", "count"),
    [
        (strikers("hideyoshi", "tomoe", active="tomoe"), 3),
        (strikers("tomoe", "hideyoshi", active="hideyoshi"), 3),
        (strikers("tomoe", "hideyoshi", active="goemon"), 2),
    ],
    ids=["shogun", "active", "neither"],
)
def test_hideyoshi_draws_one_more(two: Player, count: int) -> None:
    state = table(two=two, turn=1, steps=("draw", "play"))
    why = "hideyoshi" if count == 3 else ""
    assert offer(state, 1, "draw").about == {"count": count, "why": why}
    assert hands(do(state, 1, "draw")[0]) == [3, 6 + count]


@pytest.mark.parametrize(
    ("two", "may"),
    [
        (b(active="tomoe"), True),
        (Player("tomoe", ("ieyasu", "goemon", "kojiro"), active="ieyasu"), True),
        (Player("tomoe", ("ieyasu", "goemon", "kojiro"), active="goemon"), False),
    ],
    ids=["shogun", "active", "neither"],
)
def test_ieyasu_may_take_the_top_discard_first(two: Player, may: bool) -> None:
    state = table(two=two, turn=1, steps=("draw", "play"), discards=("nodachi",), level="cards")
    if not may:
        assert offer(state, 1, "draw").fields == ()
        return
    after, _ = do(state, 1, "draw", first="discard")
    assert "nodachi-1" in after.sides[1].cards
    assert (hands(after), after.discards) == ([3, 5], ())


@pytest.mark.parametrize(
    ("two", "reaches"),
    [
        (strikers("kojiro", "tomoe", "hideyoshi", active="tomoe"), True),
        (strikers("tomoe", "kojiro", active="kojiro"), True),
        (strikers("tomoe", "goemon", "hideyoshi", active="goemon"), False),
    ],
    ids=["shogun", "active", "neither"],
)
def test_kojiro_reaches_any_difficulty(two: Player, reaches: bool) -> None:
    state = table(a(laid={"hanzo": ("armor", "armor")}), two, turn=1)
    assert far(state, 1)["hanzo"] == 5
    weapons = choices(offer(state, 1, "attack"), "weapon", target="hanzo")
    assert (weapons["bokken"].closed is None) is reaches


@pytest.mark.parametrize(
    ("two", "wounds"),
    [
        (strikers("musashi", "tomoe", active="tomoe"), 3),
        (strikers("tomoe", "musashi", active="musashi"), 3),
        (strikers("tomoe", "musashi", active="goemon"), 2),
    ],
    ids=["shogun", "active", "neither"],
)
def test_musashi_wounds_one_more(two: Player, wounds: int) -> None:
    state = table(two=two, turn=1)
    weapons = choices(offer(state, 1, "attack"), "weapon", target="benkei")
    assert weapons["kusarigama"].about == {"wounds": wounds}


@pytest.mark.parametrize(
    ("two", "drawn"),
    [
        (strikers("tomoe", "kojiro", active="kojiro"), 1),
        (strikers("kojiro", "tomoe", active="tomoe"), 1),
        (strikers("kojiro", "tomoe", active="goemon"), 0),
    ],
    ids=["shogun", "active", "neither"],
)
def test_tomoe_draws_one_for_a_weapon_that_wounds(two: Player, drawn: int) -> None:
    state = table(two=two, turn=1)
    assert hands(attack(state, "benkei", "daikyu"))[1] == 5 + drawn
    assert hands(attack(state, "benkei", "daikyu", "parry"))[1] == 5


def test_naming_the_shogun_adds_no_ability_twice() -> None:
    two = Player("goemon", ("tomoe", "kojiro", "hideyoshi"), active="goemon", hand=6)
    state = table(two=two, turn=1, weapons=2)
    assert offer(state, 1, "attack").closed == because("weapon-limit", used=2, limit=2)


def test_nobunaga_pays_with_the_active_character() -> None:
    state = table(a(active="benkei"))
    after, _ = do(state, 0, "nobunaga")
    assert (points(after, "benkei", "hanzo"), hands(after)) == ([4, 4], [4, 3])


def test_nobunaga_active_pays_for_himself() -> None:
    two = Player("tomoe", ("nobunaga", "goemon", "kojiro"), active="nobunaga")
    one = Player("ieyasu", ("hanzo", "benkei", "ushiwaka"))
    after, _ = do(table(one, two, turn=1), 1, "nobunaga")
    assert points(after, "nobunaga") == [4]
    idle = two._replace(active="goemon")
    assert "nobunaga" not in keys(table(one, idle, turn=1), 1)


def test_the_last_point_is_never_paid() -> None:
    state = table(a(active="benkei", points={"benkei": 1}))
    assert offer(state, 0, "nobunaga").closed == because("last-resilience")


def test_a_shogun_behind_the_line_never_pays() -> None:
    state = table(a(active="nobunaga"))
    assert offer(state, 0, "nobunaga").closed == because("nobody-to-pay")
    assert offer(table(), 0, "nobunaga").closed == because("nobody-to-pay")


def test_nobody_pays_when_there_is_no_card_to_draw() -> None:
    state = table(a(active="benkei"), rest=1)
    assert offer(state, 0, "nobunaga").closed == because("no-card-to-draw")

"""What everyone sees of a duel: eight places for two seats, and how they stand."""

from hub.rules.contract.actor import TABLE, WATCHER, at, viewers
from hub.rules.contract.view import Counter, Mark
from tests.rules.duel.arranged import RULES, a, b, do, start, table


def test_there_are_eight_places_for_two_seats_each_shogun_first() -> None:
    view = RULES.view(table(), TABLE)
    assert [(place.place, place.seat, place.role, place.figure) for place in view.places] == [
        (0, 0, "shogun", "nobunaga"),
        (1, 0, "samurai", "hanzo"),
        (2, 0, "samurai", "benkei"),
        (3, 0, "samurai", "ushiwaka"),
        (4, 1, "shogun", "ieyasu"),
        (5, 1, "samurai", "tomoe"),
        (6, 1, "samurai", "hideyoshi"),
        (7, 1, "samurai", "kojiro"),
    ]


def test_the_circle_says_how_they_stand() -> None:
    assert RULES.view(table(), TABLE).own.circle == (1, 2, 3, 5, 6, 7)
    state = table(a(line=("hanzo", "nobunaga")), b(line=("ieyasu",)))
    assert RULES.view(state, TABLE).own.circle == (1, 0, 4)


def test_difficulties_are_by_place_for_the_active_one_of_each_seat() -> None:
    state = table(a(active="hanzo"), b(active="tomoe"))
    own = RULES.view(state, WATCHER).own
    assert own.reach == ((0, 0, 0, 0, 0, 3, 2, 1), (0, 3, 2, 1, 0, 0, 0, 0))
    assert own.active == (1, 5)
    assert RULES.view(state, at(0)).reach == own.reach[0]
    assert RULES.view(state, at(1)).reach == own.reach[1]
    assert RULES.view(state, WATCHER).reach == ()


def test_weapons_are_limited_from_the_first_turn_on() -> None:
    assert RULES.view(start(), TABLE).own.weapon_limit == 0
    assert RULES.view(table(a(active="hanzo")), TABLE).own.weapon_limit == 1


def test_without_an_active_one_there_is_no_difficulty() -> None:
    assert RULES.view(table(), at(0)).reach == (0,) * 8


def test_marks_say_who_is_active_behind_harmless_or_fallen() -> None:
    one = a(active="hanzo", hand=0, laid={"hanzo": ("armor", "armor")})
    state = table(one, b(line=("tomoe", "ieyasu", "kojiro")), bushido_on="hanzo")
    marks = {place.figure: place.marks for place in RULES.view(state, TABLE).places}
    assert marks["hanzo"] == (
        Mark(key="armor", count=2),
        Mark(key="active"),
        Mark(key="bushido"),
        Mark(key="harmless"),
    )
    assert marks["nobunaga"] == (Mark(key="behind"),)
    assert marks["hideyoshi"] == (Mark(key="fallen"),)
    assert marks["ieyasu"] == ()


def test_a_players_one_hand_is_counted_with_the_shogun() -> None:
    places = RULES.view(table(a(hand=4)), TABLE).places
    assert places[0].counters == (
        Counter(key="resilience", value=0),
        Counter(key="hand", value=4),
    )
    assert places[1].counters == (Counter(key="resilience", value=4, limit=4),)


def test_what_is_aimed_at_is_there_by_place() -> None:
    state = table(a(active="hanzo"))
    struck, _ = do(state, 0, "attack", target="kojiro", weapon="bo")
    assert RULES.view(struck, TABLE).own.aimed == (7,)
    cried, _ = do(state, 0, "battle-cry")
    assert RULES.view(cried, TABLE).own.aimed == (5, 6, 7, 2, 3)
    assert RULES.view(state, TABLE).own.aimed == ()


def test_a_hand_is_its_owners_alone() -> None:
    state = table(a(hand=("bo", "geisha")), b(hand=("katana",)), level="cards")
    hands = {str(actor): RULES.view(state, actor).hand for actor in viewers(2)}
    assert hands.pop("seat 0") == ("bo", "geisha")
    assert hands.pop("seat 1") == ("katana",)
    assert set(hands.values()) == {()}


def test_before_the_lineup_the_places_are_empty() -> None:
    view = RULES.view(start(), at(0))
    assert [place.figure for place in view.places] == [""] * 8
    assert [place.role for place in view.places] == [""] * 8
    assert (view.own.circle, view.own.full) == ((), ())


def test_there_are_no_roles_to_look_at() -> None:
    assert RULES.secret(table(), 0) is None

"""What everyone sees of a duel: eight places for two seats, and how they stand."""

from msgspec import UNSET

from hub.rules.contract.actor import TABLE, WATCHER, at, viewers
from hub.rules.contract.view import Counter, Mark, Warned
from hub.rules.duel.state import State
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


def warned(state: State) -> object:
    (asked,) = RULES.view(state, TABLE).asked
    return asked.warned


def test_a_question_says_which_characters_would_fall() -> None:
    weak = b(points={"kojiro": 1})
    struck, _ = do(table(a(active="hanzo"), weak), 0, "attack", target="kojiro", weapon="bo")
    fallen = Warned(seat=1, key="characters-lost", about={"characters": ("kojiro",)})
    assert warned(struck) == (fallen,)
    cried, _ = do(table(a(active="hanzo", points={"benkei": 1}), weak), 0, "battle-cry")
    own = Warned(seat=0, key="characters-lost", about={"characters": ("benkei",)})
    assert warned(cried) == (fallen, own)
    strong, _ = do(table(a(active="hanzo")), 0, "attack", target="kojiro", weapon="bo")
    assert warned(strong) is UNSET


def test_nobody_is_warned_for_a_character_that_the_card_does_not_touch() -> None:
    weak = b(points={"tomoe": 1})
    struck, _ = do(table(a(active="hanzo"), weak), 0, "attack", target="kojiro", weapon="bo")
    assert warned(struck) is UNSET
    # The active one is not touched by the own cry.
    cried, _ = do(table(a(active="hanzo", points={"hanzo": 1})), 0, "battle-cry")
    assert warned(cried) is UNSET


def test_a_question_says_that_the_shogun_would_fall() -> None:
    one = a(line=("hanzo", "nobunaga"), points={"nobunaga": 3})
    bitten = table(one, bushido_on="nobunaga", steps=("bushido", "draw", "play"))
    state, _ = do(bitten, 0, "flip", flipped="weapon")
    shogun = Warned(seat=0, key="shogun-lost", about={"character": "nobunaga"})
    assert warned(state) == (shogun,)


def test_a_shogun_behind_the_line_is_warned_of_nothing() -> None:
    cried, _ = do(table(a(active="hanzo")), 0, "battle-cry")
    assert warned(cried) is UNSET

"""What a viewer sees of a table, place by place and pile by pile."""

from msgspec import UNSET

from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import Ending
from hub.rules.contract.actor import HOST, TABLE, at, viewers
from hub.rules.contract.view import Counter, Mark, Pile, Warned
from tests.rules.samurai.arranged import RULES, Player, do, plain, start, table


def test_the_table_at_a_glance() -> None:
    state = table(*plain(5), turn=2, weapons=1, discards=("katana", "bo"), pace="flow")
    view = RULES.view(state, at(3))
    assert (view.game, view.level, view.phase) == ("samurai", "companion", "play")
    assert (view.turn, view.round, view.you) == (2, 10, 3)
    assert view.piles == (
        Pile(key="deck", count=73),
        Pile(key="discards", count=2, top="katana"),
        Pile(key="box", count=10),
        Pile(key="heap", count=11),
    )
    assert (view.own.weapons, view.own.weapon_limit, view.own.bushido_at) == (1, 1, -1)
    assert view.own.pace == "flow"
    assert view.asked == ()
    assert view.outcome is None


def test_a_place_as_everyone_sees_it() -> None:
    state = table(Player("hanzo", hand=2, resilience=3, honor=5, laid=("armor",)), *plain(4))
    place = RULES.view(state, TABLE).places[0]
    assert (place.place, place.seat, place.figure, place.role) == (0, 0, "hanzo", "shogun")
    assert place.counters == (
        Counter(key="honor", value=5),
        Counter(key="resilience", value=3, limit=4),
        Counter(key="hand", value=2),
    )
    assert place.marks == (Mark(key="armor"),)


def test_a_seat_without_a_character_has_no_resilience_and_none_to_reach() -> None:
    for place in RULES.view(start(players=4, characters="typed"), TABLE).places:
        assert place.figure == ""
        assert place.counters[1] == Counter(key="resilience", value=0, limit=0)


def test_a_hand_is_its_owners_alone_in_the_boxs_order() -> None:
    state = table(Player(hand=("parry", "bo", "armor", "bo")), *plain(4), level="cards")
    assert RULES.view(state, at(0)).hand == ("bo", "bo", "parry", "armor")
    for viewer in viewers(5):
        if viewer != at(0):
            assert "parry" not in RULES.view(state, viewer).hand
    assert RULES.view(state, HOST).hand == ()


def test_an_unseen_discard_shows_no_face() -> None:
    state = table(*plain(5), discards=("", "bo"))
    assert RULES.view(state, at(0)).piles[1] == Pile(key="discards", count=2, top="")
    bare = table(*plain(5))
    assert RULES.view(bare, at(0)).piles[1] == Pile(key="discards", count=0, top="")


def test_all_see_the_same_places() -> None:
    state = table(*plain(5), level="cards")
    assert len({str(RULES.view(state, viewer).places) for viewer in viewers(5)}) == 1


def test_before_the_first_turn_there_is_no_difficulty_and_no_limit() -> None:
    view = RULES.view(start(players=4, shogun=0), at(0))
    assert (view.reach, view.own.weapon_limit, view.phase) == ((), 0, "confirm")
    assert (view.turn, view.round, view.own.bushido_at, view.own.weapons) == (-1, 0, -1, 0)
    assert view.asked[0].seats == (1, 2, 3)
    assert view.asked[0].about == {}
    assert view.places[0].marks == ()


def test_nobody_is_harmless_before_the_deal() -> None:
    view = RULES.view(start(players=4, roles="typed"), at(0))
    assert [place.marks for place in view.places] == [(), (), (), ()]
    assert view.places[0].counters[2] == Counter(key="hand", value=0)
    assert view.phase == "roles"


def test_a_question_says_who_is_awaited() -> None:
    state, _ = do(table(*plain(5)), 0, "battle-cry")
    state, _ = do(state, 3, "take")
    (asked,) = RULES.view(state, TABLE).asked
    assert (asked.key, asked.seats, asked.sums) == ("battle-cry", (1, 2, 4), ())
    assert asked.about == {"by": 0, "card": "battle-cry", "wounds": 1}
    assert state.question is not None
    assert asked.question == state.question.question


def test_a_question_says_whom_its_wounds_would_beat() -> None:
    weak = Player(resilience=1)
    state, _ = do(table(*plain(3), weak, *plain(1)), 0, "battle-cry")
    (asked,) = RULES.view(state, TABLE).asked
    assert asked.warned == (Warned(seat=3, key="defeated"),)
    state, _ = do(state, 3, "take")
    (asked,) = RULES.view(state, TABLE).asked
    assert asked.warned is UNSET, "nobody who is still asked"


def test_the_secret_of_a_ninja_at_a_table_of_four_does_not_tell_of_the_other() -> None:
    # Whether two stars are doubled hangs on the other Ninja's, which are hidden.
    state = table(*plain(4))
    found = [RULES.secret(state, seat) for seat in range(4)]
    assert [(s.role, s.team, s.stars, s.bonus) for s in found if s] == [
        ("shogun", "shogun", 0, 1),
        ("ninja-1", "ninja", 1, 1),
        ("samurai", "shogun", 0, 2),
        ("ninja-2", "ninja", 2, 0),
    ]


def test_the_sums_that_must_hold() -> None:
    state = table(Player(laid=("armor",)), *plain(4), bushido_at=2, discards=("bo",))
    assert RULES.invariants(state) == {
        "honor": (30, 30),
        "resilience": (36, 36),
        "cards": (90, 90),
    }
    attacked, _ = do(state, 0, "attack", target=1, weapon="bo")
    assert RULES.invariants(attacked)["cards"] == (90, 90)
    assert "cards" not in RULES.invariants(table(*plain(5), level="tokens"))
    assert RULES.invariants(table(*plain(5), rest=4))["cards"] == (90, 90)
    assert RULES.invariants(start(players=4))["cards"] == (90, 90)
    assert RULES.invariants(RULES.blank()) == {"honor": (30, 30), "resilience": (36, 36)}


def test_the_game_says_what_it_is() -> None:
    assert (RULES.key, RULES.players, RULES.schema) == ("samurai", range(3, 8), 1)
    assert RULES.levels == ("tokens", "companion", "cards")


def test_the_game_waits_for_whoever_is_asked_else_for_the_turn_and_for_nobody_at_the_end() -> None:
    state = table(*plain(5))
    assert RULES.awaited(state) == (0,)
    state, _ = do(state, 0, "battle-cry")
    assert RULES.awaited(state) == (1, 2, 3, 4)
    state, _ = do(state, 3, "take")
    assert RULES.awaited(state) == (1, 2, 4)
    over = replace(state, frames=(), ending=Ending(reason="honor", cause="deck"))
    assert RULES.awaited(over) == ()

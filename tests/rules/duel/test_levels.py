"""The Tokens level, stepping down to it, and the button on the table."""

from hub.rules.contract.actor import HOST, PANEL, TABLE, at
from tests.rules.duel.arranged import (
    RULES,
    a,
    b,
    begun,
    do,
    hands,
    keys,
    moves,
    offer,
    points,
    refused,
    result,
    table,
    winner,
)
from tests.rules.game import because, choices


def test_a_turn_with_tokens_is_naming_and_playing() -> None:
    state = begun(level="tokens", first=0)
    assert state.step == "active"
    state, _ = do(state, 0, "name", character=state.sides[0].line[0])
    assert keys(state, 0)[:4] == ["wound", "everyone", "bitten", "heal"]
    assert keys(state, 0)[-2:] == ["end-turn", "deck-end"]
    assert keys(state, 1) == ["wound"]


def test_whoever_is_hit_says_so_all_that_one_effect_hit_at_once() -> None:
    state = table(level="tokens")
    state, _ = do(state, 1, "wound", hit=("tomoe", "kojiro"), wounds=1)
    assert points(state, "tomoe", "hideyoshi", "kojiro") == [4, 4, 4]


def test_ones_own_cry_may_hit_oneself() -> None:
    state, _ = do(table(level="tokens"), 0, "wound", hit=("hanzo",), wounds=1)
    assert points(state, "hanzo") == [3]


def test_two_that_fall_to_one_effect_bring_the_shogun_in_once_and_unhurt() -> None:
    state = table(two=b(points={"tomoe": 1, "kojiro": 1}), level="tokens")
    state, _ = do(state, 1, "wound", hit=("tomoe", "kojiro"), wounds=1)
    assert points(state, "ieyasu") == [5]
    assert set(state.sides[1].line) == {"ieyasu", "hideyoshi"}


def test_places_are_no_matter_of_tokens() -> None:
    state = table(a(active="hanzo"), b(points={"tomoe": 1, "kojiro": 1}), level="tokens")
    state, _ = do(state, 1, "wound", hit=("tomoe", "kojiro"), wounds=1)
    assert state.question is None
    view = RULES.view(state, at(0))
    assert (view.reach, view.own.reach) == ((), ((), ()))


def test_nobody_is_hit_who_does_not_stand_in_the_circle() -> None:
    state = table(two=b(line=("tomoe", "ieyasu", "kojiro")), level="tokens")
    hit = choices(offer(state, 1, "wound"), "hit")
    assert set(hit) == {"tomoe", "ieyasu", "kojiro"}
    assert refused(state, 1, "wound", hit=("hanzo",), wounds=1).code == "not-a-choice"


def test_bushido_bites_three() -> None:
    state, _ = do(table(level="tokens"), 0, "bitten", character="benkei")
    assert points(state, "benkei") == [2]


def test_breathing_heals_the_active_one() -> None:
    one = a(active="benkei", points={"benkei": 1})
    assert points(do(table(one, level="tokens"), 0, "heal")[0], "benkei") == [5]
    idle = table(a(active="nobunaga"), level="tokens")
    assert offer(idle, 0, "heal").closed == because("nobody-to-heal")


def test_nobunagas_bargain_costs_a_point() -> None:
    state, _ = do(table(a(active="benkei"), level="tokens"), 0, "nobunaga")
    assert points(state, "benkei") == [4]


def test_the_decks_end_asks_who_has_no_cards() -> None:
    state = table(a(active="hanzo"), b(active="kojiro"), level="tokens")
    spared, _ = do(state, HOST, "deck-end", empty=(1,))
    assert points(spared, "hanzo", "kojiro", "tomoe") == [3, 5, 4]
    none, _ = do(state, 0, "deck-end", empty=())
    assert points(none, "hanzo", "kojiro", "tomoe") == [3, 4, 4]


def test_pressed_by_the_button_both_have_cards() -> None:
    state = table(a(active="hanzo"), b(active="kojiro"), level="tokens")
    assert offer(state, PANEL, "deck-end").fields == ()
    state, _ = do(state, PANEL, "deck-end")
    assert points(state, "hanzo", "kojiro") == [4, 5]
    assert points(do(state, PANEL, "deck-end")[0], "hanzo", "kojiro") == [3, 4]


def test_a_shogun_down_ends_it_at_this_level_too() -> None:
    state = table(two=b(line=("ieyasu",), points={"ieyasu": 2}), level="tokens")
    state, _ = do(state, 1, "wound", hit=("ieyasu",), wounds=3)
    assert (winner(state), result(state).cause) == (0, "told")


def test_no_cards_are_counted() -> None:
    state = table(level="tokens")
    assert hands(state) == [-1, -1]
    view = RULES.view(state, TABLE)
    assert [pile.key for pile in view.piles] == ["heap"]
    assert {counter.key for place in view.places for counter in place.counters} == {"resilience"}


def test_a_duel_may_step_down_from_companion_to_tokens() -> None:
    state = table(a(active="hanzo", laid={"hanzo": ("focus",)}), bushido_on="kojiro")
    state, _ = do(state, HOST, "step-down")
    assert (state.level, hands(state), state.bushido_at) == ("tokens", [-1, -1], -1)
    assert state.figure("hanzo").laid == ()
    assert points(moves(state, (1, "wound", {"hit": ("tomoe",), "wounds": 2})), "tomoe") == [3]


def test_nobody_steps_down_in_the_middle_of_something() -> None:
    state, _ = do(table(a(active="hanzo")), 0, "attack", target="kojiro", weapon="bo")
    assert offer(state, HOST, "step-down").closed == because("in-the-middle")


def test_the_button_ends_the_turn_of_whose_turn_it_is() -> None:
    state, _ = do(table(turn=1), PANEL, "end-turn")
    assert state.turn == 0
    assert offer(state, PANEL, "end-turn").closed == because("in-the-middle")


def test_the_button_does_not_choose_what_to_discard() -> None:
    closed = offer(table(a(hand=9)), PANEL, "end-turn").closed
    assert closed == because("must-discard", seat=0, count=2)

"""Green cards of Dodge City: answers and attacks with a card that lies before its player."""

from typing import Any

from hub.rules.bang.state import State
from tests.rules.bang.arranged import (
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    offer,
    plain,
    table,
    told,
)
from tests.rules.game import because, choices, why

GREEN = Player(laid=("other",))
BEFORE_ME, FROM_HAND = {"source": "before-me"}, {"source": "from-hand"}
IN_PLAY = "missed-in-play"


def whole(*players: Player, **more: Any) -> State:
    return table(*players, box="dodge-city", **more)


def test_a_green_card_in_play_is_a_missed() -> None:
    state = moves(whole(Player(), GREEN, *plain(3)), (0, "bang", {"target": 1}))
    assert keys(state, 1) == ["missed", IN_PLAY, "take"]
    state, events = do(state, 1, IN_PLAY)
    assert (lives(state)[1], hands(state)[1], state.seats[1].laid) == (5, 4, ())
    assert state.discards == ("bang", "other")
    assert told(events)[-1].code == "dodged-in-play"


def test_who_has_none_in_play_is_not_offered_it() -> None:
    state = moves(whole(Player(), Player(laid=("barrel",)), *plain(3)), (0, "bang", {"target": 1}))
    assert IN_PLAY not in keys(state, 1)


def test_against_slab_it_is_one_of_two() -> None:
    state = whole(Player("slab-the-killer"), GREEN, *plain(3))
    state = moves(state, (0, "bang", {"target": 1}), (1, IN_PLAY))
    assert keys(state, 1) == ["missed", "take"]
    assert lives(moves(state, (1, "missed")))[1] == 5


def test_sealed_against_the_gatling_too() -> None:
    state = moves(whole(Player(), GREEN, *plain(2)), (0, "gatling"))
    state, events = do(state, 1, IN_PLAY)
    assert [line.code for line in told(events)] == ["answered"]
    assert state.seats[1].laid == ("other",)
    state = moves(state, (2, "take"), (3, "take"))
    assert (lives(state), state.seats[1].laid) == ([5, 5, 4, 4], ())


def test_in_belle_stars_turn_it_does_nothing() -> None:
    state = moves(whole(Player("belle-star"), GREEN, *plain(3)), (0, "bang", {"target": 1}))
    assert IN_PLAY not in keys(state, 1)


def test_molly_draws_nothing_for_a_card_that_lay_there() -> None:
    molly = Player("molly-stark", laid=("other",))
    state = moves(whole(Player(), molly, *plain(3)), (0, "bang", {"target": 1}))
    assert hands(moves(state, (1, IN_PLAY)))[1] == 4
    assert hands(moves(state, (1, "missed")))[1] == 4


def test_an_attack_from_before_me_leaves_the_hand_alone() -> None:
    state = whole(GREEN, *plain(4))
    assert list(choices(offer(state, 0, "other-attack"), "source")) == ["from-hand", "before-me"]
    held = moves(state, (0, "other-attack", {"target": 2, **FROM_HAND}))
    assert (hands(held)[0], held.seats[0].laid) == (3, ("other",))
    laid, events = do(state, 0, "other-attack", target=2, **BEFORE_ME)
    assert (hands(laid)[0], laid.seats[0].laid, laid.aside) == (4, (), ("other",))
    assert told(events)[0].code == "card-used-on"
    laid = moves(laid, (2, "take"))
    assert (lives(laid)[2], laid.discards) == (4, ("other",))


def test_with_an_empty_hand_it_can_only_come_from_there() -> None:
    state = whole(Player(hand=0, laid=("other",)), *plain(4))
    form = offer(state, 0, "other-attack")
    assert form.closed is None
    assert why(form, "source", "from-hand") == because("no-cards")


def test_with_nothing_in_play_nobody_is_asked_where_it_comes_from() -> None:
    assert len(offer(whole(*plain(5)), 0, "other-attack").fields) == 1


def test_a_green_card_may_touch_everyone() -> None:
    state = whole(GREEN, Player(life=0), *plain(3))
    state, events = do(state, 0, "other-attack-all")
    assert told(events)[0].code == "card-used"
    assert state.question is not None
    assert (state.question.asked, state.question.card) == ((2, 3, 4), "other")
    state = moves(state, (2, "missed"), (3, "take"), (4, "take"))
    assert (lives(state), state.discards) == ([5, 0, 5, 4, 4], ("other", "missed"))
    assert hands(state)[0] == 4


def test_only_from_before_me() -> None:
    assert offer(whole(*plain(5)), 0, "other-attack-all").closed == because("nothing-before-you")
    assert "other-attack-all" not in keys(table(*plain(5)), 0)


def test_it_is_done_with_at_once_where_it_touches_nobody() -> None:
    state = moves(whole(GREEN, *plain(3, life=0)), (0, "other-attack-all"))
    assert (state.question, state.discards) == (None, ("other",))

"""Properties are set straight from where they really came, at any time, by whoever is concerned."""

import pytest

from hub.rules.contract.actor import HOST
from tests.rules.game import ActorOrSeat, choices, names, open_values
from tests.rules.samurai.arranged import (
    Player,
    difficulty,
    do,
    hands,
    keys,
    moves,
    offer,
    plain,
    points,
    table,
)

MORE = ["+focus", "+armor", "+fast-draw"]


def lay(change: str, source: str | int = "own-hand", seat: int = 1) -> dict[str, str | int]:
    return {"seat": seat, "change": change, "source": source}


@pytest.mark.parametrize("actor", [HOST, 1])
def test_a_forgotten_property_comes_from_the_hand_of_whom_it_lies_before(
    actor: ActorOrSeat,
) -> None:
    state = table(*plain(5), discards=("armor",))
    laid, events = do(state, actor, "correct-laid", **lay("+armor"))
    assert (laid.seats[1].laid, hands(laid)[1]) == (("armor",), 2)
    assert (laid.deck, laid.discards) == (state.deck, ("armor",))
    assert difficulty(laid, 0, 1) == 2
    assert names(events) == ["LaidCorrected"]


def test_it_may_have_come_from_the_discards_the_deck_or_another_hand() -> None:
    state = table(*plain(5), discards=("bo", "armor", ""))
    form = offer(state, HOST, "correct-laid")
    places = ["own-hand", "the-discards", "the-deck", 0, 2, 3, 4]
    assert open_values(form, "source", seat=1) == places
    found, _ = do(state, HOST, "correct-laid", **lay("+armor", "the-discards"))
    assert (found.discards, hands(found)) == (("", "bo"), hands(state))
    unseen, _ = do(state, HOST, "correct-laid", **lay("+focus", "the-discards"))
    assert unseen.discards == ("armor", "bo")
    drawn, _ = do(state, HOST, "correct-laid", **lay("+focus", "the-deck"))
    assert (drawn.deck, hands(drawn)) == (state.deck - 1, hands(state))
    given, _ = do(state, HOST, "correct-laid", **lay("+focus", 3))
    assert hands(given) == [3, 3, 3, 2, 3]


def test_any_property_is_believed_whatever_is_counted() -> None:
    """No card in that hand, none in the discards, the last of the deck: it lies there."""
    state = table(Player(), Player(hand=0), *plain(3))
    assert open_values(offer(state, 1, "correct-laid"), "change", seat=1) == MORE
    laid, _ = do(state, 1, "correct-laid", **lay("+armor"))
    assert (laid.seats[1].laid, hands(laid)[1], laid.deck) == (("armor",), 0, state.deck - 1)
    told, _ = do(state, 1, "correct-laid", **lay("+armor", "the-discards"))
    assert (told.seats[1].laid, told.deck) == (("armor",), state.deck - 1)
    last = table(*plain(4), Player(), deck=("bo",), rest=4)
    laid, _ = do(last, 1, "correct-laid", **lay("+armor", "the-deck"))
    assert (laid.seats[1].laid, laid.deck) == (("armor",), 0)
    none = table(Player(), Player(hand=0), *plain(2), Player(), rest=4)
    assert none.deck == 0
    laid, _ = do(none, 1, "correct-laid", **lay("+armor"))
    assert (laid.seats[1].laid, hands(laid)[4]) == (("armor",), hands(none)[4] - 1)


def test_of_a_kind_that_all_lie_open_it_is_said_and_offered_all_the_same() -> None:
    state = table(Player(laid=("armor",) * 4), *plain(4))
    shown = choices(offer(state, 1, "correct-laid"), "change", seat=1)
    assert shown["+armor"].about == {"all-open": 4}
    assert shown["+focus"].about == {}
    state, _ = do(state, 1, "correct-laid", **lay("+armor"))
    assert state.seats[1].laid == ("armor",)


def test_a_property_that_does_not_lie_there_goes_back_to_where_it_is() -> None:
    state = table(Player(laid=("armor", "focus")), *plain(4))
    assert open_values(offer(state, 0, "correct-laid"), "change", seat=0) == [
        *MORE,
        "-focus",
        "-armor",
    ]
    held, _ = do(state, 0, "correct-laid", **lay("-armor", seat=0))
    assert (held.seats[0].laid, hands(held)[0], held.discards) == (("focus",), 4, ())
    thrown, _ = do(state, HOST, "correct-laid", **lay("-armor", "the-discards", seat=0))
    assert (hands(thrown)[0], thrown.discards) == (3, ("armor",))


def test_one_property_tapped_for_another_is_two_corrections_and_every_count_is_right() -> None:
    state, _ = do(table(*plain(5)), 0, "lay", card="armor")
    right, _ = do(table(*plain(5)), 0, "lay", card="focus")
    state, _ = do(state, 0, "correct-laid", **lay("-armor", seat=0))
    state, _ = do(state, 0, "correct-laid", **lay("+focus", seat=0))
    assert state == right


def test_properties_are_not_laid_before_someone_who_left() -> None:
    state = table(*plain(4), Player(hand=0, left=True))
    form = offer(state, HOST, "correct-laid")
    assert list(choices(form, "seat")) == [0, 1, 2, 3]
    assert 4 not in open_values(form, "source", seat=0)
    assert "correct-laid" not in keys(state, 4, standing=True)


# While an attack is open


def test_an_open_attack_is_judged_by_what_lay_there_when_it_was_declared() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bokken")
    state, _ = do(state, 1, "correct-laid", **lay("+armor"))
    assert (state.seats[1].laid, hands(state)[1]) == (("armor",), 2)
    state, _ = do(state, 1, "take")
    assert (points(state)[1], state.weapons, state.discards) == (4, 1, ("bokken",))
    assert difficulty(state, 0, 1) == 2


def test_if_its_attacker_agrees_a_weapon_that_does_not_reach_goes_back_to_the_hand() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bokken")
    assert keys(state, 0) == []
    state, _ = do(state, 1, "correct-laid", **lay("+armor"))
    assert keys(state, 0) == ["judge-anew"]
    assert [keys(state, seat) for seat in (2, 3, 4)] == [[], [], []]
    assert "judge-anew" not in keys(state, 1)
    state, events = do(state, 0, "judge-anew")
    assert names(events) == ["AttackVoided"]
    assert (state.question, state.weapons, state.aside) == (None, 0, ())
    assert (hands(state), points(state)[1]) == ([3, 2, 3, 3, 3], 5)
    assert "attack" in keys(state, 0)


def test_if_its_attacker_agrees_a_fast_draw_told_late_wounds_too() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bokken")
    state, _ = do(state, 0, "correct-laid", **lay("+fast-draw", seat=0))
    state = moves(state, (0, "judge-anew"))
    assert keys(state, 0) == []
    state, _ = do(state, 1, "take")
    assert points(state)[1] == 3


def test_there_is_nothing_to_agree_to_where_the_correction_changes_nothing() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="nodachi")
    state, _ = do(state, 1, "correct-laid", **lay("+armor"))
    state, _ = do(state, 3, "correct-laid", **lay("+armor", seat=3))
    assert keys(state, 0) == []


def test_a_battle_cry_does_not_depend_on_what_lies_there() -> None:
    state, _ = do(table(*plain(5)), 0, "battle-cry")
    state, _ = do(state, 1, "correct-laid", **lay("+armor"))
    assert keys(state, 0) == []


def test_a_hand_that_is_set_straight_meanwhile_makes_no_attack_void() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bokken")
    state, _ = do(state, 1, "correct-hand", seat=1, value=0, game="goes-on")
    assert keys(state, 0) == []

"""BANG!: the limit and what changes it, the harmless, and every answer to it."""

import pytest

from hub.rules.contract.actor import HOST, at
from hub.rules.contract.form import OneOf
from tests.rules.bang.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    lives,
    moves,
    offer,
    plain,
    refused,
    shot,
    table,
    told,
)
from tests.rules.game import because, names, open_values, why

HEARTS = {"flipped": "hearts"}
NO_HEARTS = {"flipped": "no-hearts"}


def test_an_attack_is_two_taps() -> None:
    (field,) = offer(table(*plain(5)), 0, "bang").fields
    assert isinstance(field, OneOf)
    # A page draws what is `of` a seat as people, and hears a tap on one as the answer.
    assert (field.name, field.of) == ("target", "seat")


def test_one_bang_a_turn() -> None:
    state = shot(table(*plain(5)), 0, 1, ("take",))
    assert offer(state, 0, "bang").closed == because("bang-limit", used=1, limit=1)
    assert refused(state, 0, "bang", target=4).code == "bang-limit"


def test_the_limit_is_a_turns_own() -> None:
    state = moves(shot(table(*plain(5)), 0, 1, ("take",)), (0, "end-turn"), (1, "draw"))
    assert offer(state, 1, "bang").closed is None


def test_with_a_volcanic_there_is_no_limit() -> None:
    state = table(Player(laid=("volcanic",), hand=6), *plain(4))
    for _ in range(3):
        state = shot(state, 0, 1, ("take",))
    assert (lives(state)[1], state.bangs) == (2, 3)
    assert RULES.view(state, at(0)).own.bang_limit == -1


def test_willy_the_kid_plays_two_and_not_three() -> None:
    state = table(Player("willy-the-kid", hand=6), *plain(4))
    state = shot(shot(state, 0, 1, ("take",)), 0, 4, ("take",))
    assert offer(state, 0, "bang").closed == because("bang-limit", used=2, limit=2)


def test_the_limit_is_read_when_it_is_played() -> None:
    state = moves(shot(table(*plain(5)), 0, 1, ("take",)), (0, "lay", {"card": "volcanic"}))
    assert offer(state, 0, "bang").closed is None


def test_nobody_shoots_at_the_harmless_or_the_gone() -> None:
    state = table(
        Player(laid=("winchester",)), Player(life=0), Player(hand=0), Player(left=True), *plain(2)
    )
    form = offer(state, 0, "bang")
    assert why(form, "target", 1) == because("harmless", seat=1)
    assert why(form, "target", 2) == because("harmless", seat=2)
    assert why(form, "target", 3) == because("has-left", seat=3)
    assert open_values(form, "target") == [4, 5]


def test_with_nobody_in_reach_there_is_no_shot() -> None:
    state = table(Player(), Player(life=0), *plain(2), Player(hand=0))
    assert offer(state, 0, "bang").closed == because("no-target")


def test_without_cards_there_is_no_shot() -> None:
    state = table(Player(hand=0), *plain(4))
    assert offer(state, 0, "bang").closed == because("no-cards")


def test_whoever_is_shot_at_is_always_asked_the_same() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    assert RULES.awaited(state) == (1,)
    assert keys(state, 1) == ["missed", "take"]
    (asked,) = RULES.view(state, at(3)).asked
    assert asked.about == {"by": 0, "card": "bang", "wounds": 1}


def test_one_missed_stops_all_the_damage() -> None:
    state = table(Player(laid=("winchester",)), *plain(4))
    state = shot(state, 0, 1, ("missed",))
    assert (lives(state)[1], hands(state)) == (5, [3, 3, 4, 4, 4])
    assert state.discards[-2:] == ("bang", "missed")


def test_a_barrel_that_holds_stops_all_the_damage() -> None:
    state = table(Player(laid=("carabine",)), Player(laid=("barrel",)), *plain(3))
    deck = state.deck
    state, _ = do(state, 0, "bang", target=1)
    assert keys(state, 1) == ["missed", "barrel", "take"]
    state, events = do(state, 1, "barrel", flipped="hearts")
    assert (lives(state)[1], hands(state)[1], state.deck) == (5, 4, deck - 1)
    assert [line.code for line in told(events)] == ["answered", "barrel-held"]
    assert state.question is None


def test_a_barrel_that_fails_leaves_the_rest_of_the_answers() -> None:
    state = table(Player(), Player(laid=("barrel",)), *plain(3))
    state = shot(state, 0, 1, ("barrel", NO_HEARTS))
    assert keys(state, 1) == ["missed", "take"]
    state = moves(state, (1, "missed"))
    assert lives(state)[1] == 5


def test_jourdonnais_has_a_barrel_of_his_own_and_a_card_is_another() -> None:
    alone = shot(table(Player(), Player("jourdonnais"), *plain(3)), 0, 1, ("barrel", NO_HEARTS))
    assert "barrel" not in keys(alone, 1)
    both = table(Player(), Player("jourdonnais", laid=("barrel",)), *plain(3))
    both = shot(both, 0, 1, ("barrel", NO_HEARTS))
    assert "barrel" in keys(both, 1)
    both = moves(both, (1, "barrel", NO_HEARTS))
    assert "barrel" not in keys(both, 1)


def test_slab_the_killer_needs_two_missed() -> None:
    state = table(Player("slab-the-killer"), Player(laid=("barrel",)), *plain(3))
    state, _ = do(state, 0, "bang", target=1)
    assert RULES.view(state, at(1)).asked[0].sums[0].value == 2
    state, events = do(state, 1, "missed")
    assert [line.code for line in told(events)] == ["answered", "dodged-half"]
    saved = moves(state, (1, "missed"))
    assert (lives(saved)[1], hands(saved)[1]) == (5, 2)
    given_up = moves(state, (1, "take"))
    assert (lives(given_up)[1], hands(given_up)[1]) == (4, 3)
    by_barrel = moves(state, (1, "barrel", HEARTS))
    assert (lives(by_barrel)[1], by_barrel.question) == (5, None)


def test_against_others_one_is_enough() -> None:
    state = shot(table(*plain(5)), 0, 1, ("missed",))
    assert state.question is None


def test_a_bang_lies_aside_until_it_is_answered() -> None:
    state, events = do(table(*plain(5)), 0, "bang", target=1)
    assert (state.aside, state.discards) == (("bang",), ())
    assert names(events) == ["BangPlayed", "Asked"]


def test_an_answer_lies_above_what_it_answers() -> None:
    state = table(Player("slab-the-killer"), *plain(4), discards=("duel", "beer"))
    state = shot(state, 0, 1, ("missed",), ("missed",))
    assert state.discards == ("beer", "duel", "bang", "missed", "missed")
    piles = {pile.key: pile.top for pile in RULES.view(state, at(3)).piles}
    assert piles["discards"] == "missed"


def test_and_so_it_does_when_the_deck_was_counted_or_ended_meanwhile() -> None:
    state, _ = do(table(*plain(5), discards=("duel", "beer")), 0, "bang", target=1)
    more = moves(state, (HOST, "correct-deck", {"count": state.deck - 1}), (1, "missed"))
    assert more.discards == ("", "beer", "duel", "bang", "missed")
    less = moves(state, (HOST, "correct-deck", {"count": state.deck + 2}), (1, "missed"))
    assert less.discards == ("bang", "missed")
    ended = moves(state, (4, "deck-end"), (1, "missed"))
    assert ended.discards == ("bang", "missed")


@pytest.mark.parametrize("actor", [0, 2])
def test_only_the_asked_answer(actor: int) -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    assert refused(state, actor, "take").code == "not-offered"

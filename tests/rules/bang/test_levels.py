"""The Tokens level, stepping down to it, and the buttons on the table."""

import pytest

from hub.rules.cardplay.levels import CountedLevel as Level
from hub.rules.contract.actor import HOST, PANEL, TABLE, at
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
    reputations,
    result,
    start,
    table,
)
from tests.rules.game import because, choices, names, open_values

LEVELS: tuple[Level, ...] = ("tokens", "companion")


def test_the_hub_counts_no_cards() -> None:
    view = RULES.view(table(*plain(5), level="tokens"), at(0))
    assert [pile.key for pile in view.piles] == ["box"]
    assert [counter.key for counter in view.places[0].counters] == ["reputation", "life"]
    assert (view.own.weapon, view.own.damage) == ("", ())


def test_a_turn_is_recover_and_play_alone() -> None:
    state = table(Player(), Player(life=0), *plain(3), level="tokens")
    state = moves(state, (0, "end-turn"))
    assert (state.step, keys(state, 1), keys(state, 2)) == ("recover", ["recover"], [])
    state = moves(state, (1, "recover"))
    assert (state.step, lives(state)[1]) == ("play", 5)
    assert keys(state, 1) == ["everyone", "heal", "duel-lost", "burned", "end-turn", "deck-end"]
    assert keys(state, 2) == ["wound", "heal"]


def test_whoever_is_hit_says_so_and_whose_turn_it_is_did_it() -> None:
    state = table(*plain(5), level="tokens", turn=3)
    state, events = do(state, 1, "wound", wounds=3)
    assert (lives(state)[1], names(events)) == (2, ["Wounded"])
    state, _ = do(state, 1, "wound", wounds=2)
    assert reputations(state) == [2, 1, 2, 3, 2]
    assert offer(state, 1, "wound").closed == because("no-life")
    assert refused(state, 3, "wound", wounds=1).code == "not-offered"


def test_a_duel_that_one_began_and_lost() -> None:
    state = table(*plain(5), level="tokens")
    state, _ = do(state, 0, "duel-lost", target=3)
    assert (lives(state)[0], reputations(state)) == (0, [1, 2, 2, 3, 2])


def test_a_duel_is_lost_to_nobody_who_has_no_life_or_has_left() -> None:
    state = table(*plain(2), Player(life=0), Player(left=True, hand=0), level="tokens")
    assert open_values(offer(state, 0, "duel-lost"), "target") == [1]
    assert refused(state, 0, "duel-lost", target=2) == because("harmless", seat=2)
    alone, _ = do(state, 1, "leave")
    assert offer(alone, 0, "duel-lost").closed == because("no-target")


def test_dynamite_gives_nobody_anything() -> None:
    state = table(Player(life=3), *plain(4), level="tokens")
    state, _ = do(state, 0, "burned", wounds=3)
    assert (lives(state)[0], reputations(state)) == (0, [1, 2, 2, 2, 2])


def test_life_comes_back_never_past_the_start_nor_from_nothing() -> None:
    state = table(Player(life=3), Player(life=0), Player(), *plain(2), level="tokens")
    assert lives(do(state, 0, "heal", count=2)[0])[0] == 5
    assert refused(state, 0, "heal", count=3).code == "out-of-range"
    assert offer(state, 1, "heal").closed == because("no-life")
    assert offer(state, 2, "heal").closed == because("full-life")


def test_gregg_gains_and_chuck_pays_with_tokens_too() -> None:
    players = (Player("chuck-wengam"), Player(life=1), Player("gregg-digger", life=1), *plain(2))
    state = table(*players, level="tokens")
    state, _ = do(state, 1, "wound", wounds=1)
    assert lives(state)[2] == 2
    state, events = do(state, 0, "life-for-card")
    assert (lives(state)[0], names(events)) == (4, ["LifePaid"])


def test_herb_sam_and_suzy_move_no_cards_there() -> None:
    players = (
        Player("vulture-sam"),
        Player(life=1),
        Player("herb-hunter"),
        Player("suzy-lafayette"),
    )
    state, events = do(table(*players, level="tokens"), 1, "wound", wounds=1)
    assert names(events) == ["Wounded", "Fallen"]
    assert hands(state) == [-1] * 4


def test_vera_copies_with_tokens_too() -> None:
    state = table(Player(), Player("vera-custer"), Player("chuck-wengam"), level="tokens")
    state = moves(state, (0, "end-turn"))
    assert keys(state, 1) == ["copy"]
    state = moves(state, (1, "copy", {"character": "chuck-wengam"}))
    assert "life-for-card" in keys(state, 1)


def test_the_deck_end_is_told_and_may_end_the_game() -> None:
    state = table(*plain(4), Player(reputation=1), level="tokens")
    state, _ = do(state, 2, "deck-end")
    assert result(state).cause == "deck"


# Stepping down


def test_a_table_steps_down_in_the_middle_of_a_game() -> None:
    state = table(Player(life=2, laid=("barrel",)), *plain(4), discards=("bang",))
    state, events = do(state, HOST, "step-down")
    assert (state.level, hands(state), state.deck, state.discards) == ("tokens", [-1] * 5, 0, ())
    assert (lives(state)[0], state.seats[0].laid, names(events)) == (2, (), ["LevelLowered"])
    assert keys(state, 1) == ["wound", "heal"]


def test_only_between_cards_and_only_the_host() -> None:
    asked, _ = do(table(*plain(5)), 0, "bang", target=1)
    assert offer(asked, HOST, "step-down").closed == because("in-the-middle")
    drawing = table(*plain(5), steps=("draw", "play"))
    assert offer(drawing, HOST, "step-down").closed == because("in-the-middle")
    assert refused(table(*plain(5)), 0, "step-down").code == "not-offered"
    assert "step-down" not in keys(table(*plain(5), level="tokens"), HOST, standing=True)


# The buttons


@pytest.mark.parametrize("level", LEVELS)
def test_the_button_ends_the_turn_of_whose_turn_it_is(level: Level) -> None:
    state, _ = do(table(*plain(5), level=level, turn=3), PANEL, "end-turn")
    assert state.turn == 4


def test_it_does_nothing_in_the_middle_of_something() -> None:
    asked, _ = do(table(*plain(5)), 0, "bang", target=1)
    assert offer(asked, PANEL, "end-turn").closed == because("in-the-middle")
    drawing = table(*plain(5), steps=("draw", "play"))
    assert offer(drawing, PANEL, "end-turn").closed == because("in-the-middle")


def test_it_does_not_choose_what_to_discard() -> None:
    state = table(Player(hand=9), *plain(4))
    assert offer(state, PANEL, "end-turn").closed == because("must-discard", seat=0, count=2)
    sean = table(Player("sean-mallory", hand=9), *plain(4))
    assert offer(sean, PANEL, "end-turn").closed is None


def test_before_the_first_turn_and_after_the_end_the_buttons_are_dead() -> None:
    assert keys(start(players=4), PANEL) == []
    over, _ = do(table(*plain(4), Player(reputation=1)), 4, "deck-end")
    assert keys(over, PANEL) == []


# What everyone sees


def test_life_and_reputation_stand_side_by_side() -> None:
    place = RULES.view(table(Player(life=2, reputation=3), *plain(4)), TABLE).places[0]
    assert [(each.key, each.value, each.limit) for each in place.counters] == [
        ("reputation", 3, None),
        ("life", 2, 5),
        ("hand", 4, None),
    ]


def test_cards_in_play_are_marks() -> None:
    state = table(Player(laid=("winchester", "barrel", "other", "other"), hand=0), *plain(4))
    marks = RULES.view(state, TABLE).places[0].marks
    assert [(mark.key, mark.count) for mark in marks] == [
        ("winchester", 1),
        ("barrel", 1),
        ("other", 2),
        ("harmless", 1),
    ]


def test_a_seat_sees_its_own_weapon_and_what_it_would_do_to_each() -> None:
    state = table(Player(laid=("schofield",)), *plain(3), Player(laid=("mustang",)), *plain(1))
    own = RULES.view(state, at(0)).own
    assert (own.weapon, own.strength, own.damage) == ("schofield", 2, (0, 2, 1, 0, 0, 2))
    assert RULES.view(state, at(0)).reach == (0, 1, 2, 3, 3, 1)
    assert RULES.view(state, TABLE).own.damage == ()


def test_the_deck_and_the_top_of_the_discards_are_there_for_all() -> None:
    state = table(*plain(5), discards=("duel", "bang"))
    piles = {pile.key: pile for pile in RULES.view(state, TABLE).piles}
    assert (piles["deck"].count, piles["discards"].count, piles["discards"].top) == (58, 2, "duel")


def test_the_host_may_answer_for_someone_since_no_answer_needs_a_look() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    assert not any(each.private for each in RULES.offers(state, at(1)))
    assert choices(offer(table(*plain(5)), 0, "bang"), "target")[1].about == {"damage": 1}

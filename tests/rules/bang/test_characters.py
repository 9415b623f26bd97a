"""The characters that are not shown elsewhere: each with its ability, and beside one without."""

import pytest

from hub.rules.bang.characters import PRINTED
from hub.rules.contract.actor import at
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
    shot,
    table,
)
from tests.rules.game import because, choices, names, open_values, why

DRAW = ("draw", "play")


def drawing(character: str) -> list[str]:
    return keys(table(Player(character), *plain(4), steps=DRAW), 0)


@pytest.mark.parametrize("character", PRINTED)
def test_every_character_can_sit_down_and_draw(character: str) -> None:
    assert "draw" in drawing(character)


@pytest.mark.parametrize(
    ("character", "life", "drawn"),
    [
        ("kit-carlson", None, 2),
        ("pixie-pete", None, 3),
        ("bill-noface", None, 1),
        ("bill-noface", 1, 4),
        ("sean-mallory", 1, 2),
    ],
)
def test_how_many_each_draws(character: str, life: int | None, drawn: int) -> None:
    state = table(Player(character, life=life), *plain(4), steps=DRAW)
    why = character if character in ("pixie-pete", "bill-noface") else ""
    assert offer(state, 0, "draw").about == {"count": drawn, "why": why}
    assert hands(moves(state, (0, "draw")))[0] == 4 + drawn


def test_bill_noface_starts_with_four_so_that_four_is_unhurt() -> None:
    state = table(Player("bill-noface", life=4), *plain(4), steps=DRAW)
    assert hands(moves(state, (0, "draw")))[0] == 5


@pytest.mark.parametrize(("second", "drawn"), [("red", 3), ("black", 2)])
def test_black_jack_draws_a_third_after_a_red_second(second: str, drawn: int) -> None:
    state = table(Player("black-jack"), *plain(4), steps=DRAW)
    assert offer(state, 0, "draw").about == {"count": 2, "why": "black-jack"}
    assert hands(moves(state, (0, "draw", {"second": second})))[0] == 4 + drawn
    assert offer(table(*plain(5), steps=DRAW), 0, "draw").fields == ()


def test_jesse_jones_may_take_his_first_card_from_a_hand() -> None:
    state = table(Player("jesse-jones"), Player(hand=0), Player(), *plain(2), steps=DRAW)
    assert why(offer(state, 0, "draw-hand"), "target", 1) == because("empty-handed", seat=1)
    state = moves(state, (0, "draw-hand", {"target": 2}))
    assert (hands(state), state.step) == ([6, 0, 3, 4, 4], "play")
    assert "draw-hand" not in drawing("kit-carlson")


def test_pedro_ramirez_may_take_the_top_discard_first() -> None:
    state = table(Player("pedro-ramirez"), *plain(4), steps=DRAW, discards=("duel", "beer"))
    deck = state.deck
    state = moves(state, (0, "draw-discard"))
    assert (hands(state)[0], state.discards, state.deck) == (6, ("beer",), deck - 1)
    bare = table(Player("pedro-ramirez"), *plain(4), steps=DRAW)
    assert offer(bare, 0, "draw-discard").closed == because("no-discards")
    assert "draw-discard" not in drawing("kit-carlson")


def test_pat_brennan_may_take_a_card_in_play_instead() -> None:
    players = (Player("pat-brennan"), Player(laid=("jail",)), Player(laid=("barrel", "scope")))
    state = table(*players, *plain(2), steps=DRAW)
    form = offer(state, 0, "draw-table")
    assert open_values(form, "target") == [1, 2]
    assert why(form, "target", 3) == because("nothing-in-play", seat=3)
    assert open_values(form, "card", target=2) == ["barrel", "scope"]
    state = moves(state, (0, "draw-table", {"target": 2, "card": "scope"}))
    assert (hands(state)[0], state.seats[2].laid, state.step) == (5, ("barrel",), "play")
    assert "draw-table" not in drawing("kit-carlson")


@pytest.mark.parametrize("character", ["black-jack", "jesse-jones", "pedro-ramirez", "pat-brennan"])
def test_a_flowing_game_waits_where_there_is_something_to_choose(character: str) -> None:
    state = table(Player(), Player(character), *plain(3), pace="flow")
    assert moves(state, (0, "end-turn")).step == "draw"


def test_janets_and_elenas_faces_are_believed_and_not_shown() -> None:
    janet = shot(table(Player("calamity-janet"), *plain(4)), 0, 1, ("take",))
    assert janet.discards == ("",)
    elena = shot(table(Player(), Player("elena-fuente"), *plain(3)), 0, 1, ("missed",))
    assert elena.discards == ("bang", "")
    plainly = shot(table(*plain(5)), 0, 1, ("missed",))
    assert plainly.discards == ("bang", "missed")


def test_janet_answers_indians_and_duels_with_either() -> None:
    state = table(Player(), Player("calamity-janet"), *plain(3))
    state = moves(state, (0, "duel", {"target": 1}), (1, "give-bang"), (0, "take"))
    assert state.discards == ("duel", "")


# Actions of their own


def test_sid_ketchum_gives_two_cards_for_a_life() -> None:
    state = table(Player("sid-ketchum", life=2), *plain(4))
    state = moves(state, (0, "two-for-life"))
    assert (lives(state)[0], hands(state)[0], len(state.discards)) == (3, 2, 2)
    assert "two-for-life" not in keys(table(*plain(5)), 0)


def test_sid_may_do_so_in_anothers_turn_and_before_he_answers() -> None:
    state = table(Player(), Player("sid-ketchum", life=1), *plain(3))
    assert keys(state, 1) == ["two-for-life"]
    state, _ = do(state, 0, "bang", target=1)
    state = moves(state, (1, "two-for-life"))
    assert (lives(state)[1], keys(state, 1)) == (2, ["missed", "take", "two-for-life"])
    state = moves(state, (1, "take"))
    assert (lives(state)[1], reputations(state)[1]) == (1, 2)


def test_sid_needs_two_cards_and_some_life_but_not_all() -> None:
    def closed(sid: Player) -> object:
        return offer(table(sid, *plain(4)), 0, "two-for-life").closed

    assert closed(Player("sid-ketchum")) == because("full-life")
    assert closed(Player("sid-ketchum", life=2, hand=1)) == because("two-cards")
    assert closed(Player("sid-ketchum", life=0)) == because("no-life")


def test_chuck_wengam_trades_a_life_for_a_card_as_often_as_he_likes() -> None:
    state = table(Player("chuck-wengam", life=3), *plain(4))
    state = moves(state, (0, "life-for-card"), (0, "life-for-card"))
    assert (lives(state)[0], hands(state)[0]) == (1, 6)
    assert offer(state, 0, "life-for-card").closed == because("last-life")
    assert "life-for-card" not in keys(table(*plain(5)), 0)
    assert "life-for-card" not in keys(table(Player(), Player("chuck-wengam"), *plain(3)), 1)


def test_chuck_does_not_pay_when_there_is_no_card_to_draw() -> None:
    state = table(Player("chuck-wengam", hand=68), *plain(3), deck=0)
    assert offer(state, 0, "life-for-card").closed == because("no-card-to-draw")


def test_jose_delgado_gives_a_card_for_two_twice_a_turn() -> None:
    state = table(Player("jose-delgado"), *plain(4))
    state = moves(state, (0, "blue-for-two"), (0, "blue-for-two"))
    assert hands(state)[0] == 6
    assert offer(state, 0, "blue-for-two").closed == because("used-up", character="jose-delgado")
    assert "blue-for-two" not in keys(table(*plain(5)), 0)


def test_doc_holyday_gives_two_cards_for_a_bang_once_a_turn() -> None:
    state = table(Player("doc-holyday", laid=("schofield",), hand=6), *plain(4))
    assert open_values(offer(state, 0, "two-for-bang"), "target") == [1, 2, 3, 4]
    state = moves(state, (0, "two-for-bang", {"target": 1}), (1, "take"))
    assert (lives(state)[1], hands(state)[0], state.bangs) == (3, 4, 0)
    assert offer(state, 0, "two-for-bang").closed == because("used-up", character="doc-holyday")
    state = shot(state, 0, 1, ("missed",))
    assert offer(state, 0, "bang").closed == because("bang-limit", used=1, limit=1)


def test_doc_needs_two_cards_and_a_target_in_reach() -> None:
    one = table(Player("doc-holyday", hand=1), *plain(4))
    assert offer(one, 0, "two-for-bang").closed == because("two-cards")
    far = because("too-far", seat=2, distance=2, reach=1)
    assert refused(table(Player("doc-holyday"), *plain(4)), 0, "two-for-bang", target=2) == far


def test_suzy_lafayette_must_draw_when_her_hand_is_empty() -> None:
    state = table(Player("suzy-lafayette", hand=1), *plain(4))
    assert hands(moves(state, (0, "lay", {"card": "barrel"})))[0] == 1
    assert hands(moves(state, (0, "stagecoach")))[0] == 2
    robbed = table(Player(), Player("suzy-lafayette", hand=1), *plain(3))
    assert hands(moves(robbed, (0, "panic", {"target": 1, "what": "hand"})))[:2] == [4, 1]
    other = table(Player(hand=1), *plain(4))
    assert hands(moves(other, (0, "lay", {"card": "barrel"})))[0] == 0


def test_suzy_lafayette_draws_after_what_her_last_card_did() -> None:
    suzy = Player("suzy-lafayette", hand=1)
    state = moves(table(suzy, *plain(4)), (0, "bang", {"target": 1}))
    assert hands(state)[0] == 0
    assert hands(moves(state, (1, "missed")))[0] == 1
    # While it works her hand is empty, and El Gringo finds nothing in it.
    gringo = moves(table(suzy, Player("el-gringo"), *plain(3)), (0, "bang", {"target": 1}))
    assert hands(moves(gringo, (1, "take")))[:2] == [1, 4]
    all_at_once = moves(table(suzy, Player("jourdonnais"), *plain(2)), (0, "gatling"))
    flipped = moves(all_at_once, (1, "barrel"), (2, "take"), (3, "take"))
    assert (flipped.question is not None, hands(flipped)[0]) == (True, 0)
    assert hands(moves(flipped, (1, "barrel", {"flipped": "hearts"})))[0] == 1


def test_molly_stark_draws_nothing_in_her_own_turn() -> None:
    assert hands(moves(table(Player("molly-stark"), *plain(4)), (0, "beer")))[0] == 3
    state = shot(table(Player(), Player("molly-stark"), *plain(3)), 0, 1, ("missed",))
    assert hands(state)[1] == 4


# Apache Kid


def test_apache_kid_is_untouched_by_diamonds() -> None:
    state, _ = do(table(Player(), Player("apache-kid"), *plain(3)), 0, "bang", target=1)
    assert keys(state, 1) == ["missed", "diamond", "take"]
    state, events = do(state, 1, "diamond")
    assert (lives(state)[1], hands(state)[1]) == (4, 4)
    assert "Untouched" in names(events)


def test_nor_by_indians_of_diamonds() -> None:
    state = table(Player(), Player("apache-kid"), *plain(2))
    state = moves(state, (0, "indians"), (1, "diamond"), (2, "take"), (3, "take"))
    assert lives(state) == [5, 4, 4, 4]


def test_the_gatling_is_of_hearts_for_apache_kid_too() -> None:
    state = moves(table(Player(), Player("apache-kid"), *plain(2)), (0, "gatling"))
    assert keys(state, 1) == ["missed", "take"]


def test_it_still_is_when_a_barrel_against_it_has_failed() -> None:
    kid = Player("apache-kid", laid=("barrel",))
    state = moves(table(Player(), kid, *plain(2)), (0, "gatling"))
    assert keys(state, 1) == ["missed", "barrel", "take"]
    state = moves(state, (1, "barrel"), (2, "take"), (3, "take"))
    state, _ = do(state, 1, "barrel", flipped="no-hearts")
    assert keys(state, 1) == ["missed", "take"]


def test_a_duel_of_diamonds_does_nothing_but_once_begun_everything_counts() -> None:
    state = moves(table(Player(), Player("apache-kid"), *plain(3)), (0, "duel", {"target": 1}))
    assert moves(state, (1, "diamond")).question is None
    state = moves(state, (1, "give-bang"), (0, "give-bang"))
    assert "diamond" not in keys(state, 1)
    own = moves(table(Player("apache-kid"), *plain(4)), (0, "duel", {"target": 1}))
    assert "diamond" not in keys(moves(own, (1, "give-bang")), 0)


def test_panic_and_cat_balou_of_diamonds_do_nothing_to_him() -> None:
    state = table(Player(), Player("apache-kid", laid=("scope",)), *plain(3))
    for key in ("panic", "cat-balou"):
        assert list(choices(offer(state, 0, key), "what", target=1)) == ["hand", "scope", "diamond"]
        after = moves(state, (0, key, {"target": 1, "what": "diamond"}))
        assert (hands(after)[:2], after.seats[1].laid) == ([3, 4], ("scope",))


def test_nobody_else_speaks_of_diamonds() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    assert "diamond" not in keys(state, 1)
    assert list(choices(offer(table(*plain(5)), 0, "panic"), "what", target=1)) == ["hand"]


# Vera Custer


def test_vera_custer_copies_an_ability_at_the_start_of_her_turn() -> None:
    vera = Player("vera-custer", laid=("jail",))
    state = table(Player(), vera, Player("sean-mallory"), *plain(2))
    state = moves(state, (0, "end-turn"))
    assert (state.step, keys(state, 1)) == ("copy", ["copy"])
    state = moves(state, (1, "copy", {"character": "sean-mallory"}))
    assert (state.step, state.seats[1].ability) == ("jail", "sean-mallory")
    assert RULES.view(state, at(0)).own.copied == "sean-mallory"


def test_what_vera_copies_works_until_her_next_turn() -> None:
    players = (Player("vera-custer", copied="willy-the-kid", hand=6), Player("willy-the-kid"))
    state = shot(table(*players, *plain(3)), 0, 1, ("take",))
    assert offer(state, 0, "bang").closed is None
    waits = table(Player(), Player("vera-custer", copied="paul-regret"), *plain(3))
    assert RULES.view(waits, at(0)).reach[1] == 2


def test_vera_keeps_her_own_life() -> None:
    state = table(Player("vera-custer", copied="bart-cassidy", life=1), *plain(4))
    assert state.seats[0].full == 4


def test_vera_does_not_copy_those_who_left() -> None:
    players = (Player("vera-custer"), Player("rose-doolan", left=True), Player("slab-the-killer"))
    state = table(*players, steps=("copy", "draw", "play"))
    assert list(choices(offer(state, 0, "copy"), "character")) == ["slab-the-killer"]


def test_those_who_left_have_no_ability() -> None:
    state = table(Player(), Player("paul-regret", left=True, hand=0), *plain(3))
    assert RULES.view(state, at(0)).reach[1] == 1

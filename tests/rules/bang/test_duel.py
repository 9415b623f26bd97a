"""The Duel: BANG! in turn to the end, from both sides."""

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
    reputations,
    table,
    told,
)
from tests.rules.game import because, names, open_values, why

BACK = "give-bang"


def test_anyone_who_is_not_harmless_at_any_distance() -> None:
    state = table(Player(), Player(life=0), Player(), Player(hand=0), Player(left=True), *plain(3))
    form = offer(state, 0, "duel")
    assert open_values(form, "target") == [2, 5, 6, 7]
    assert why(form, "target", 3) == because("harmless", seat=3)
    assert why(form, "target", 4) == because("has-left", seat=4)


def test_the_challenged_who_plays_no_bang_loses_all_life_and_a_reputation() -> None:
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}), (2, "take"))
    assert (lives(state), reputations(state)) == ([5, 5, 0, 5, 5], [3, 2, 1, 2, 2])
    assert (state.question, state.step, state.turn) == (None, "play", 0)


def test_the_challenger_who_plays_no_bang_loses_all_life_to_the_other() -> None:
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}), (2, BACK), (0, "take"))
    assert (lives(state), reputations(state)) == ([0, 5, 5, 5, 5], [1, 2, 3, 2, 2])


def test_whoever_lost_in_their_own_turn_goes_on_with_it() -> None:
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}), (2, BACK), (0, "take"))
    assert (state.turn, state.step) == (0, "play")
    state = moves(state, (0, "bang", {"target": 1}), (1, "take"))
    assert lives(state)[:2] == [0, 4]


def test_a_long_exchange_is_paid_for_in_cards() -> None:
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}))
    state = moves(state, (2, BACK), (0, BACK), (2, BACK), (0, BACK))
    assert hands(state) == [1, 4, 2, 4, 4]
    assert RULES.awaited(state) == (2,)
    assert RULES.view(state, at(2)).asked[-1].about["by"] == 0
    state = moves(state, (2, "take"))
    assert lives(state) == [5, 5, 0, 5, 5]


def test_no_missed_and_no_barrel() -> None:
    barrel = Player("jourdonnais", laid=("barrel",))
    state = table(barrel, Player(), barrel, *plain(2))
    state = moves(state, (0, "duel", {"target": 2}))
    assert keys(state, 2) == [BACK, "drink", "take"]
    state = moves(state, (2, BACK))
    assert keys(state, 0) == [BACK, "drink", "take"]


def test_nothing_of_it_counts_for_the_limit() -> None:
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}), (2, BACK), (0, BACK), (2, "take"))
    assert (state.bangs, offer(state, 0, "bang").closed) == (0, None)
    after = moves(state, (0, "bang", {"target": 1}), (1, "take"))
    assert offer(after, 0, "bang").closed == because("bang-limit", used=1, limit=1)
    assert offer(after, 0, "duel").closed is None


def test_it_goes_on_though_a_hand_is_empty_and_who_does_not_answer_loses() -> None:
    state = table(Player(hand=1), Player(), Player(hand=1), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}))
    assert hands(state)[0] == 0
    state = moves(state, (2, BACK))
    assert hands(state)[2] == 0
    state = moves(state, (0, "take"))
    assert (lives(state)[0], reputations(state)[:3]) == (0, [1, 2, 3])


def test_a_beer_after_a_lost_duel_counts_as_on_a_fatal_blow() -> None:
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}), (2, "drink"))
    assert (lives(state), reputations(state)) == ([5, 5, 1, 5, 5], [2] * 5)
    state = moves(table(*plain(5)), (0, "duel", {"target": 2}), (2, BACK), (0, "drink"))
    assert (lives(state), reputations(state)) == ([1, 5, 5, 5, 5], [2] * 5)


def test_a_duel_is_fatal_however_much_life_there_is_by_now() -> None:
    """Sid Ketchum heals while he is asked, and loses all of it just the same."""
    state = table(Player(), Player(), Player("sid-ketchum", life=2, hand=5), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}), (2, "two-for-life"))
    assert "drink" in keys(state, 2)
    assert lives(moves(state, (2, "drink")))[2] == 1
    assert lives(moves(state, (2, "take")))[2] == 0


def test_suzy_draws_at_once_in_a_duel() -> None:
    state = table(Player(), Player(), Player("suzy-lafayette", hand=1), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}), (2, BACK))
    assert (hands(state)[2], RULES.awaited(state)) == (1, (0,))


def test_molly_draws_after_the_duel_for_every_bang_of_hers() -> None:
    state = table(Player(), Player(), Player("molly-stark"), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}), (2, BACK), (0, BACK), (2, BACK))
    assert hands(state)[2] == 2
    state = moves(state, (0, "take"))
    assert hands(state)[2] == 4


def test_molly_draws_nothing_for_a_duel_in_her_own_turn() -> None:
    state = table(Player("molly-stark"), *plain(4))
    state = moves(state, (0, "duel", {"target": 2}), (2, BACK), (0, BACK), (2, "take"))
    assert hands(state)[0] == 2


def test_molly_draws_for_the_beer_too() -> None:
    state = table(Player(), Player(), Player("molly-stark"), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}), (2, "drink"))
    assert hands(state)[2] == 4


def test_el_gringo_takes_a_card_if_he_was_challenged_and_none_if_he_began() -> None:
    state = table(Player(), Player(), Player("el-gringo"), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}), (2, "take"))
    assert hands(state)[:3] == [2, 4, 5]
    state = moves(table(Player("el-gringo"), *plain(4)), (0, "duel", {"target": 2}))
    state = moves(state, (2, BACK), (0, "take"))
    assert hands(state)[:3] == [3, 4, 3]


def test_vulture_sam_wins_a_duel_from_either_side() -> None:
    state = table(Player(), Player(), Player("vulture-sam"), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}), (2, BACK), (0, "take"))
    assert hands(state)[:3] == [0, 4, 6]


def test_a_duel_lies_aside_until_it_is_over() -> None:
    state, events = do(table(*plain(5)), 0, "duel", target=2)
    assert (state.aside, names(events)) == (("duel",), ["CardPlayed", "Asked"])
    state = moves(state, (2, "take"))
    assert (state.aside, state.discards[-1]) == ((), "duel")


def test_a_duel_lost_without_life_costs_nothing_and_is_told() -> None:
    state = moves(table(Player(life=0), *plain(4)), (0, "duel", {"target": 2}), (2, BACK))
    state, events = do(state, 0, "take")
    last = told(events)[-1]
    assert (last.code, last.params) == ("duel-lost-without-life", {"seat": 0, "by": 2})
    assert (lives(state), reputations(state)) == ([0, 5, 5, 5, 5], [2, 2, 2, 2, 2])

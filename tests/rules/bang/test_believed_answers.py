"""A hand that is counted wrong never closes an answer: it is believed, and the count follows."""

import pytest

from hub.rules.contract.actor import HOST
from tests.rules.bang.arranged import Player, do, hands, lives, moves, offer, plain, table
from tests.rules.game import because, choices, names, open_values


def test_another_bang_in_a_duel_is_believed() -> None:
    state = table(Player(hand=1), Player(), Player(hand=1), *plain(2))
    state = moves(state, (0, "duel", {"target": 2}), (2, "give-bang"))
    assert hands(state)[0] == 0
    state, events = do(state, 0, "give-bang")
    assert "HandCorrected" in names(events)
    assert (hands(state)[0], lives(state)) == (0, [5] * 5)
    state = moves(state, (2, "take"))
    assert lives(state) == [5, 5, 0, 5, 5]


def test_the_second_missed_against_slab_is_believed() -> None:
    state = table(Player("slab-the-killer"), Player(hand=1), *plain(3))
    state = moves(state, (0, "bang", {"target": 1}), (1, "missed"), (1, "missed"))
    assert (hands(state)[1], lives(state)[1], state.question) == (0, 5, None)


def test_a_beer_on_the_fatal_blow_is_believed() -> None:
    state = table(Player("slab-the-killer"), Player(hand=1, life=1), *plain(3))
    state = moves(state, (0, "bang", {"target": 1}), (1, "missed"), (1, "drink"))
    assert (hands(state)[1], lives(state)[1]) == (0, 1)


def test_sids_two_cards_are_believed_when_he_is_asked_and_counted_in_his_turn() -> None:
    sid = Player("sid-ketchum", hand=1, life=1)
    state, _ = do(table(Player(), sid, *plain(3)), 0, "bang", target=1)
    state, _ = do(state, 1, "two-for-life")
    assert (hands(state)[1], lives(state)[1]) == (0, 2)
    idle = table(sid._replace(role="sheriff"), *plain(4))
    assert offer(idle, 0, "two-for-life").closed == because("two-cards")


@pytest.mark.parametrize("actor", [HOST, 1])
def test_a_hand_is_corrected_while_its_owner_is_asked(actor: object) -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, _ = do(state, actor, "correct-hand", seat=1, value=6, game="goes-on")  # type: ignore[arg-type]
    state, _ = do(state, 1, "missed")
    assert hands(state)[1] == 5


def test_the_turn_is_set_straight_from_any_of_its_steps() -> None:
    vera = Player("vera-custer", life=0, laid=("jail", "dynamite"))
    state = table(Player(), vera, *plain(3), bangs=1, used=("doc-holyday",))
    form = offer(state, HOST, "correct-turn")
    steps = ["recover", "copy", "dynamite", "jail", "draw", "play"]
    assert list(choices(form, "step", seat=1)) == steps
    assert open_values(form, "used", seat=0, step="play") == ["kept", "anew"]
    for step in steps:
        begun, _ = do(state, HOST, "correct-turn", seat=1, step=step, used="anew")
        assert (begun.turn, begun.step, begun.bangs, begun.used) == (1, step, 0, ())
    kept, _ = do(state, HOST, "correct-turn", seat=3, step="play", used="kept")
    assert (kept.turn, kept.bangs, kept.used) == (3, 1, ("doc-holyday",))


def test_the_turn_is_set_straight_while_a_shot_is_asked_and_the_shot_is_void() -> None:
    state, _ = do(table(*plain(5)), 0, "bang", target=1)
    state, _ = do(state, HOST, "correct-turn", seat=2, step="draw", used="anew")
    assert (state.question, state.turn, state.step, state.discards) == (None, 2, "draw", ("bang",))

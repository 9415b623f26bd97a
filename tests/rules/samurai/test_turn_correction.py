"""Any turn, from any of its steps: whose it is, from where on, and what was used up in it."""

from hub.rules.cardplay.turn_events import TurnCorrected
from hub.rules.contract.actor import HOST
from hub.rules.contract.play import replay
from tests.rules.game import choices, names, open_values
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    table,
)


def test_it_is_really_another_players_turn() -> None:
    state = table(*plain(5), weapons=1)
    assert list(choices(offer(state, HOST, "correct-turn"), "seat")) == [0, 1, 2, 3, 4]
    state, events = do(state, HOST, "correct-turn", seat=3, step="play", used="anew")
    assert (state.turn, state.step, state.weapons, state.turns) == (3, "play", 0, 11)
    assert names(events) == ["TurnCorrected"]
    assert "end-turn" in keys(state, 3)
    assert keys(state, 0) == []
    state, _ = do(state, 3, "end-turn")
    assert state.turn == 4


def test_a_turn_may_begin_with_each_of_its_steps() -> None:
    state = table(Player(), Player(resilience=0), Player(), *plain(2), bushido_at=1)
    form = offer(state, HOST, "correct-turn")
    steps = ["recover", "bushido", "draw", "play"]
    assert list(choices(form, "step", seat=1)) == steps
    assert list(choices(form, "step", seat=2)) == ["draw", "play"]
    for step in steps:
        begun, _ = do(state, HOST, "correct-turn", seat=1, step=step, used="anew")
        assert (begun.turn, begun.step) == (1, step)


def test_a_turn_from_its_beginning_is_played_as_any_other() -> None:
    state = table(Player(), Player(resilience=0), *plain(3), bushido_at=1)
    state, _ = do(state, HOST, "correct-turn", seat=1, step="recover", used="anew")
    state = moves(state, (1, "recover"), (1, "flip", {"flipped": "other"}), (1, "draw"))
    assert (state.step, points(state)[1], hands(state)[1], state.bushido_at) == ("play", 5, 5, 2)


def test_weapons_used_still_count_or_do_not_as_is_said() -> None:
    state = table(*plain(5), weapons=1)
    form = offer(state, HOST, "correct-turn")
    assert open_values(form, "used", seat=0, step="play") == ["kept", "anew"]
    assert open_values(form, "used", seat=1, step="play") == ["anew", "kept"]
    assert open_values(form, "used", seat=0, step="draw") == ["anew"]
    kept, _ = do(state, HOST, "correct-turn", seat=1, step="play", used="kept")
    assert (kept.turn, kept.weapons) == (1, 1)
    anew, _ = do(state, HOST, "correct-turn", seat=1, step="play", used="anew")
    assert (anew.turn, anew.weapons) == (1, 0)


def test_where_nothing_was_used_up_nothing_is_asked() -> None:
    form = offer(table(*plain(5)), HOST, "correct-turn")
    assert list(choices(form, "used", seat=0, step="play")) == ["anew"]


def test_at_the_tokens_level_a_turn_has_fewer_steps() -> None:
    state = table(Player(), Player(resilience=0), *plain(3), level="tokens")
    form = offer(state, HOST, "correct-turn")
    assert list(choices(form, "step", seat=1)) == ["recover", "play"]
    assert list(choices(form, "step", seat=2)) == ["play"]
    state, _ = do(state, HOST, "correct-turn", seat=1, step="recover", used="anew")
    assert keys(state, 1) == ["recover"]


def test_where_the_hub_holds_the_cards_it_begins_in_its_play_phase() -> None:
    state = table(*plain(5), level="cards", weapons=1)
    state, _ = do(state, HOST, "correct-turn", seat=3)
    assert (state.turn, state.step, state.weapons) == (3, "play", 0)


def test_moves_of_the_turn_that_was_not_are_old() -> None:
    state = table(*plain(5))
    question = offer(state, 0, "end-turn").question
    state, _ = do(state, HOST, "correct-turn", seat=0, step="play", used="anew")
    assert refused(state, 0, "end-turn", question=question).code == "old-question"


def test_while_an_answer_is_awaited_what_was_asked_is_void() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bo")
    state, _ = do(state, HOST, "correct-turn", seat=2, step="draw", used="anew")
    assert (state.question, state.turn, state.step) == (None, 2, "draw")
    assert (state.discards, state.aside, points(state)[1]) == (("bo",), (), 5)


def test_whoever_waits_to_leave_still_leaves() -> None:
    state, _ = do(table(*plain(5)), 0, "battle-cry")
    state, _ = do(state, 3, "leave")
    state, _ = do(state, HOST, "correct-turn", seat=2, step="draw", used="anew")
    assert (state.seats[3].left, state.turn, state.step) == (True, 2, "draw")


def test_an_older_log_replays_as_it_was() -> None:
    """It knew of no steps: a turn that was set straight began in its play phase, anew."""
    state = replay(RULES, (TurnCorrected(seat=3),), table(*plain(5), weapons=1))
    assert (state.turn, state.step, state.weapons) == (3, "play", 0)

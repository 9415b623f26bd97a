"""The Tokens level, and stepping down to it."""

import pytest

from hub.rules.contract.actor import HOST, TABLE, at
from tests.rules.game import because, names
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    hands,
    honors,
    keys,
    moves,
    offer,
    plain,
    points,
    refused,
    table,
)

TURN = ["everyone", "heal", "lose-honor", "nobunaga", "end-turn", "deck-end"]


def test_whoever_is_hit_says_so() -> None:
    state = table(*plain(5), level="tokens")
    assert keys(state, 2) == ["wound"]
    state, events = do(state, 2, "wound", wounds=2)
    assert points(state) == [5, 5, 3, 5, 5]
    assert names(events) == ["Wounded"]


def test_only_the_player_whose_turn_it_is_can_have_done_it() -> None:
    state = table(*plain(5), level="tokens", turn=3)
    state, _ = do(state, 1, "wound", wounds=5)
    assert honors(state) == [4, 3, 4, 5, 4]
    assert points(state)[1] == 0


def test_nobody_hits_themselves_in_their_own_turn() -> None:
    state = table(*plain(5), level="tokens")
    assert keys(state, 0) == TURN
    assert refused(state, 0, "wound", wounds=1).code == "not-offered"


def test_wounds_are_from_one_to_what_one_has() -> None:
    state = table(Player(), Player(resilience=3), *plain(3), level="tokens")
    for wounds in (0, 4):
        assert refused(state, 1, "wound", wounds=wounds).code == "out-of-range"


def test_the_harmless_are_not_hit() -> None:
    state = table(Player(), Player(resilience=0), *plain(3), level="tokens")
    assert offer(state, 1, "wound").closed == because("no-resilience")


def test_a_hit_may_end_the_game() -> None:
    state = table(Player(), Player(resilience=1, honor=1), *plain(3), level="tokens")
    state, _ = do(state, 1, "wound", wounds=1)
    assert state.ending is not None
    assert (state.ending.seat, state.ending.by) == (1, 0)


def test_breathing_is_told_as_healing() -> None:
    state = table(Player("hanzo", resilience=1), *plain(4), level="tokens")
    state, events = do(state, 0, "heal")
    assert points(state)[0] == 4
    assert names(events) == ["Healed"]


def test_bushidos_honor_is_told() -> None:
    state = table(*plain(5), level="tokens")
    box = state.box
    state, _ = do(state, 0, "lose-honor")
    assert (honors(state)[0], state.box) == (3, box + 1)
    poor = table(Player(honor=1), *plain(4), level="tokens")
    poor, _ = do(poor, 0, "lose-honor")
    assert poor.ending is not None
    assert poor.ending.cause == "bushido"


def test_the_shogun_of_three_never_pays_for_bushido() -> None:
    state = table(*plain(3), level="tokens")
    assert offer(state, 0, "lose-honor").closed == because("shogun-never-pays")
    ninja = table(*plain(3), level="tokens", turn=1)
    assert offer(ninja, 1, "lose-honor").closed is None


def test_nobunaga_pays_and_draws_a_real_card() -> None:
    state = table(*plain(5), level="tokens")
    state, events = do(state, 0, "nobunaga")
    assert points(state)[0] == 4
    assert names(events) == ["ResiliencePaid"]
    last = table(Player(resilience=1), *plain(4), level="tokens")
    assert offer(last, 0, "nobunaga").closed == because("last-resilience")


def test_a_turn_is_recover_and_play_alone() -> None:
    state = table(Player(), Player(resilience=0), *plain(3), level="tokens")
    state, _ = do(state, 0, "end-turn")
    assert state.step == "recover"
    assert keys(state, 1) == ["recover"]
    assert keys(state, 2) == []
    state, _ = do(state, 1, "recover")
    assert state.step == "play"
    state, _ = do(state, 1, "end-turn")
    assert (state.turn, state.step) == (2, "play")


def test_the_hub_counts_no_cards() -> None:
    view = RULES.view(table(*plain(5), level="tokens"), TABLE)
    assert [pile.key for pile in view.piles] == ["box", "heap"]
    assert [counter.key for counter in view.places[0].counters] == ["honor", "resilience"]


def test_at_the_companion_level_nobody_taps_a_wound() -> None:
    assert keys(table(*plain(5)), 2) == []


# Stepping down


def test_a_table_steps_down_in_the_middle_of_a_game() -> None:
    players = (Player(resilience=2, honor=3, laid=("armor",)), *plain(4))
    state = table(*players, bushido_at=3, discards=("bo",))
    state, events = do(state, HOST, "step-down")
    assert names(events) == ["LevelLowered"]
    assert state.level == "tokens"
    assert hands(state) == [-1] * 5
    assert (state.deck, state.discards, state.bushido, state.bushido_at) == (0, (), "", -1)
    assert state.seats[0].laid == ()
    assert (honors(state)[0], points(state)[0], state.turn) == (3, 2, 0)
    assert keys(state, 0) == TURN
    assert keys(state, 1) == ["wound"]


def test_after_stepping_down_the_next_turn_has_no_draw() -> None:
    state = moves(table(*plain(5)), (HOST, "step-down"), (0, "end-turn"))
    assert (state.turn, state.step) == (1, "play")


def test_a_table_steps_down_between_cards_alone() -> None:
    asked, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bo")
    assert offer(asked, HOST, "step-down").closed == because("in-the-middle")
    drawing = table(*plain(5), steps=("draw", "play"))
    assert offer(drawing, HOST, "step-down").closed == because("in-the-middle")


@pytest.mark.parametrize("level", ["tokens", "cards"])
def test_only_companion_steps_down(level: str) -> None:
    state = table(*plain(5), level=level)  # type: ignore[arg-type]
    assert "step-down" not in keys(state, HOST, standing=True)


def test_stepping_down_is_the_hosts_word() -> None:
    state = table(*plain(5))
    assert refused(state, 0, "step-down").code == "not-offered"
    assert offer(state, HOST, "step-down").standing


def test_the_step_down_is_told() -> None:
    _, events = do(table(*plain(5)), HOST, "step-down")
    told = events[0].seen_by(at(1))
    assert told is not None
    assert told.code == "level-lowered"


def test_with_tokens_the_deck_s_end_is_an_ordinary_action_of_whose_turn_it_is() -> None:
    state = table(*plain(5), level="tokens")
    assert not offer(state, 0, "deck-end").standing
    assert offer(state, 1, "deck-end").standing, "the others have it where corrections are"
    counted = table(*plain(5), level="companion")
    assert offer(counted, 0, "deck-end").standing, "a hub that counts cards says it by itself"

"""Tokens: a blow that is told after its turn names who struck it."""

from hub.rules.contract.actor import HOST
from tests.rules.game import because, choices, names, open_values
from tests.rules.samurai.arranged import (
    Player,
    do,
    honors,
    keys,
    offer,
    plain,
    points,
    refused,
    result,
    table,
)

KEY = "late-wound"


def test_a_blow_told_a_turn_late_pays_whoever_struck_it() -> None:
    state = table(Player(), Player(), Player(resilience=2), *plain(2), level="tokens", turn=1)
    state, events = do(state, 2, KEY, seat=2, by=0, wounds=2, game="goes-on")
    assert names(events) == ["Wounded", "Defeated"]
    assert points(state)[2] == 0
    assert honors(state) == [5, 4, 3, 4, 4]


def test_the_turns_player_comes_first_and_then_who_was_before_them() -> None:
    state = table(*plain(5), level="tokens", turn=1)
    assert list(choices(offer(state, 3, KEY), "by")) == [1, 0, 4, 2]
    assert list(choices(offer(state, HOST, KEY), "by")) == [1, 0, 4, 3, 2]
    twice = refused(state, HOST, KEY, seat=3, by=3, wounds=1, game="goes-on")
    assert twice == because("picked-twice", field="by")


def test_a_fall_told_in_ones_own_turn_was_before_it_so_one_has_got_up() -> None:
    state = table(Player(), Player(resilience=1), *plain(3), level="tokens", turn=1)
    state, events = do(state, 1, KEY, seat=1, by=0, wounds=1, game="goes-on")
    assert names(events) == ["Wounded", "Defeated", "Recovered"]
    assert points(state)[1] == 5
    assert honors(state)[:2] == [5, 3]
    assert state.step == "play"


def test_a_blow_told_late_ends_the_game_for_its_striker() -> None:
    # The Samurai fells the Shogun, their own, and the turn has passed on to the Ninja.
    state = table(
        Player(resilience=1, honor=1), Player(), Player(), Player(), level="tokens", turn=3
    )
    state, _ = do(state, 0, KEY, seat=0, by=2, wounds=1, game="ends")
    assert state.ending is not None
    assert (state.ending.seat, state.ending.by) == (0, 2)
    for seat in range(4):
        state, _ = do(state, seat, "daimyo-held", count=0)
    lines = [line.key for team in result(state).teams for line in team.scores]
    assert "deadly-strike" in lines


def test_the_host_tells_it_for_anybody_but_not_for_the_harmless() -> None:
    state = table(Player(), Player(resilience=0), Player(left=True), *plain(2), level="tokens")
    form = offer(state, HOST, KEY)
    assert open_values(form, "seat") == [0, 3, 4]
    assert open_values(form, "by") == [0, 4, 3, 1]
    assert offer(state, 1, KEY).closed == because("no-resilience")
    assert KEY not in keys(state, 2, standing=True)
    state, _ = do(state, HOST, KEY, seat=4, by=3, wounds=2, game="goes-on")
    assert points(state)[4] == 3


def test_where_cards_are_counted_every_blow_is_declared() -> None:
    for level in ("companion", "cards"):
        assert KEY not in keys(table(*plain(5), level=level), 2, standing=True)


def test_a_blow_told_late_that_ends_the_game_says_so_and_asks() -> None:
    state = table(
        Player(resilience=2, honor=1), Player(resilience=2), *plain(2), level="tokens", turn=3
    )
    form = offer(state, HOST, KEY)
    said = {
        (seat, wounds): open_values(form, "game", seat=seat, wounds=wounds)
        for seat in (0, 1)
        for wounds in (1, 2)
    }
    assert said == {
        (0, 1): ["goes-on"],
        (0, 2): ["ends"],
        (1, 1): ["goes-on"],
        (1, 2): ["goes-on"],
    }
    assert refused(state, 0, KEY, seat=0, by=2, wounds=2, game="goes-on").code == "not-a-choice"
    assert do(state, 0, KEY, seat=0, by=2, wounds=2, game="ends")[0].ending is not None


def test_the_last_who_falls_by_a_blow_told_late_leaves_one_standing_and_is_asked() -> None:
    down = Player(resilience=0)
    state = table(Player(resilience=1), Player(), down, down, level="tokens", turn=3)
    assert open_values(offer(state, 0, KEY), "game", seat=0, wounds=1) == ["ends"]

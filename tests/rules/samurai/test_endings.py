"""Both endings, the Deadly Strike, and what is left lying about."""

import pytest

from hub.laws.random_nights import play
from hub.laws.secrecy import check_secrecy
from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import HOST, at
from hub.rules.registry import GAMES
from hub.rules.samurai.state import State
from tests.rules.box import kinds
from tests.rules.game import names
from tests.rules.laws.options import TABLES
from tests.rules.samurai.arranged import (
    RULES,
    Player,
    do,
    honors,
    keys,
    moves,
    plain,
    points,
    refused,
    result,
    table,
)

# Seats at a table of five: Shogun, Ninja, Samurai, Ninja, Ronin.
FALLEN = Player(resilience=0)


def struck(*players: Player, target: int = 1, house: dict[str, str] | None = None) -> State:
    """Seat 0 defeats the target with a Bokken."""
    state = table(*players, level="cards", house=house or {})
    return moves(state, (0, "attack", {"target": target, "weapon": "bokken"}), (target, "take"))


def ending(state: State) -> tuple[str, str, int, int]:
    assert state.ending is not None
    return state.ending.reason, state.ending.cause, state.ending.seat, state.ending.by


def test_a_player_without_honor_ends_the_game_at_once() -> None:
    state = struck(Player(), Player(resilience=1, honor=1), *plain(3))
    assert ending(state) == ("honor", "defeat", 1, 0)
    assert honors(state) == [5, 0, 4, 4, 4]
    assert state.frames == ()
    assert state.is_scored


def test_one_honor_left_is_enough() -> None:
    state = struck(Player(), Player(resilience=1, honor=2), *plain(3))
    assert state.ending is None


def test_the_card_that_ended_it_is_on_the_discards() -> None:
    """Ruling 19."""
    state = struck(Player(), Player(resilience=1, honor=1), *plain(3))
    assert kinds(state.discards) == ["bokken"]
    assert state.aside == ()


def test_the_last_one_standing_wins_for_the_team() -> None:
    state = struck(Player(), Player(resilience=1), FALLEN, FALLEN, FALLEN)
    assert ending(state) == ("swordmaster", "defeat", 1, 0)
    found = result(state)
    assert (found.reason, found.winners) == ("swordmaster", (0, 2))
    assert [numbers["swordmaster"] for numbers in found.numbers] == [1, 0, 0, 0, 0]


def test_the_swordmasters_team_wins_whatever_the_points() -> None:
    rich = Player(resilience=0, honor=9)
    state = struck(Player(honor=1), Player(resilience=1, honor=2), FALLEN, rich, FALLEN)
    found = result(state)
    assert found.teams[0].key == "shogun"
    assert found.teams[0].total < found.teams[1].total
    assert [team.rank for team in found.teams] == [1, 2, 3]


@pytest.mark.parametrize("players", range(4, 8))
def test_there_is_a_swordmaster_at_every_table_but_of_three(players: int) -> None:
    state = struck(Player(), Player(resilience=1), *(FALLEN,) * (players - 2))
    assert ending(state)[0] == "swordmaster"


def test_two_standing_is_no_end() -> None:
    state = struck(Player(), Player(resilience=1), Player(resilience=1), FALLEN, FALLEN)
    assert state.ending is None


def test_the_empty_handed_with_resilience_still_stand() -> None:
    """Ruling 12."""
    state = struck(Player(), Player(resilience=1), Player(hand=0), FALLEN, FALLEN)
    assert state.ending is None


def test_the_swordmaster_is_looked_for_only_at_a_loss_of_resilience() -> None:
    """Ruling 12: one stands alone after someone left, and the game goes on until then."""
    gone = Player(hand=0, left=True)
    state = table(Player(), gone, FALLEN, FALLEN, FALLEN)
    state, _ = do(state, 0, "geisha", target=2, what="hand")
    assert state.ending is None
    state, _ = do(state, 0, "nobunaga")
    assert ending(state) == ("swordmaster", "paid", -1, -1)


def test_a_wound_that_defeats_nobody_is_a_loss_of_resilience_too() -> None:
    """Ruling 12: here one stood alone already; seen at the next wound, of their own."""
    gone = Player(hand=0, left=True)
    players = (FALLEN, Player(), gone, FALLEN, FALLEN)
    state = table(*players, level="tokens")
    state, _ = do(state, 1, "wound", wounds=1)
    assert ending(state) == ("swordmaster", "wound", -1, -1)
    state = moves(state, *((seat, "daimyo-held", {"count": 0}) for seat in (0, 1, 3, 4)))
    assert result(state).winners == (1, 3)


def test_leavers_do_not_stand() -> None:
    gone = Player(hand=0, left=True)
    state = struck(Player(), Player(resilience=1), gone, FALLEN, FALLEN)
    assert ending(state)[0] == "swordmaster"


def test_a_team_mates_blow_is_no_swordmaster_and_points_are_counted() -> None:
    """The game ends anyway, and it is a Deadly Strike."""
    state = struck(Player(), FALLEN, Player(resilience=1), FALLEN, FALLEN, target=2)
    found = result(state)
    assert found.reason == "points"
    assert found.winners == (1, 3)
    assert [team.total for team in found.teams if team.key == "shogun"] == [5 + 3 - 3]
    assert [numbers["swordmaster"] for numbers in found.numbers] == [0, 0, 0, 0, 0]


def test_a_deadly_strike_costs_the_team_three() -> None:
    """Shogun 5 and Samurai 0, less 3."""
    state = struck(Player("kojiro"), Player(), Player(resilience=1, honor=1), *plain(2), target=2)
    found = result(state)
    (team,) = [team for team in found.teams if team.key == "shogun"]
    assert found.reason == "honor"
    assert [(line.key, line.points, line.seat) for line in team.scores] == [
        ("honor", 5, 0),
        ("honor", 0, 2),
        ("deadly-strike", -3, 0),
    ]
    assert team.total == 2


def test_a_teams_total_may_fall_below_nothing() -> None:
    """Ruling 11."""
    state = table(
        Player(), Player(honor=1), Player(), Player(resilience=1, honor=1), Player(), turn=1
    )
    state = moves(state, (1, "attack", {"target": 3, "weapon": "bo"}), (3, "take"))
    state = moves(state, *((seat, "daimyo-held", {"count": 0}) for seat in range(5)))
    (team,) = [team for team in result(state).teams if team.key == "ninja"]
    assert team.total == 2 - 3


def test_a_deadly_strike_needs_a_game_that_ends() -> None:
    state = struck(Player("kojiro"), Player(), Player(resilience=1), *plain(2), target=2)
    assert state.ending is None


def test_an_enemys_blow_is_no_deadly_strike() -> None:
    found = result(struck(Player(), Player(resilience=1, honor=1), *plain(3)))
    assert "deadly-strike" not in [line.key for team in found.teams for line in team.scores]


def test_the_swordmaster_comes_before_honor() -> None:
    """Ruling 5."""
    players = (Player(), Player(resilience=1, honor=1), FALLEN, FALLEN, FALLEN)
    assert ending(struck(*players))[0] == "swordmaster"


def test_as_a_house_rule_honor_comes_before_the_swordmaster() -> None:
    players = (Player(), Player(resilience=1, honor=1), FALLEN, FALLEN, FALLEN)
    assert ending(struck(*players, house={"both": "honor"}))[0] == "honor"


@pytest.mark.parametrize("both", ["swordmaster", "honor"])
def test_the_house_rule_changes_nothing_when_only_one_is_true(both: str) -> None:
    house = {"both": both}
    alone = struck(Player(), Player(resilience=1), FALLEN, FALLEN, FALLEN, house=house)
    assert ending(alone)[0] == "swordmaster"
    poor = struck(Player(), Player(resilience=1, honor=1), *plain(3), house=house)
    assert ending(poor)[0] == "honor"


def test_after_the_end_nothing_is_offered_to_anyone() -> None:
    state = struck(Player(), Player(resilience=1, honor=1), *plain(3))
    for actor in (0, 1, HOST):
        assert keys(state, actor) == keys(state, actor, standing=True) == []
    assert refused(state, 0, "end-turn").code == "not-offered"
    assert state.step == "over"


@pytest.mark.parametrize("level", ["companion", "tokens"])
def test_with_real_cards_everyone_says_their_daimyo(level: Level) -> None:
    gone = Player(hand=0, left=True)
    state = table(
        Player(), Player(resilience=1, honor=1), Player(hand=0), gone, Player(), level=level
    )
    if level == "tokens":
        state, _ = do(state, 1, "wound", wounds=1)
    else:
        state = moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))
    assert state.question is not None
    # A hand that is counted as empty may hold one; who left holds none.
    assert state.question.asked == (0, 1, 2, 4)
    assert RULES.outcome(state) is None
    assert keys(state, 0) == ["daimyo-held"]


def over_with_hands(*hands: int) -> State:
    first, second, *others = hands
    players = (
        Player(hand=first + 1),
        Player(hand=second, resilience=1, honor=1),
        *(Player(hand=hand) for hand in others),
    )
    state = table(*players)
    return moves(state, (0, "attack", {"target": 1, "weapon": "bo"}), (1, "take"))


def test_nobody_holds_more_daimyo_than_the_box_has_whatever_is_counted() -> None:
    state = over_with_hands(1, 5, 2, 3, 3)
    assert refused(state, 0, "daimyo-held", count=4).params["high"] == 3
    assert refused(state, 1, "daimyo-held", count=4).params["high"] == 3
    assert refused(state, 1, "daimyo-held", count=-1).code == "out-of-range"


def test_daimyo_are_counted_when_all_have_said_theirs() -> None:
    state = over_with_hands(1, 5, 2, 3, 3)
    state = moves(state, *((seat, "daimyo-held", {"count": 0}) for seat in (4, 3, 1)))
    state, _ = do(state, 0, "daimyo-held", count=1)
    assert RULES.outcome(state) is None
    state, _ = do(state, 2, "daimyo-held", count=2)
    assert state.daimyo == (1, 0, 2, 0, 0)
    assert result(state).numbers[2]["daimyo"] == 2
    assert state.frames == ()


def test_more_daimyo_than_there_are_and_all_are_asked_again() -> None:
    state = over_with_hands(3, 3, 3, 3, 3)
    state = moves(state, *((seat, "daimyo-held", {"count": 1}) for seat in range(3)))
    before = state.questions
    state = moves(state, (3, "daimyo-held", {"count": 1}))
    state, events = do(state, 4, "daimyo-held", count=0)
    assert names(events) == ["Answered", "AnswersRefused"]
    assert state.question is not None
    assert state.question.awaited == (0, 1, 2, 3, 4)
    assert state.questions == before + 1
    assert RULES.outcome(state) is None


def test_exactly_as_many_daimyo_as_there_are_is_fine() -> None:
    state = over_with_hands(3, 3, 3, 3, 3)
    state = moves(state, *((seat, "daimyo-held", {"count": 1}) for seat in range(3)))
    state = moves(state, *((seat, "daimyo-held", {"count": 0}) for seat in (3, 4)))
    assert result(state).numbers[0]["daimyo"] == 1


def test_a_hand_that_is_counted_as_empty_may_hold_a_daimyo() -> None:
    state = table(Player(hand=1), *plain(3, hand=0), Player(hand=1, resilience=1, honor=1))
    state = moves(state, (0, "attack", {"target": 4, "weapon": "bo"}), (4, "parry"))
    state = moves(state, (0, "correct-honor", {"seat": 0, "value": 0, "game": "ends"}))
    assert not state.is_scored
    said = {0: 0, 1: 1, 2: 0, 3: 0, 4: 0}
    state = moves(state, *((seat, "daimyo-held", {"count": said[seat]}) for seat in said))
    assert (state.daimyo, state.is_scored) == ((0, 1, 0, 0, 0), True)


def test_roles_are_shown_at_the_end_and_not_before() -> None:
    state = table(Player(), Player(resilience=1, honor=1), *plain(3), level="cards")
    before = [place.role for place in RULES.view(state, at(1)).places]
    assert before == ["shogun", "", "", "", ""]
    state = moves(state, (0, "attack", {"target": 1, "weapon": "bokken"}), (1, "take"))
    view = RULES.view(state, at(1))
    assert [place.role for place in view.places] == [
        "shogun",
        "ninja-1",
        "samurai",
        "ninja-2",
        "ronin",
    ]
    assert view.outcome == result(state)
    assert view.outcome is not None
    assert view.outcome.cause == "defeat"


def test_whatever_else_a_move_would_have_done_is_not_done() -> None:
    players = (Player(), *(Player(resilience=1, honor=1),) * 4)
    state = table(*players, level="cards")
    state, _ = do(state, 0, "attack", target=1, weapon="bokken")
    state, _ = do(state, 1, "take")
    assert points(state) == [5, 0, 1, 1, 1]
    assert honors(state) == [5, 0, 1, 1, 1]


def test_roles_stay_covered_until_the_daimyo_are_counted() -> None:
    """A night that ended and waits for the count; who was who is still to be hidden."""
    case = TABLES["samurai-4-tokens"][0]
    nights = (play(GAMES[case.game], case, seed, 8) for seed in range(1000))
    uncounted = (
        night
        for night in nights
        if night.rules.is_over(night.state) and night.rules.outcome(night.state) is None
    )
    check_secrecy(next(uncounted))

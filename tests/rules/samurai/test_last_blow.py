"""An ending by correction: whose blow it was is asked, and a team-mate's counts as one."""

from hub.rules.contract.actor import HOST
from hub.rules.contract.form import FieldValue
from hub.rules.contract.outcome import Outcome
from hub.rules.samurai.state import State
from tests.rules.game import choices
from tests.rules.samurai.arranged import RULES, Player, do, offer, plain, result, table

# Shogun, Ninja, Samurai, Ninja.
FOUR = (Player(), Player(), Player(honor=1), Player())


def ended(state: State, key: str, seat: int, game: FieldValue) -> Outcome:
    state, _ = do(state, HOST, key, seat=seat, value=0, game=game)
    for each in RULES.awaited(state):
        state, _ = do(state, each, "daimyo-held", count=0)
    return result(state)


def strikes(outcome: Outcome) -> list[tuple[str, int]]:
    lines = [(team.key, line) for team in outcome.teams for line in team.scores]
    return [(team, line.seat) for team, line in lines if line.key == "deadly-strike"]


def test_the_last_honor_lost_to_a_team_mate_is_a_deadly_strike() -> None:
    state = table(*FOUR, level="tokens")
    outcome = ended(state, "correct-honor", 2, 0)
    assert strikes(outcome) == [("shogun", 0)]
    assert outcome.cause == "honor-corrected"


def test_lost_to_an_enemy_or_to_nobody_it_is_none() -> None:
    state = table(*FOUR, level="tokens")
    assert strikes(ended(state, "correct-honor", 2, 1)) == []
    assert strikes(ended(state, "correct-honor", 2, "ends")) == []


def test_nobody_is_the_swordmaster_after_a_team_mates_blow_that_was_told_late() -> None:
    down = Player(resilience=0)
    state = table(Player(), down, Player(resilience=1), down)
    friend = ended(state, "correct-resilience", 2, 0)
    assert (friend.reason, strikes(friend)) == ("points", [("shogun", 0)])
    enemy = ended(state, "correct-resilience", 2, 3)
    assert (enemy.reason, strikes(enemy)) == ("swordmaster", [])
    assert ended(state, "correct-resilience", 2, "ends").reason == "swordmaster"


def test_nobody_struck_who_still_has_something() -> None:
    down, gone = Player(resilience=0), Player(hand=0, left=True, resilience=3)
    state = table(Player(resilience=4), gone, down, down)
    form = offer(state, HOST, "correct-resilience")
    assert list(choices(form, "game", seat=0, value=2)) == ["ends"]
    assert list(choices(form, "game", seat=0, value=0)) == ["goes-on"]


def test_a_hand_is_never_anybodys_blow() -> None:
    form = offer(table(*plain(4)), HOST, "correct-hand")
    assert list(choices(form, "game", seat=1, value=0)) == ["goes-on"]

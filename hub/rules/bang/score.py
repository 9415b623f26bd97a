"""When a game is over, and the score: every line of every team, their order, and who won."""

from hub.rules.bang.roles import BONUS, LAW, OUTLAWS, RENEGADE, TEAMS
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import is_near_end, standing
from hub.rules.cardplay.ring_score import end_game, fell_to_a_friend, outcome_of, reason_of
from hub.rules.contract.outcome import Outcome, Points, Score, Team, whole

# Who wins a tie, first to last.
TIES: dict[str, tuple[str, ...]] = {
    "outlaws": (OUTLAWS, LAW, RENEGADE),
    "law": (LAW, OUTLAWS, RENEGADE),
}
# Ruling 26: whether one alone is left standing is looked at after a fall, or when life was
# set straight; not after a farewell, nor when someone loses a life and stands.
FALLS = frozenset({"fall", "corrected"})


def judge(tx: Transaction, cause: str, *, seat: int = -1, by: int = -1) -> None:
    """End the game if it has ended: one alone has life, or someone is without reputation."""
    state = tx.state
    reasons = []
    if any(player.reputation <= 0 for player in state.seats):
        reasons.append("reputation")
    if cause in FALLS and len(standing(state)) == 1:
        reasons.append("last-standing")
    if reasons:
        end_game(state, reasons, cause, seat=seat, by=by)


def could_end(state: State) -> bool:
    """Whether one fall could end the game, as `judge` has it."""
    return is_near_end(state, [player.reputation for player in state.seats])


def outcome(state: State) -> Outcome | None:
    """How it ended, once it has."""
    if state.ending is None:
        return None
    return outcome_of(state, reason(state), "last-standing", _ranked(state), _numbers)


def reason(state: State) -> str:
    was_friend = fell_to_a_friend(state, are_together)
    return reason_of(state, "last-standing", was_friend=was_friend)


def are_together(state: State, one: int, other: int) -> bool:
    """Whether two seats are of one team; each Renegade is alone."""
    roles = state.seats[one].role, state.seats[other].role
    return TEAMS[roles[0]] == TEAMS[roles[1]] and roles[0] != RENEGADE


def _ranked(state: State) -> tuple[Team, ...]:
    """Best first. Between equals the order of the teams decides; two Renegades share."""
    order = TIES[state.options.house.ties]
    last = standing(state) if reason(state) == "last-standing" else ()

    def place(team: Team) -> tuple[bool, Points, int]:
        is_last = any(seat in team.seats for seat in last)
        return (not is_last, -team.total, order.index(team.key))

    teams = sorted(_teams(state), key=place)
    first = {place(team): at for at, team in reversed(list(enumerate(teams, start=1)))}
    return tuple(replace(team, rank=first[place(team)]) for team in teams)


def _teams(state: State) -> list[Team]:
    seats: dict[str, list[int]] = {LAW: [], OUTLAWS: []}
    alone = []
    for at, seat in enumerate(state.seats):
        if seat.role == RENEGADE:
            alone.append(_team(state, RENEGADE, (at,)))
        else:
            seats[TEAMS[seat.role]].append(at)
    return [*(_team(state, key, tuple(found)) for key, found in seats.items()), *alone]


def _team(state: State, key: str, seats: tuple[int, ...]) -> Team:
    scores = tuple(_line(state, at) for at in seats)
    total = whole(sum(line.points for line in scores))
    return Team(key=key, seats=seats, scores=scores, total=total, rank=0)


def _line(state: State, at: int) -> Score:
    seat = state.seats[at]
    times = BONUS[seat.role][state.players]
    return Score(key="reputation", value=seat.reputation, times=times, seat=at)


def _numbers(state: State, at: int) -> dict[str, int]:
    """What others may add up from."""
    seat = state.seats[at]
    is_last = reason(state) == "last-standing" and standing(state) == (at,)
    return {
        "reputation": seat.reputation,
        "life": seat.life,
        "life-value": seat.full,
        "last-standing": int(is_last),
    }

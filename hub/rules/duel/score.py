"""How a duel came out: whose it is, and what each side still had."""

from hub.rules.contract.outcome import Outcome, Score, Team
from hub.rules.duel.state import State

ROLES = ("shogun", "samurai")
TEAMS = ("first", "second")


def outcome(state: State) -> Outcome | None:
    if state.ending is None:
        return None
    winner = state.ending.winner
    teams = (_team(state, winner, 1), _team(state, 1 - winner, 2))
    return Outcome(
        reason=state.ending.reason,
        cause=state.ending.cause,
        winners=(winner,),
        teams=teams,
        roles=("shogun", "shogun"),
        numbers=tuple(_numbers(state, seat) for seat in (0, 1)),
    )


def _team(state: State, seat: int, rank: int) -> Team:
    """A duel is won or lost; there is nothing else to count."""
    won = int(rank == 1)
    return Team(
        key=TEAMS[seat != state.first],
        seats=(seat,),
        scores=(Score(key="duel", value=won, seat=seat),),
        total=won,
        rank=rank,
    )


def _numbers(state: State, seat: int) -> dict[str, int]:
    figures = state.sides[seat].figures
    return {
        "standing": len(state.sides[seat].standing),
        "resilience": sum(figure.resilience for figure in figures),
    }

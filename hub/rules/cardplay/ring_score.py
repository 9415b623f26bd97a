"""How a game round a table came out, whatever it counts."""

from collections.abc import Callable
from typing import NoReturn

from hub.rules.cardplay.card_state import Over
from hub.rules.cardplay.ring import AnyRingState, Ending, R
from hub.rules.contract.outcome import Outcome, Team, is_tied

POINTS = "points"


def reason_of(state: AnyRingState, alone: str, *, was_friend: bool) -> str:
    """Standing `alone` wins nothing when the last one fell to a team-mate: points are counted."""
    assert state.ending is not None
    return POINTS if state.ending.reason == alone and was_friend else state.ending.reason


def fell_to_a_friend(state: R, are_together: Callable[[R, int, int], bool]) -> bool:
    """The game ended because someone fell to a player of their own team, or so it was told."""
    ending = state.ending
    if ending is None or ending.by < 0:
        return False
    return are_together(state, ending.seat, ending.by)


def outcome_of(
    state: R,
    reason: str,
    alone: str,
    teams: tuple[Team, ...],
    numbers: Callable[[R, int], dict[str, int]],
) -> Outcome:
    """The first team has won; between equals a house rule decides, unless one stands `alone`."""
    assert state.ending is not None
    return Outcome(
        reason=reason,
        cause=state.ending.cause,
        winners=tuple(seat for team in teams if team.rank == 1 for seat in team.seats),
        teams=teams,
        roles=tuple(seat.role for seat in state.seats),
        numbers=tuple(numbers(state, at) for at in range(state.players)),
        ties=state.options.house.ties if reason != alone and is_tied(teams) else "",
    )


def end_game(
    state: AnyRingState, reasons: list[str], cause: str, *, seat: int, by: int
) -> NoReturn:
    """The game is over, and a house rule says for which reason where there are several."""
    first = state.options.house.both
    reason = first if first in reasons else reasons[0]
    raise Over(Ending(reason=reason, cause=cause, seat=seat, by=by))

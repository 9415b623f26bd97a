"""The final ranking: the duels alone decide the first places, the standings the others."""

from hub.rules.contract.outcome import Outcome, Score, Team
from hub.rules.contract.value import Value
from hub.rules.tournament.bracket import FINAL, places
from hub.rules.tournament.format import prize
from hub.rules.tournament.standings import Equals, equals, standings
from hub.rules.tournament.state import State

# The losers of the semi-finals share it, and no duel decides a place after it.
SHARED = 3
_NUMBERS = ("place", "points", "wins", "prize")


class Ranked(Value):
    """One entrant's place at the end. The prize is outside the standings."""

    entrant: int
    place: int
    points: int
    wins: int
    prize: int


def ranking(state: State) -> tuple[Ranked, ...]:
    """Everyone who is in the standings, best first, once the finals are over.

    No prize without the finals, nor where none was asked for.
    """
    if state.phase != "over":
        return ()
    fought, rows = places(state.duels, state.seeds), standings(state)
    others = [row.entrant for row in rows if row.entrant not in fought]
    found = fought | {entrant: at for at, entrant in enumerate(others, start=len(fought) + 1)}
    prizes = {at: prize(state.field, place) for at, place in fought.items() if state.prizes}
    return tuple(
        Ranked(
            entrant=row.entrant,
            place=found[row.entrant],
            points=row.points,
            wins=row.wins,
            prize=prizes.get(row.entrant, 0),
        )
        for row in sorted(rows, key=lambda row: (found[row.entrant], row.rank))
    )


def by_lot(state: State) -> tuple[Equals, ...]:
    """The public places that a lot put in order; those that a duel decided are no lot's."""
    if not state.seeds:
        return ()
    if state.phase != "over":
        return equals((row.rank, row.points, row.wins) for row in standings(state))
    fought = places(state.duels, state.seeds)
    others = [row for row in ranking(state) if row.place > SHARED or row.entrant not in fought]
    return equals((row.place, row.points, row.wins) for row in others)


def outcome(state: State) -> Outcome | None:
    """The end as every game tells it: each entrant a team of one."""
    rows = ranking(state)
    if not rows:
        return None
    numbers = {row.entrant: {name: getattr(row, name) for name in _NUMBERS} for row in rows}
    return Outcome(
        reason="finals",
        cause=FINAL,
        winners=tuple(row.entrant for row in rows if row.place == 1),
        teams=tuple(
            Team(
                key="entrant",
                seats=(row.entrant,),
                scores=(Score(key="points", value=row.points, seat=row.entrant),),
                total=row.points,
                rank=row.place,
            )
            for row in rows
        ),
        roles=("",) * len(state.entrants),
        # Nothing for whoever is in no standings.
        numbers=tuple(numbers.get(at, {}) for at in range(len(state.entrants))),
    )

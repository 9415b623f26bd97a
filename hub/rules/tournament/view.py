"""What each viewer sees of a tournament: the referee's desk, an entrant's phone, the hall.

Built up from what the viewer may see. Until the qualifying rounds are closed nothing here but
the desk depends on a result, save an entrant's own line of the sheets of their tables and how
those ended: whoever has their phone must not read the standings off it.
"""

from collections.abc import Iterable

from hub.rules.contract.actor import HUB, NOBODY, REFEREE, Actor
from hub.rules.contract.plain_view import seat_place
from hub.rules.contract.view import Mark, Place, View
from hub.rules.tournament import own_views
from hub.rules.tournament.bracket import Duel
from hub.rules.tournament.ranking import by_lot, outcome, ranking
from hub.rules.tournament.sheet import Sheet
from hub.rules.tournament.standings import penalties, standings
from hub.rules.tournament.state import Decision, Seating, State


def view(state: State, viewer: Actor) -> View[own_views.Tournament]:
    own: own_views.Tournament
    if viewer in (REFEREE, HUB):
        own = _desk(state)
    elif viewer.kind == "seat" and 0 <= viewer.seat < len(state.entrants):
        own = _phone(state, viewer.seat)
    else:
        own = _hall(state)
    return View(
        game="tournament",
        level=state.level,
        phase=state.phase,
        turn=-1,
        round=state.round,
        you=viewer.seat if isinstance(own, own_views.Phone) else -1,
        places=_places(state) if isinstance(own, own_views.Desk) else (),
        piles=(),
        asked=(),
        outcome=outcome(state),
        own=own,
    )


def _places(state: State) -> tuple[Place, ...]:
    absent = (Mark(key="absent"),)
    return tuple(
        seat_place(at, marks=() if entrant.is_present else absent)
        for at, entrant in enumerate(state.entrants)
    )


def _frame(state: State) -> own_views.Frame:
    return own_views.Frame(
        phase=state.phase,
        round=state.round,
        rounds=state.planned,
        players=len(state.present),
        clock=state.clock,
        is_paused=state.is_paused,
        minutes=state.minutes,
        added=state.added,
        length=state.length,
        finalists=state.finalists,
        mixing=state.mixing,
        prizes=state.prizes,
        duels=tuple(_duel(state, name, duel) for name, duel in state.duels.items()),
        standings=_public_standings(state),
        ranking=ranking(state),
        by_lot=by_lot(state),
        after_restart=state.after_restart,
    )


def _public_standings(state: State) -> tuple[own_views.PublicStanding, ...]:
    rows = standings(state) if state.seeds else ()
    return tuple(
        own_views.PublicStanding(row.entrant, row.points, row.wins, row.rank) for row in rows
    )


def _hall(state: State) -> own_views.Hall:
    """The round that is drawn; all rounds and their sheets once they are public."""
    rounds = range(1, state.round + 1) if state.seeds else (state.round,)
    sheets = state.sheets if state.seeds else {}
    tables = [table for number in rounds for table in state.tables_of(number)]
    return own_views.Hall(
        frame=_frame(state),
        people=_people(state, range(len(state.entrants))),
        tables=tuple(_table(state, table, sheets.get(table.name)) for table in tables),
    )


def _phone(state: State, at: int) -> own_views.Phone:
    over = _results(state, at)
    now = None if state.seeds else state.table_of(at)
    rows = [row for seen in over if seen.sheet for row in seen.sheet.rows]
    mine = tuple(row for row in rows if row.entrant == at)
    penalty = penalties(state)[at]
    named = {row.entrant for row in standings(state)} if state.seeds else set[int]()
    return own_views.Phone(
        frame=_frame(state),
        name=state.entrants[at].name,
        is_present=state.entrants[at].is_present,
        table=None if now is None else _table(state, now),
        chair=NOBODY if now is None else now.entrants.index(at),
        duel=next((n for n, duel in state.duels.items() if duel.is_open and at in duel.sides), ""),
        has_called=at in state.calls,
        results=over,
        mine=mine,
        conduct=tuple(each for each in state.decisions if is_conduct(each) and each.entrant == at),
        penalty=penalty,
        points=sum(row.points for row in mine) - penalty,
        people=_people(state, sorted(named)),
    )


def _results(state: State, at: int) -> tuple[own_views.TableSeen, ...]:
    """The tables that an entrant sat at, once they are over."""
    return tuple(
        _table(state, table, sheet if state.seeds else _own_line(sheet, table.entrants.index(at)))
        for table in state.tables.values()
        if at in table.entrants and (sheet := state.sheets.get(table.name)) is not None
    )


def _own_line(sheet: Sheet, chair: int) -> Sheet:
    """Of a sheet what the player in that chair may know of it while the standings are secret."""
    return Sheet(
        rows=(sheet.rows[chair],),
        ending=sheet.ending,
        chair=chair if sheet.chair == chair else NOBODY,
        source=sheet.source,
    )


def is_conduct(decision: Decision) -> bool:
    return decision.kind in ("caution", "penalty", "lifted")


def _desk(state: State) -> own_views.Desk:
    tables = state.tables
    return own_views.Desk(
        frame=_frame(state),
        people=_people(state, range(len(state.entrants))),
        tables=tuple(_table(state, each, state.sheets.get(name)) for name, each in tables.items()),
        standings=standings(state),
        decisions=state.decisions,
        calls=state.calls,
        desk=state.desk,
        shoguns=tuple(table.entrants[0] for table in tables.values()),
    )


def _table(state: State, table: Seating, sheet: Sheet | None = None) -> own_views.TableSeen:
    """A table, with that of its sheet which may be shown."""
    return own_views.TableSeen(
        name=table.name,
        round=table.round,
        people=_people(state, table.entrants),
        is_over=table.name in state.sheets,
        sheet=sheet,
    )


def _people(state: State, entrants: Iterable[int]) -> tuple[own_views.Person, ...]:
    found = ((at, state.entrants[at]) for at in entrants)
    return tuple(own_views.Person(at, each.name, each.is_present) for at, each in found)


def _duel(state: State, name: str, duel: Duel) -> own_views.DuelSeen:
    one, other = (state.entrants[at].name if at >= 0 else "" for at in duel.sides)
    return own_views.DuelSeen(
        name=name,
        sides=duel.sides,
        names=(one, other),
        winner=duel.winner,
        is_over=duel.is_over,
    )

"""A tournament's summary for the list of tournaments, also when it is put away. No results."""

from hub.rules.contract.value import Value
from hub.rules.registry import TOURNAMENT
from hub.rules.tournament.state import State
from hub.tables.table import Table


class About(Value):
    """How far it has come."""

    phase: str
    round: int
    rounds: int
    players: int
    level: str


def about(table: Table) -> dict[str, str | int]:
    """Of a tournament what an entry of it should tell besides; of any other table nothing."""
    if table.rules.key != TOURNAMENT.key or not table.game.is_started:
        return {}
    state: State = table.game.state()
    facts = About(
        phase=state.phase,
        round=state.round,
        rounds=state.planned,
        players=len(state.present),
        level=state.level,
    )
    return {name: getattr(facts, name) for name in About.__struct_fields__}

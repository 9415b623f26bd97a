"""Every draw of a log drawn again from what it was drawn from, and compared."""

from collections.abc import Iterable, Iterator

from hub.rules.contract.event import Event
from hub.rules.contract.value import Value
from hub.rules.tournament.actions.finals import finalists_of
from hub.rules.tournament.actions.round_draw import urn_of
from hub.rules.tournament.events.finals import QualifyingClosed
from hub.rules.tournament.events.round_draw import Drawn
from hub.rules.tournament.format import FEWEST, MOST
from hub.rules.tournament.round_draw import VERSIONS, Urn, draw, repeated
from hub.rules.tournament.standings import LOT_VERSION, draw_lots, seeded, ties
from hub.rules.tournament.state import BLANK, State, replace


class Checked(Value):
    """A draw, and what about it is not as it should be; nothing, if it is right."""

    what: str
    number: int
    seed: str
    version: int
    faults: tuple[str, ...]


def check_draws(events: Iterable[Event]) -> list[Checked]:
    """All draws and lots of a tournament, from its events in order."""
    state, found = BLANK, []
    for event in events:
        if (checked := check_draw(state, event)) is not None:
            found.append(checked)
        state = event.evolve(state)
    return found


def check_draw(state: State, event: Value) -> Checked | None:
    """A draw that was made in this state; None for an event that is none."""
    if isinstance(event, Drawn):
        faults = tuple(_faults_of_round(state, event))
        return Checked("round", event.round, event.urn.seed, event.urn.version, faults)
    if isinstance(event, QualifyingClosed):
        faults = tuple(_faults_of_lots(state, event))
        return Checked("lots", len(event.lots), event.seed, event.version, faults)
    return None


def _faults_of_round(state: State, event: Drawn) -> Iterator[str]:
    """The candidates are those who were there, and the seed gives these tables."""
    urn = event.urn
    # An old draw keeps its own version: only what it was drawn from has to be the same.
    if replace(urn_of(state, urn.seed), version=urn.version) != urn:
        yield "candidates"
    if urn.version not in VERSIONS:
        yield "version"
    elif not _is_drawable(urn) or draw(urn) != event.tables:
        yield "tables"
    elif repeated(urn, event.tables) != event.again or event.round != state.round + 1:
        yield "record"


def _is_drawable(urn: Urn) -> bool:
    """One that was altered need not be."""
    count = len(urn.candidates)
    return FEWEST <= count <= MOST and count == len(set(urn.candidates)) == len(urn.shogun_in)


def _faults_of_lots(state: State, event: QualifyingClosed) -> Iterator[str]:
    """The equals were equal, and the seed gives this order."""
    groups = ties(state)
    if event.version != LOT_VERSION:
        yield "version"
    elif groups != tuple(lot.candidates for lot in event.lots):
        yield "candidates"
    elif draw_lots(groups, event.seed, event.version) != event.lots:
        yield "lots"
    elif seeded(state, event.lots) != event.seeds:
        yield "seeds"
    is_known = set(event.seeds) <= set(range(len(state.entrants)))
    if not is_known or not _are_finalists(state, event):
        yield "finalists"


def _are_finalists(state: State, event: QualifyingClosed) -> bool:
    """Older logs asked of a finalist to be here, and not to have played."""
    here = [entrant for entrant in event.seeds if state.entrants[entrant].is_present]
    rules = (finalists_of(state, event.seeds), tuple(here[: state.finalists]))
    return event.size == state.finalists and event.finalists in rules

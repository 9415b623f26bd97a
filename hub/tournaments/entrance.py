"""How players come into a tournament with their phones: entering, taking an entry, moving.

An entry is a line on the referee's list; a phone gets a key to it, and one phone at a time has it.
"""

from collections.abc import Callable
from threading import Lock

from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.who import HUB, REFEREE
from hub.rules.tournament.state import State
from hub.tables.codes import OneTimeCodes, new_code
from hub.tables.desk import MINUTE, MOVE_LETTERS, Seated
from hub.tables.keys import digest_of, new_key
from hub.tables.seats import alike, clean_name
from hub.tables.table import Table

Place = tuple[Table, int, tuple[str, ...]]


class Entrance:
    """One lock for all of it: two phones never get the same entry."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._lock = Lock()
        self._codes: OneTimeCodes[Place] = OneTimeCodes(MOVE_LETTERS, 10 * MINUTE, clock)

    def free(self, tournament: Table, entrant: int) -> bool:
        """Whether a phone may take this entry: its player is here and has none."""
        state: State = tournament.state()
        return state.entrants[entrant].is_present and not tournament.digests("entrant", entrant)

    def enter(self, tournament: Table, name: str) -> Seated:
        """Someone who is on no list yet, until the first draw."""
        text = clean_name(name)
        with self._lock:
            state: State = tournament.state()
            if alike(text) in {alike(each.name) for each in state.entrants}:
                raise Refusal("name-taken", name=text)
            before = len(state.entrants)
            move = Move(offer="enter", values={"name": text})
            tournament.submit(HUB, move, f"enter-{new_code(MOVE_LETTERS)}")
            # The referee may have entered somebody in the same moment.
            names = [each.name for each in tournament.state().entrants]
            return self._given(tournament, names.index(text, before))

    def take(self, tournament: Table, entrant: int) -> Seated:
        """Whoever is on the list already."""
        with self._lock:
            check_entrant(tournament, entrant)
            if tournament.digests("entrant", entrant):
                raise Refusal("seat-taken")
            if not self.free(tournament, entrant):
                raise Refusal("seat-free")
            return self._given(tournament, entrant)

    def code(self, tournament: Table, entrant: int) -> str:
        """A code with which the entry goes to another phone; it works once."""
        check_entrant(tournament, entrant)
        return self._codes.give((tournament, entrant, tournament.digests("entrant", entrant)))

    def move(self, code: str) -> Seated | None:
        """The entry is this phone's now; None for a code that is none of ours."""
        found = self._codes.use(code)
        if found is None:
            return None
        tournament, entrant, keys = found
        with self._lock:
            # It moved by another code meanwhile.
            if tournament.digests("entrant", entrant) != keys:
                raise Refusal("seat-free")
            return self._given(tournament, entrant)

    def take_phone(self, tournament: Table, entrant: int) -> None:
        """The phone of an entry works no longer, here or at any table."""
        check_entrant(tournament, entrant)
        with self._lock:
            tournament.revoke("entrant", entrant, by=REFEREE)

    def _given(self, tournament: Table, entrant: int) -> Seated:
        key = new_key()
        tournament.share_key("entrant", entrant, digest_of(key), instead=True)
        return Seated(tournament.name, entrant, key)


def check_entrant(tournament: Table, entrant: int) -> None:
    """Refuse a number that is on no list."""
    state: State = tournament.state()
    if not 0 <= entrant < len(state.entrants):
        raise Refusal("no-such-seat")

"""Registration of players' phones in a tournament: enter, take an entry, move to another phone.

An entry is a line on the referee's list; a phone gets a key to it, and one phone at a time has it.
"""

from collections.abc import Callable
from threading import Lock
from typing import Literal

from hub.rules.contract.actor import HUB, REFEREE
from hub.rules.contract.form import Move
from hub.rules.contract.name import alike, clean_name
from hub.rules.contract.refusal import Reason, Refusal
from hub.rules.tournament.actions.entries import closed_to_phones
from hub.rules.tournament.state import State
from hub.tables.codes import OneTimeCodes, new_code
from hub.tables.join_service import MINUTE, MOVE_LETTERS, Seated
from hub.tables.keys import digest_of, new_key
from hub.tables.table import Table

# The tournament, the entrant, the record that entered them, and the keys they had.
Place = tuple[Table, int, int, tuple[str, ...]]


class Registration:
    """One lock for all of it: two phones never get the same entry."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._lock = Lock()
        self._codes: OneTimeCodes[Place] = OneTimeCodes(MOVE_LETTERS, 10 * MINUTE, clock)

    def enter(self, tournament: Table, name: str) -> Seated:
        """Someone who is on no list yet, until the first draw."""
        text = clean_name(name)
        with self._lock:
            state: State = tournament.game.state()
            closed = closed_to_phones(state)
            if closed is not None:
                raise Refusal.because(closed)
            if alike(text) in {alike(each.name) for each in state.entrants}:
                raise Refusal("name-taken", name=text)
            move = Move(offer="enter", values={"name": text})
            ack = tournament.game.submit(HUB, move, f"enter-{new_code(MOVE_LETTERS)}")
            entrant, key = _entered_by(tournament, ack), new_key()
            tournament.keys.share("entrant", entrant, digest_of(key), instead=True)
            return Seated(tournament.name, entrant, key)

    def closed(self, tournament: Table) -> Reason | None:
        """Why nobody new enters with a phone any more, for whoever comes to the page."""
        return closed_to_phones(tournament.game.state())

    def take(self, tournament: Table, entrant: int) -> Seated:
        """Whoever is on the list already; once a round is drawn only by the referee's code.

        The tournament's code hangs in the hall: anybody could look at another's role with it, or
        read the secret standings off the phones of those who have none.
        """
        with self._lock:
            check_entrant(tournament, entrant)
            if tournament.keys.digests("entrant", entrant):
                raise Refusal("seat-taken")
            state: State = tournament.game.state()
            if not state.entrants[entrant].is_present:
                raise Refusal("seat-free")
            if is_by_code(state):
                raise Refusal("seat-playing")
            return self._given(tournament, entrant, "list")

    def code(self, tournament: Table, entrant: int) -> str:
        """A code with which the entry goes to another phone; it works once."""
        check_entrant(tournament, entrant)
        keys = tournament.keys.digests("entrant", entrant)
        place = (tournament, entrant, _entered_in(tournament, entrant), keys)
        return self._codes.give(place, owner=(tournament.name, entrant))

    def move(self, code: str) -> Seated | None:
        """The entry is this phone's now; None for a code that is none of ours."""
        found = self._codes.use(code)
        if found is None:
            return None
        tournament, entrant, entered, keys = found
        with self._lock:
            check_entrant(tournament, entrant)
            # It moved by another code meanwhile, or the number on the list is another's.
            is_same = _entered_in(tournament, entrant) == entered
            if not is_same or tournament.keys.digests("entrant", entrant) != keys:
                raise Refusal("seat-free")
            return self._given(tournament, entrant, "code")

    def drop_codes(self, tournament: Table) -> None:
        """Those that were given out for it work no longer: whoever has them may not be trusted."""
        self._codes.drop(lambda place: place[0] is tournament)

    def take_phone(self, tournament: Table, entrant: int) -> None:
        """The phone of an entry works no longer, here or at any table."""
        check_entrant(tournament, entrant)
        with self._lock:
            tournament.keys.revoke("entrant", entrant, by=REFEREE)

    def _given(self, tournament: Table, entrant: int, how: Literal["list", "code"]) -> Seated:
        key = new_key()
        tournament.referee.take_entry(entrant, digest_of(key), how)
        return Seated(tournament.name, entrant, key)


def is_by_code(state: State) -> bool:
    """Whether an entry goes to a phone by the referee's code alone: once a draw stands."""
    return state.round > 0


def check_entrant(tournament: Table, entrant: int) -> None:
    """Refuse a number that is on no list."""
    state: State = tournament.game.state()
    if not 0 <= entrant < len(state.entrants):
        raise Refusal("no-such-seat")


def _entered_by(tournament: Table, version: int) -> int:
    """Whom this record entered: the referee may enter somebody of that name in the same moment."""
    for moment in tournament.game.history():
        if moment.version == version:
            return len(moment.state.entrants) - 1
    # Or take it back.
    raise Refusal("seat-free")


def _entered_in(tournament: Table, entrant: int) -> int:
    """The version that brought this entry: an entry that was taken back leaves its number."""
    since = [each for each in tournament.game.history() if entrant < len(each.state.entrants)]
    return since[-1].version

"""Claiming a hub: whoever reads its letters off a screen first is its host.

Where keys and names are kept is not known here. See docs/operations.md for what somebody on the
network can do before a hub is claimed.
"""

from threading import Lock

from hub.rules.contract.name import clean_name
from hub.rules.contract.refusal import Refusal
from hub.tables.codes import spoken
from hub.tables.host_key import HostKeyring
from hub.tables.profile import Profile, ProfileStore
from hub.web.claim_letters import ClaimLetters
from hub.web.guesses import Guesses
from hub.wire.hub import ClaimHub


class Claiming:
    """One at a time; the first with right letters is host, all others are told so."""

    def __init__(
        self, hosts: HostKeyring, profiles: ProfileStore, letters: ClaimLetters, guesses: Guesses
    ) -> None:
        self._hosts = hosts
        self._profiles = profiles
        self._letters = letters
        self._guesses = guesses
        self._lock = Lock()

    def is_open(self) -> bool:
        return not self._hosts.is_claimed()

    def letters(self) -> str:
        """Empty as soon as there is a host, for ever."""
        return self._letters.shown() if self.is_open() else ""

    def claim(self, asked: ClaimHub, address: str) -> None:
        """Make whoever asks host; again for the same key is the same answer."""
        with self._lock:
            if self._hosts.has(asked.key):
                return
            # Before the letters: right or wrong, they are worth nothing any more.
            if not self.is_open():
                raise Refusal("already-claimed")
            self._guesses.tried(address, spoken(asked.code), lambda: self._check(asked.code))
            name = clean_name(asked.name)
            # First the name: a plug that is pulled in between leaves a hub that nobody claimed.
            self._profiles.put(Profile(name=name, language=asked.language))
            if not self._hosts.claim(asked.key):
                raise Refusal("already-claimed")
            self._letters.forget()

    def _check(self, code: str) -> None:
        if not self._letters.are_right(code):
            raise Refusal("no-such-code")

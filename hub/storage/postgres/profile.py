"""What a hall is called and which language its screens speak, in its own row of the database."""

from typing import Final

import msgspec

from hub.storage.postgres.session import Session
from hub.tables.profile import Profile

_GET: Final = "SELECT called, language FROM honor_hub.hall WHERE name = %s"
_PUT: Final = "UPDATE honor_hub.hall SET called = %s, language = %s WHERE name = %s"


class PostgresProfile:
    """The profile of one hall, as `KeptProfile` keeps it in a file."""

    def __init__(self, session: Session, hall: str) -> None:
        self._session = session
        self._hall = hall

    def get(self) -> Profile:
        for name, language in self._session.rows(_GET, self._hall):
            return msgspec.convert({"name": name, "language": language}, Profile)
        return Profile()

    def put(self, profile: Profile) -> None:
        self._session.change(_PUT, profile.name, profile.language, self._hall)

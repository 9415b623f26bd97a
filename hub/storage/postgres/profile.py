"""What a hall is called and which language its screens speak, in its own row of the database."""

from typing import Final, NamedTuple

import msgspec

from hub.storage.postgres.session import Session
from hub.tables.profile import Profile

_GET: Final = "SELECT called, language FROM honor_hub.hall WHERE name = %s"
_PUT: Final = "UPDATE honor_hub.hall SET called = %s, language = %s WHERE name = %s"


class PostgresProfile(NamedTuple):
    """The profile of one hall, as `KeptProfile` keeps it in a file."""

    session: Session
    hall: str

    def get(self) -> Profile:
        for name, language in self.session.rows(_GET, self.hall):
            return msgspec.convert({"name": name, "language": language}, Profile)
        return Profile()

    def put(self, profile: Profile) -> None:
        self.session.change(_PUT, profile.name, profile.language, self.hall)

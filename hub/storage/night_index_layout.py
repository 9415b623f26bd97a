"""The SQLite schema of the night index: its application id, its edition and its tables.

How entries are read and written is not said here; see night_index.
"""

import zlib
from typing import Final

from hub import __version__

APPLICATION_ID: Final = 0x484F4E49
"""HONI, in the file's header."""

FORMAT: Final = 1
# Another edition may tell another result of the same night, so it reads all of them again.
EDITION: Final = zlib.crc32(f"{FORMAT} {__version__}".encode()) & 0x7FFFFFFF

# Small columns first: the two texts spill over to pages that a search never reads.
TABLES: Final = (
    """CREATE TABLE night(
  name TEXT NOT NULL UNIQUE,
  mark TEXT NOT NULL,
  game TEXT NOT NULL,
  of_name TEXT NOT NULL,
  is_alone INTEGER NOT NULL,
  code TEXT NOT NULL,
  opened_at INTEGER NOT NULL,
  moved_at INTEGER NOT NULL,
  is_ended INTEGER NOT NULL,
  people TEXT NOT NULL,
  entry BLOB NOT NULL,
  told BLOB
) STRICT""",
    "CREATE INDEX night_mark ON night(name, mark)",
    "CREATE INDEX night_told ON night(opened_at, name) WHERE told IS NOT NULL",
    "CREATE INDEX night_opened ON night(opened_at)",
    "CREATE INDEX night_moved ON night(moved_at)",
    "CREATE INDEX night_code ON night(code)",
    "CREATE INDEX night_of ON night(of_name, is_alone)",
)

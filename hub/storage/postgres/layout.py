"""The schema in the database: its tables, its format's number, and whether this hub can use it.

How records are read and written is not said here; see store and append.
"""

from typing import Final

import psycopg

from hub.storage.postgres.fault import named
from hub.tables.store import DamagedLog, DatabaseTooOld, NewerLog

FORMAT: Final = 1
"""The newest format of the schema that this hub can read."""

OLDEST: Final = 140000
"""PostgreSQL 14, by its own count."""

# Only one hub at a time looks whether there is a schema, and makes it.
_LOCK: Final = 0x484F4E52

# COLLATE "C": names are compared byte by byte, as they are everywhere else in the hub.
# bytea where a text may hold what PostgreSQL's may not: a phone chooses what is in a move_id.
_TABLES: Final = """
CREATE SCHEMA honor_hub;
CREATE TABLE honor_hub.format (number integer NOT NULL);
CREATE TABLE honor_hub.hall (
  name text COLLATE "C" PRIMARY KEY,
  epoch bigint NOT NULL DEFAULT 0,
  owner text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  renewed_at timestamptz NOT NULL DEFAULT '-infinity',
  is_claimed boolean NOT NULL DEFAULT false,
  called text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT ''
);
CREATE TABLE honor_hub.head (
  hall text COLLATE "C" NOT NULL REFERENCES honor_hub.hall,
  tbl text COLLATE "C" NOT NULL,
  opened bigint NOT NULL,
  version bigint NOT NULL CHECK (version >= 1),
  chain bytea NOT NULL,
  CONSTRAINT head_key PRIMARY KEY (hall, tbl),
  CONSTRAINT head_opened UNIQUE (hall, opened)
);
CREATE TABLE honor_hub.record (
  hall text COLLATE "C" NOT NULL,
  tbl text COLLATE "C" NOT NULL,
  version bigint NOT NULL CHECK (version >= 1),
  at bigint NOT NULL,
  by text NOT NULL,
  for_seat bigint,
  move_id bytea,
  scope text NOT NULL CHECK (scope IN ('table', 'game')),
  schema bigint NOT NULL,
  events bytea NOT NULL,
  chain bytea NOT NULL,
  epoch bigint NOT NULL,
  CONSTRAINT record_key PRIMARY KEY (hall, tbl, version)
);
CREATE TABLE honor_hub.host_key (
  hall text COLLATE "C" NOT NULL REFERENCES honor_hub.hall,
  number bigint GENERATED ALWAYS AS IDENTITY,
  digest text NOT NULL,
  made bigint NOT NULL,
  PRIMARY KEY (hall, number)
);
CREATE TABLE honor_hub.sheet (
  hall text COLLATE "C" NOT NULL REFERENCES honor_hub.hall,
  game text COLLATE "C" NOT NULL,
  key text COLLATE "C" NOT NULL,
  text bytea NOT NULL,
  PRIMARY KEY (hall, game, key)
);
CREATE TABLE honor_hub.night (
  hall text COLLATE "C" NOT NULL REFERENCES honor_hub.hall,
  name text COLLATE "C" NOT NULL,
  edition bigint NOT NULL,
  mark text NOT NULL,
  game text NOT NULL,
  of_name text COLLATE "C" NOT NULL,
  is_alone boolean NOT NULL,
  code text COLLATE "C" NOT NULL,
  opened_at bigint NOT NULL,
  moved_at bigint NOT NULL,
  is_ended boolean NOT NULL,
  people text NOT NULL,
  entry bytea NOT NULL,
  told bytea,
  PRIMARY KEY (hall, name)
);
CREATE INDEX night_told ON honor_hub.night (hall, opened_at, name) WHERE told IS NOT NULL;
CREATE INDEX night_opened ON honor_hub.night (hall, opened_at);
CREATE INDEX night_moved ON honor_hub.night (hall, moved_at);
CREATE INDEX night_code ON honor_hub.night (hall, code);
CREATE INDEX night_of ON honor_hub.night (hall, of_name, is_alone);
"""


def prepare(connection: psycopg.Connection) -> None:
    """Have the schema there, in a format that we know; one transaction makes all of it."""
    if connection.info.server_version < OLDEST:
        raise DatabaseTooOld(version=connection.info.server_version // 10000)
    with named():
        if not _is_there(connection):
            with connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
                if not _is_there(connection):
                    connection.execute(_TABLES)
                    connection.execute("INSERT INTO honor_hub.format VALUES (%s)", (FORMAT,))
        _check(connection)


def _is_there(connection: psycopg.Connection) -> bool:
    found = connection.execute("SELECT to_regnamespace('honor_hub') IS NOT NULL").fetchone()
    return found == (True,)


def _check(connection: psycopg.Connection) -> None:
    found = connection.execute("SELECT number FROM honor_hub.format").fetchall()
    if len(found) != 1:
        raise DamagedLog()
    if found[0][0] > FORMAT:
        raise NewerLog(version=found[0][0])
    encoding = connection.execute("SHOW server_encoding").fetchone()
    if encoding != ("UTF8",):
        raise DamagedLog(reason="server_encoding")

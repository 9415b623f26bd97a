"""A hub's storage in PostgreSQL: all that touches psycopg, which a hub on SQLite never loads."""

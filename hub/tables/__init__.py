"""A table is one running ruleset: order, seats and their keys, undo, and who is watching.

`table` is the way in: a `Table` has its parts, each in a module of its own. `commit` is the only
place where a table changes, `snapshot` what it changes: the table's own state (`table_state`,
`seats`, `keys`, `seat_changes`) and its game's `history`. `events` are what is stored of it and
`replay` reads them back. `table_registry` holds all tables of a hub, of which those that are over
leave memory (`memory`, `archive`) for an index of past nights (`night_index`, `nights`).
`join_service` is what people ask for before they sit down. Nothing here knows a game, a connection
or a language.
"""

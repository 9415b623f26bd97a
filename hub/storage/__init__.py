"""Storage of the event log: in memory, in SQLite, and as a text file of one night."""

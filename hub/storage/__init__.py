"""Where the event log is kept: in memory, in SQLite, and as a text file of one night."""

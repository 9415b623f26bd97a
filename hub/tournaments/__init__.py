"""Run a tournament: open and report its tables, read and write its papers."""

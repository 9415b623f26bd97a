"""Sheets as files: those that come with a game, and those that people typed in."""

"""Samurai Sword, for 3 to 7 players."""

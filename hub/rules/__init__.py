"""The rules of every game: pure, with no clock, no chance of their own and no framework."""

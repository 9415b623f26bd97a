"""Honor Hub: the tokens, turns and secrets of a hidden-role card game."""

__version__ = "0.2.0"

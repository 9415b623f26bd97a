"""The machine that a hub lives on: what it says about itself, and what can be asked of it.

No game, table or log is known here.
"""

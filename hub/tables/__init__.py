"""A table is one running ruleset: order, seats and their keys, undo, and who is watching."""

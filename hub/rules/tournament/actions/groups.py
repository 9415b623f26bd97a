"""Which of the referee's actions belong together, as their offers note it (`about.group`).

A desk lays a group where it has its place and asks for no key in it, so that another action of
the group is there by itself. In a group the order is that of the offers.
"""

from hub.rules.contract.refusal import Param

Note = dict[str, Param]

# What the tournament goes on with: one button, the first of these.
NEXT: Note = {"group": "next"}
# What is done to the clock of a round that has begun.
CLOCK: Note = {"group": "clock"}
# Leave to depart from the rules: an option of the tournament, set anew.
SETTING: Note = {"group": "setting"}
# What is put on the referee's record for its own sake.
RECORD: Note = {"group": "record"}

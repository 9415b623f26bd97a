"""The panel: lamps and buttons on a Raspberry Pi, a client of the hub like any phone.

Nothing here knows a rule, a secret, or more of the hub than its messages.
"""

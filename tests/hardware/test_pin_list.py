"""A wiring as a list: what somebody reads with a soldering iron in the other hand."""

from hardware.pin_list import pin_list
from hardware.wiring import decoded

SMALL = """
name = "Small"
[lamps]
status = { pin = 17 }
deck = { pin = 2, active_high = false }
[[seats]]
seat = 1
[[seats.buttons]]
label = "Parry"
does = ["parry", "take"]
pin = 27
active_high = true
[[buttons]]
label = "Undo"
does = ["undo"]
pin = 5
hold = 1.0
"""


def test_every_part_has_its_line_and_every_column_its_width() -> None:
    assert pin_list(decoded(SMALL.encode(), "small")).splitlines() == [
        "Small",
        "",
        "part                   GPIO  pin",
        "lamps.status             17   11",
        "lamps.deck                2    3  from 3V3; also I²C data",
        "seat 1 button “Parry”    27   13  parry or take; to 3V3",
        "button “Undo”             5   29  undo; held 1 s",
    ]

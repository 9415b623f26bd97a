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


def test_what_else_a_pin_is_for_is_said_before_it_is_soldered() -> None:
    also = {2: "I²C data", 3: "I²C clock", 14: "serial out", 15: "serial in"}
    also |= dict.fromkeys((7, 8, 9, 10, 11), "SPI")
    for pin in range(2, 28):
        text = f'name = "One"\n[lamps]\nstatus = {{ pin = {pin} }}\n'
        line = pin_list(decoded(text.encode(), "one")).splitlines()[-1]
        assert line.partition("also ")[2] == also.get(pin, "")

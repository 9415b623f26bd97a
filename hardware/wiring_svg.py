"""Draw a wiring as SVG: the header with its numbers, every wire, LED, resistor and button.

It is drawn from the wiring itself, so it is never out of date. How a symbol looks is in `symbols`.
"""

from html import escape
from typing import NamedTuple

from hardware.header import HEADER, RESERVED, SPOTS, spot
from hardware.symbols import INK, PAPER, button, buzzer, ground, lamp, text
from hardware.wiring import Key, Light, Wiring

WIDTH = 1120
MIDDLE = WIDTH / 2
TOP = 128
PITCH = 34
APART = 52
LABEL_AT = 118
PARTS_AT = 240
STEP = 20 * PITCH

_COLOURS = ("#e69f00", "#56b4e9", "#d55e00", "#009e73", "#f0e442", "#cc79a7", "#4a9fd8", "#c9c2b5")
_POWER = {"3V3": "#d55e00", "5V": "#a3260f", "GND": INK}


class DrawnPart(NamedTuple):
    """A part with its name and colour, before it has a place."""

    name: str
    wired: Light | Key
    colour: str
    is_buzzer: bool = False


def wiring_svg(wiring: Wiring) -> str:
    """The whole SVG; the same wiring always gives the same bytes."""
    drawn = _drawn(wiring)
    sides = {side: _placed(drawn, side) for side in ("left", "right")}
    lowest = max([STEP, *(y - TOP for each in sides.values() for y, _ in each)]) + TOP
    height = lowest + 132
    body = [_title(wiring), _board()]
    for side, placed in sides.items():
        body += [_wire(part, y, side) for y, part in placed]
    body += [_pad(physical) for physical in range(1, 41)]
    used = {part.wired.pin for part in drawn}
    body += [_label(physical, used) for physical in range(1, 41)]
    for side, placed in sides.items():
        body += [_part(part, y, side) for y, part in placed]
    body += _legend(wiring, drawn, lowest + 44)
    return _page(wiring.name, height, body)


def _drawn(wiring: Wiring) -> list[DrawnPart]:
    found = []
    if wiring.lamps.status is not None:
        found.append(DrawnPart("Status", wiring.lamps.status, "#f8f1e3"))
    if wiring.lamps.deck is not None:
        found.append(DrawnPart("Deck", wiring.lamps.deck, "#e5583b"))
    for chair in wiring.seats:
        colour = _COLOURS[chair.seat - 1]
        if chair.lamp is not None:
            found.append(DrawnPart(f"Seat {chair.seat}", chair.lamp, colour))
        found += [
            DrawnPart(f"Seat {chair.seat}: {key.label}", key, colour) for key in chair.buttons
        ]
    found += [DrawnPart(key.label, key, "#9c8f7b") for key in wiring.buttons]
    if wiring.buzzer is not None:
        found.append(DrawnPart("Buzzer", wiring.buzzer, "#9c8f7b", is_buzzer=True))
    return found


def _placed(drawn: list[DrawnPart], side: str) -> list[tuple[float, DrawnPart]]:
    """Beside its pin, or as near as the others leave room for; so that no wires cross."""
    here = sorted(
        (part for part in drawn if SPOTS[part.wired.pin].side == side),
        key=lambda part: SPOTS[part.wired.pin].row,
    )
    wanted = [TOP + PITCH * (SPOTS[part.wired.pin].row + 0.5) for part in here]
    at: list[float] = []
    for y in wanted:
        at.append(max(y, at[-1] + APART) if at else y)
    # What was pushed below the header moves up again, and those above it make room.
    low = float(TOP + STEP)
    for place in range(len(at) - 1, -1, -1):
        at[place] = min(at[place], low)
        low = at[place] - APART
    return list(zip(at, here, strict=True))


def _pin_at(physical: int) -> tuple[float, float]:
    _, row, side = spot(physical)
    return MIDDLE + (-17 if side == "left" else 17), TOP + PITCH * (row + 0.5)


def _away(side: str) -> int:
    return -1 if side == "left" else 1


def _title(wiring: Wiring) -> str:
    return text(MIDDLE, 50, wiring.name, "title", "middle") + text(
        MIDDLE,
        84,
        "Pin 1 is at the corner by the SD card. Numbers: pin, GPIO (BCM).",
        "soft",
        "middle",
    )


def _board() -> str:
    return (
        f'<rect x="{MIDDLE - 40:g}" y="{TOP - 8}" width="80" height="{STEP + 16}" rx="10" '
        f'fill="#2d3b34" stroke="{INK}" stroke-width="2"/>'
    )


def _pad(physical: int) -> str:
    x, y = _pin_at(physical)
    name = HEADER[physical - 1]
    fill = _POWER.get(str(name), "#e8c66a")
    shape = (
        f'<rect x="{x - 12:g}" y="{y - 12:g}" width="24" height="24" '
        if physical == 1
        else f'<circle cx="{x:g}" cy="{y:g}" r="12" '
    )
    kind = "pad-light" if name in _POWER else "pad"
    return f'{shape}fill="{fill}" stroke="{INK}" stroke-width="1.5"/>' + text(
        x, y + 4, str(physical), kind, "middle"
    )


def _label(physical: int, used: set[int]) -> str:
    x, y = _pin_at(physical)
    name, away = HEADER[physical - 1], _away(spot(physical).side)
    label = name if isinstance(name, str) else RESERVED.get(name, f"GPIO {name}")
    kind = "used" if name in used else "unused"
    return text(x + away * 27, y + 4, label, kind, "end" if away < 0 else "start")


def _wire(part: DrawnPart, y: float, side: str) -> str:
    away = _away(side)
    _, start = _pin_at(SPOTS[part.wired.pin].physical)
    begin, end = MIDDLE + away * LABEL_AT, MIDDLE + away * PARTS_AT
    half = (begin + end) / 2
    path = f"M{begin:g} {start:g}C{half:g} {start:g} {half:g} {y:g} {end:g} {y:g}"
    edge = f'<path d="{path}" class="wire-edge"/>'
    return edge + f'<path d="{path}" class="wire" stroke="{part.colour}"/>'


def _part(part: DrawnPart, y: float, side: str) -> str:
    away = _away(side)
    x = MIDDLE + away * PARTS_AT
    if isinstance(part.wired, Key):
        symbol = button(x, y, away)
    elif part.is_buzzer:
        symbol = buzzer(x, y, away, from_pin=part.wired.active_high)
    else:
        symbol = lamp(x, y, away, part.colour, from_pin=part.wired.active_high)
    is_grounded = part.wired.active_high != isinstance(part.wired, Key)
    end = (
        ground(x + away * 132, y)
        if is_grounded
        else text(x + away * 132, y - 8, "3V3", "used", "middle")
    )
    anchor = "end" if away < 0 else "start"
    name = text(x + away * 158, y + 5, part.name, "name", anchor)
    return f"<g>{symbol}{end}{name}</g>"


def _legend(wiring: Wiring, drawn: list[DrawnPart], y: float) -> list[str]:
    lamps = sum(isinstance(part.wired, Light) and not part.is_buzzer for part in drawn)
    keys = sum(isinstance(part.wired, Key) for part in drawn)
    needed = [f"{lamps} LEDs", f"{lamps} resistors of 330 Ω", f"{keys} push buttons"]
    if wiring.buzzer is not None:
        needed.append("1 active buzzer for 3 V")
    return [
        text(
            MIDDLE,
            y,
            "Every ground sign goes to a pin marked GND; one wire along the whole panel will do.",
            "soft",
            "middle",
        ),
        text(
            MIDDLE,
            y + 26,
            "An LED’s short leg is the side with the bar. Never wire anything to 5V.",
            "soft",
            "middle",
        ),
        text(MIDDLE, y + 52, " · ".join(needed), "name", "middle"),
    ]


def _page(name: str, height: float, body: list[str]) -> str:
    style = (
        "text{font-family:system-ui,'Noto Sans','DejaVu Sans',sans-serif;fill:#221a12}"
        ".title{font:700 30px Georgia,'DejaVu Serif',serif}.soft{font-size:15px;fill:#4d4132}"
        ".name{font-size:16px;font-weight:600}.used{font-size:14px;font-weight:600}"
        ".unused{font-size:12px;fill:#6b5d4a}.pad{font-size:11px;font-weight:700}"
        ".pad-light{font-size:11px;font-weight:700;fill:#fff}.small{font-size:11px;fill:#4d4132}"
        ".wire{fill:none;stroke-width:4;stroke-linecap:round}"
        ".wire-edge{fill:none;stroke:#221a12;stroke-width:6.5;stroke-linecap:round}"
        ".line{fill:none;stroke:#221a12;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'role="img" aria-label="Wiring: {escape(name)}">\n<style>{style}</style>\n'
        f'<rect width="{WIDTH}" height="{height:g}" fill="{PAPER}"/>\n'
        + "\n".join(body)
        + "\n</svg>\n"
    )

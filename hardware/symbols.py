"""SVG symbols of a wiring diagram: LED, resistor, button, buzzer, ground.

`away` is the direction from the header: -1 to the left, 1 to the right. No part has a name here.
"""

from html import escape

INK = "#221a12"
PAPER = "#f8f1e3"


def text(x: float, y: float, label: str, kind: str, anchor: str = "start") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">'
        f"{escape(label, quote=False)}</text>"
    )


def line(*points: tuple[float, float]) -> str:
    """A drawn line through these points."""
    path = "L".join(f"{x:g} {y:g}" for x, y in points)
    return f'<path d="M{path}" class="line"/>'


def lamp(x: float, y: float, away: int, colour: str, *, from_pin: bool) -> str:
    """A resistor, then an LED; its arrow points to where the current flows."""
    at = [x + away * step for step in (0, 10, 54, 74, 98, 132)]
    left = min(at[1], at[2])
    resistor = (
        f'<rect x="{left:g}" y="{y - 9:g}" width="44" height="18" rx="3" fill="#efe0bd" '
        f'stroke="{INK}" stroke-width="2"/>'
    )
    value = text((at[1] + at[2]) / 2, y + 4, "330 Ω", "small", "middle")
    flow = away if from_pin else -away
    base, tip = (at[3], at[4]) if flow == away else (at[4], at[3])
    arrow = (
        f'<path d="M{base:g} {y - 13:g}L{tip:g} {y:g}L{base:g} {y + 13:g}Z" fill="{colour}" '
        f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
    )
    bar = line((tip, y - 13), (tip, y + 13))
    return "".join(
        (
            line((at[0], y), (at[1], y)),
            resistor,
            value,
            line((at[2], y), (at[3], y)),
            arrow,
            bar,
            _rays((base + tip) / 2, y - 14),
            line((at[4], y), (at[5], y)),
        )
    )


def _rays(x: float, y: float) -> str:
    """Two small arrows: it gives light."""
    return "".join(
        line((x + dx, y), (x + dx + 7, y - 8))
        + line((x + dx + 3, y - 8), (x + dx + 7, y - 8), (x + dx + 7, y - 4))
        for dx in (-4, 6)
    )


def button(x: float, y: float, away: int) -> str:
    """Two contacts and a bar over them."""
    left, right = x + away * 52, x + away * 88
    contacts = "".join(
        f'<circle cx="{cx:g}" cy="{y:g}" r="4" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
        for cx in (left, right)
    )
    middle = (left + right) / 2
    return "".join(
        (
            line((x, y), (left - away * 4, y)),
            contacts,
            line((left, y - 10), (right, y - 10)),
            line((middle, y - 10), (middle, y - 19)),
            line((middle - 8, y - 19), (middle + 8, y - 19)),
            line((right + away * 4, y), (x + away * 132, y)),
        )
    )


def buzzer(x: float, y: float, away: int, *, from_pin: bool) -> str:
    """A round case with its plus side to where the current comes from."""
    middle = x + away * 70
    plus = middle - away * 26 if from_pin else middle + away * 26
    return "".join(
        (
            line((x, y), (middle - away * 16, y)),
            f'<circle cx="{middle:g}" cy="{y:g}" r="16" fill="#3a342c" stroke="{INK}" '
            'stroke-width="2"/>',
            f'<circle cx="{middle:g}" cy="{y:g}" r="4" fill="{PAPER}"/>',
            text(plus, y - 6, "+", "small", "middle"),
            line((middle + away * 16, y), (x + away * 132, y)),
        )
    )


def ground(x: float, y: float) -> str:
    """Three bars, each shorter than the one above."""
    return line((x, y), (x, y + 8)) + "".join(
        line((x - half, y + 8 + 4 * step), (x + half, y + 8 + 4 * step))
        for step, half in enumerate((10, 6, 2))
    )

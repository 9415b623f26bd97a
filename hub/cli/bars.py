"""A tally as a table with bars, for whoever watches the terminal."""

from rich.table import Table
from rich.text import Text

from hub.simulation.tally import Tally

BAR = 24
COLOURS = {"shogun": "yellow", "ninja": "cyan", "ronin": "magenta"}


def table(tallies: list[Tally]) -> Table:
    """A block of rows for each number of players."""
    drawn = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("players", "team", "won", "", "ended by", "turns"):
        drawn.add_column(name, justify="right" if name in ("players", "won", "turns") else "left")
    for tally in tallies:
        _rows(drawn, tally)
        drawn.add_row()
    return drawn


def _rows(drawn: Table, tally: Tally) -> None:
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.items())
    turns = f"{tally.turns.least}–{tally.turns.most}, mean {tally.turns.mean:.0f}"
    for at, (team, wins) in enumerate(tally.wins.items()):
        drawn.add_row(
            str(tally.players) if at == 0 else "",
            team,
            f"{100 * wins / tally.games:.0f} %",
            bar(team, wins / tally.games),
            endings if at == 0 else "",
            turns if at == 0 else "",
        )


def bar(team: str, share: float) -> Text:
    full = round(share * BAR)
    text = Text("█" * full, style=COLOURS.get(team, "white"))
    return text.append("·" * (BAR - full), style="dim")

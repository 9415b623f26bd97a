"""Print simulation results as tables with bars."""

from rich.table import Table
from rich.text import Text

from hub.simulation.duels import Duels
from hub.simulation.tally import Tally

BAR = 24
COLOURS = {"shogun": "yellow", "ninja": "cyan", "ronin": "magenta", "musashi": "green"}


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


def duels(found: list[Duels]) -> Table:
    """A row for each sheet."""
    drawn = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("stars", "sheet", "won", "", "ended by", "rounds"):
        drawn.add_column(name, justify="right" if name in ("won", "rounds") else "left")
    for each in found:
        endings = ", ".join(f"{name} {count}" for name, count in each.endings.items())
        drawn.add_row(
            "★" * each.stars,
            each.sheet,
            f"{each.share:.1f} ± {each.error:.1f} %",
            bar("musashi", each.share / 100),
            endings,
            f"{each.rounds.least}–{each.rounds.most}, mean {each.rounds.mean:.0f}",
        )
    return drawn


def bar(team: str, share: float) -> Text:
    full = round(share * BAR)
    text = Text("█" * full, style=COLOURS.get(team, "white"))
    return text.append("·" * (BAR - full), style="dim")

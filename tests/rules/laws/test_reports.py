"""What the laws report of a sound game is counted right, and is the same for the same seed."""

import os
from pathlib import Path

import pytest

from hub.laws.check import cases_of, check_laws
from hub.laws.option_edges import edge_cases, played_options
from hub.laws.peeking import Peeks, check_peeking
from hub.laws.random_nights import LIVELY, play
from hub.laws.secrecy import SecrecyTally, check_secrecy
from hub.rules.registry import GAMES
from tests.rules.laws.face_down import FaceDown
from tests.rules.laws.options import TABLES

FILE = Path(__file__).with_name("reports.txt")
RECORD = "HONOR_HUB_TESTS_RECORD"
# Where hands, roles and answers are hidden, and where little is.
COUNTED = ("samurai-4-cards", "samurai-4-companion", "bang-companion-few", "duel-cards")

SMALL_GAME = """\
play: kept: 14 nights, 169 steps; options: players 2-4, cards 1 2 5
replay: kept: 169 steps read back
invariants: NOT CHECKED: the game names no sums that must always hold (`invariants`)
legality: kept: 725 moves tried
termination: kept: 3 nights of random players ended, the longest after 9 steps
secrecy: kept: 10 nights dealt anew for 128 viewers, 202 refusals
peeking: kept: 156 moves made in another world, 106 of them told apart
words: NOT CHECKED: the game is not installed, so its words were not found"""


def test_a_small_game_is_reported_to_the_word() -> None:
    assert check_laws(FaceDown(), nights=12).text() == SMALL_GAME


def test_no_night_at_all_is_asked_for_and_the_edges_are_played_all_the_same() -> None:
    text = check_laws(FaceDown(), nights=0).text()
    assert text.startswith("play: kept: 2 nights, ")
    assert "options: players 4, cards 1 5\n" in text
    assert "termination: kept: 1 nights of random players ended" in text


def counted(table: str) -> str:
    """How much was compared in some nights of a table, by the laws that count it."""
    secrets, peeks = SecrecyTally(), Peeks()
    for seed, case in enumerate(TABLES[table][:3]):
        night = play(GAMES[case.game], case, seed, 30, LIVELY)
        check_secrecy(night, None, secrets)
        check_peeking(night, 6, peeks)
    numbers = ", ".join(f"{getattr(secrets, name)} {name}" for name in SECRETS)
    shares = f"{secrets.share:.3f} share, {secrets.role_share:.3f} role_share"
    return f"{numbers}, {shares}; {', '.join(sorted(secrets.changed))}; {peeks}"


SECRETS = ("nights", "steps", "viewers", "resampled", "different", "open", "probes", "covered")


def options(game: str) -> str:
    """The tables that are tried, and the values that each option has at one of them."""
    cases = [*cases_of(GAMES[game]), *edge_cases(GAMES[game])]
    return f"{played_options(GAMES[game], cases)}; {' '.join(case.table for case in cases)}"


def known() -> dict[str, str]:
    lines = (line.partition(" = ") for line in FILE.read_text(encoding="utf-8").splitlines())
    return {name: said for name, _, said in lines}


def test_every_report_is_written_down() -> None:
    if os.environ.get(RECORD):
        found = [f"{table} = {counted(table)}\n" for table in COUNTED]
        found += [f"{game} = {options(game)}\n" for game in GAMES]
        FILE.write_text("".join(found), encoding="utf-8")
    assert list(known()) == [*COUNTED, *GAMES], f"write them down anew: {RECORD}=1"


@pytest.mark.parametrize("table", COUNTED)
def test_as_much_is_compared_as_was(table: str) -> None:
    assert counted(table) == known()[table]


@pytest.mark.parametrize("game", GAMES)
def test_the_edges_of_a_games_options_are_named_as_they_were(game: str) -> None:
    assert options(game) == known()[game]


def test_before_anything_was_compared_no_share_is_too_small() -> None:
    assert (SecrecyTally().share, SecrecyTally().role_share) == (1.0, 1.0)

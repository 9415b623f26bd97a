"""`honor-hub rules check`: a line for each law, and what could not be checked is said aloud."""

from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from hub.cli.main import commands
from hub.laws.check import cases_of, check_laws
from hub.laws.report import LawReport, Verdict
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.game import Game
from hub.rules.contract.view import Line, Secret, View, line
from hub.rules.registry import GAMES
from hub.rules.solo.game import WayOfTheSamurai

LAWS = ["play", "replay", "invariants", "legality", "termination", "secrecy", "peeking", "words"]


# Those with the most to check are checked in the long run; each law has its own tests besides.
@pytest.mark.parametrize(
    "key",
    [
        pytest.param(each, marks=[pytest.mark.long] * (each in ("samurai", "bang")))
        for each in GAMES
    ],
)
def test_our_own_games_keep_every_law_and_all_of_them_are_checked(key: str) -> None:
    report = check_laws(GAMES[key], nights=1, seed=3)
    assert report.is_kept, report.text()
    assert report.unchecked == []
    has_table = key in ("samurai", "bang", "duel")
    laws = [*LAWS, "corrections"] if has_table else LAWS
    assert [each.law for each in report.verdicts] == laws


def test_every_number_of_players_is_tried_at_every_level() -> None:
    tables = {(case.options.players, case.options.level) for case in cases_of(GAMES["samurai"])}
    levels = GAMES["samurai"].levels
    assert tables == {(n, level) for n in GAMES["samurai"].players for level in levels}


class ShowsToOne(WayOfTheSamurai):
    """Says that nothing is hidden, and shows the player more."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = super().view(state, viewer)
        return replace(view, hand=("ace",)) if viewer.kind == "seat" else view


class TellsOne(WayOfTheSamurai):
    """Says that nothing is hidden, and tells the player more."""

    def seen_by(self, event: Event, viewer: Actor) -> Line | None:
        return line("psst") if viewer.kind == "seat" else super().seen_by(event, viewer)


class KeepsSecret(WayOfTheSamurai):
    """Says that nothing is hidden, and has a secret."""

    def secret(self, state: Any, seat: int) -> Secret | None:
        return Secret(role="ninja", team="ninja")


class Stumbles(WayOfTheSamurai):
    """Fails where it is asked for the end."""

    def outcome(self, state: Any) -> Any:
        raise ZeroDivisionError("no end")


@pytest.mark.parametrize(
    ("game", "verdict"),
    [
        (ShowsToOne(), "secrecy: BROKEN: view: nothing is hidden, but seat 0 sees else"),
        (TellsOne(), "secrecy: BROKEN: story: nothing is hidden, but seat 0 hears else"),
        (KeepsSecret(), "secrecy: BROKEN: secret: nothing is hidden, but a seat has a secret"),
        (Stumbles(), "BROKEN: ZeroDivisionError: no end"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_planted_fault_breaks_its_law(game: Game[Any], verdict: str) -> None:
    report = check_laws(game, nights=3)
    assert not report.is_kept
    assert verdict in report.text()


def test_the_command_says_a_line_for_each_law() -> None:
    result = CliRunner().invoke(commands, ["rules", "check", "solo", "--nights", "3"])
    assert result.exit_code == 0, result.output
    assert [text.split(":")[0] for text in result.output.splitlines()] == LAWS


def test_the_command_ends_with_one_where_a_law_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "solo", ShowsToOne())
    result = CliRunner().invoke(commands, ["rules", "check", "solo", "--nights", "3"])
    assert result.exit_code == 1
    assert "secrecy: BROKEN" in result.output


def test_a_game_that_nobody_knows_is_not_checked() -> None:
    result = CliRunner().invoke(commands, ["rules", "check", "chess"])
    assert result.exit_code == 2
    assert "'chess' is not one of" in result.output


def test_rulings_are_printed_as_before() -> None:
    result = CliRunner().invoke(commands, ["rules", "--game", "duel", "--lang", "it"])
    assert result.exit_code == 0
    assert result.output.startswith("1.")


def test_what_was_not_checked_does_not_count_as_kept_or_broken() -> None:
    report = LawReport([Verdict("secrecy", None, "nothing to check with")])
    assert (report.is_kept, report.unchecked) == (True, ["secrecy"])
    assert report.text() == "secrecy: NOT CHECKED: nothing to check with"

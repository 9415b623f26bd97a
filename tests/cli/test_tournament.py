"""`honor-hub tournament`, as someone at a terminal meets it."""

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from hub.cli.main import commands
from hub.rules.contract.log import Record
from hub.rules.registry import GAMES, RULES
from hub.rules.tournament.options import Options
from hub.settings import LOG_NAME
from hub.storage.file import write
from hub.storage.memory import MemoryStore
from hub.storage.sqlite import SqliteStore
from hub.tables.export import whole_log
from hub.tables.store import Store
from hub.tables.table_registry import TableRegistry
from hub.tournaments.reconciler import open_tournament
from hub.wire.tournament import Archive
from tests.tournaments.test_reconciler import play_on


def run(*words: str) -> Result:
    return CliRunner().invoke(commands, ("tournament", *words))


def played(store: Store) -> list[Record]:
    """A tournament of four up to its finals, in this store."""
    registry = TableRegistry(store, RULES.__getitem__, lambda: 0)
    options = Options(entries=("A", "B", "C", "D"), level="cards", rounds=1)
    reconciler = open_tournament(registry, "cup", options)
    play_on(reconciler)
    return reconciler.tournament.log.records()


def test_the_same_seed_simulates_the_same_tournament() -> None:
    words = ("simulate", "--players", "5", "--games", "1", "--seed", "7", "--jobs", "1", "--json")
    first = run(*words)
    assert first.exit_code == 0
    assert first.output == run(*words).output
    told = json.loads(first.output)
    (found,) = told["tournaments"]
    assert [row["place"] for row in found["ranking"]] == [1, 2, 3, 3, 5]
    assert bool(told["stand_in"]) == ("duel" not in GAMES)


def test_a_simulation_shows_standings_meetings_and_any_stand_in() -> None:
    told = run("simulate", "--players", "4", "--jobs", "1").output
    assert "Player 1" in told
    assert "pairs 3 times" in told
    assert ("A stand-in: finals decided by lot" in told) == ("duel" not in GAMES)


def test_every_draw_of_a_file_is_drawn_again(tmp_path: Path) -> None:
    write(played(MemoryStore()), tmp_path / "cup.log")
    found = run("check", str(tmp_path / "cup.log"))
    assert found.exit_code == 0
    assert [line.rpartition(": ")[2] for line in found.output.splitlines()] == ["the same"] * 2


def test_the_archive_of_a_referees_desk_can_be_checked_too(tmp_path: Path) -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    options = Options(entries=("A", "B", "C", "D"), level="cards", rounds=1)
    reconciler = open_tournament(registry, "cup", options)
    # What is undone and what is taken out on the way leaves the draws as they were.
    reconciler.tournament.keys.give("hall")
    play_on(reconciler)
    archive = Archive(tournament=whole_log(reconciler.tournament), tables=())
    (tmp_path / "cup.json").write_bytes(msgspec.json.encode(archive))
    found = run("check", str(tmp_path / "cup.json"))
    assert found.exit_code == 0
    assert [line.rpartition(": ")[2] for line in found.output.splitlines()] == ["the same"] * 2


def test_a_draw_that_was_tampered_with_fails_the_check(tmp_path: Path) -> None:
    records = played(MemoryStore())
    at = next(n for n, record in enumerate(records) if b'"drawn"' in bytes(record.events))
    events = json.loads(bytes(records[at].events))
    events[0]["tables"][0] = events[0]["tables"][0][::-1]
    raw = msgspec.Raw(json.dumps(events).encode())
    # Whoever sat elsewhere has another sheet, so the log ends with the draw.
    wrong = [*records[:at], msgspec.structs.replace(records[at], events=raw)]
    write(wrong, tmp_path / "cup.log")
    found = run("check", str(tmp_path / "cup.log"))
    assert found.exit_code == 1
    assert "differs: tables" in found.output


def _found_in(tmp_path: Path, at: int, **changes: object) -> Result:
    """The check of a log in which one record is another; `at` counts from the end if below 0."""
    records = played(MemoryStore())
    records[at] = msgspec.structs.replace(records[at], **changes)
    write(records, tmp_path / "cup.log")
    return run("check", str(tmp_path / "cup.log"))


def _raw(*events: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(events))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"events": _raw({"type": "martian"})}, "does not follow from those before it"),
        ({"version": 777}, "a record is missing before version 777"),
        (
            {"scope": "table", "events": _raw({"type": "undone", "to": 9999})},
            "does not follow from those before it",
        ),
    ],
)
def test_a_log_that_was_altered_is_told_of_in_one_sentence(
    tmp_path: Path, changes: dict[str, object], sentence: str
) -> None:
    found = _found_in(tmp_path, -1, **changes)
    assert (found.exit_code, type(found.exception)) == (1, SystemExit)
    assert found.stderr.startswith("cup: the log was altered, or a newer hub wrote it: ")
    assert sentence in found.stderr
    # What was drawn before it is told of all the same.
    assert found.output.count("the same") == 1


def test_a_draw_of_a_newer_hub_is_told_of_in_one_sentence(tmp_path: Path) -> None:
    records = played(MemoryStore())
    at = next(n for n, record in enumerate(records) if b'"drawn"' in bytes(record.events))
    events = json.loads(bytes(records[at].events))
    events[0]["urn"]["version"] = 9
    found = _found_in(tmp_path, at, events=_raw(*events))
    assert (found.exit_code, type(found.exception)) == (1, SystemExit)
    assert "version 9: this hub does not know how that version is drawn" in found.output
    assert found.stderr == "cup: 1 of the draws did not come out the same\n"


def test_a_hubs_own_log_is_no_archive(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / LOG_NAME)
    played(store)
    store.close()
    found = run("check", str(tmp_path / LOG_NAME))
    assert found.exit_code == 2
    assert "no archive" in found.output


def test_every_tournament_of_a_state_folder_is_checked(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / LOG_NAME)
    played(store)
    found = run("check", "--state", str(tmp_path))
    store.close()
    assert found.exit_code == 0
    assert found.output.count("the same") == 2


@pytest.mark.parametrize("words", [(), ("x.log", "--state", ".")])
def test_a_check_is_of_a_file_or_of_a_folder(words: tuple[str, ...]) -> None:
    said = run("check", *words)
    assert said.exit_code == 2
    assert said.output.endswith("Error: name a FILE or a --state folder, one of the two\n")


def test_a_night_that_is_no_tournament_has_no_draws() -> None:
    said = run("check", str(Path(__file__).parents[1] / "recorded" / "cards-3.log"))
    assert said.exit_code == 2
    assert said.output.endswith("Error: there is no tournament in it\n")


def test_a_folder_without_a_log_is_told_of_in_one_sentence(tmp_path: Path) -> None:
    found = run("check", "--state", str(tmp_path))
    assert found.exit_code == 2
    assert "there is no log in that folder" in found.output

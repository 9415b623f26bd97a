"""What the doctor says of the database that a hall is kept in."""

import json

import pytest
from click.testing import CliRunner

from hub.appliance.doctor.database import Facts, findings
from hub.cli.main import commands
from hub.settings import Settings

WELL = Facts("north", "", 2, "15.13", False, True, "here", 3, 1, 1, 0)


def codes(facts: Facts) -> dict[str, str]:
    return {each.code: each.level for each in findings(facts)}


def test_a_database_that_is_well() -> None:
    assert codes(WELL) == {
        "database-answers": "good",
        "hall-kept": "good",
        "standby-synchronous": "good",
    }


@pytest.mark.parametrize(
    ("change", "code", "level"),
    [
        ({"fault": "database-away"}, "database-silent", "broken"),
        ({"fault": "no-driver"}, "database-no-driver", "broken"),
        ({"milliseconds": 80}, "database-far", "warning"),
        ({"version": "13.9"}, "database-old", "broken"),
        ({"is_read_only": True}, "database-standby", "broken"),
        ({"is_durable": False}, "database-forgets", "broken"),
        ({"place": ""}, "hall-free", "note"),
        ({"synchronous": 0, "behind_kb": 9}, "standby-behind", "warning"),
        ({"synchronous": 0, "standbys": 0}, "standby-none", "note"),
    ],
)
def test_what_is_not_well_is_named(change: dict[str, object], code: str, level: str) -> None:
    assert code not in codes(WELL)
    assert codes(WELL._replace(**change))[code] == level  # type: ignore[arg-type]


def test_the_password_in_an_address_is_never_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hub.cli.doctor.examine", lambda _: [])
    words = ["--json", "--settings", "none"]
    monkeypatch.setattr(
        "hub.cli.doctor.settings_from",
        lambda *_: Settings(log="postgresql://hub:hunter2@db/honor", hall="north"),
    )
    said = CliRunner().invoke(commands, ["doctor", *words])
    assert json.loads(said.output)["settings"]["hall"] == "north"
    assert "hunter2" not in said.output

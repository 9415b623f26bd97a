"""Who may import whom holds, and a planted wrong import breaks the contract it should."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def check_imports(folder: Path) -> tuple[bool, str]:
    """Run the import contracts of pyproject.toml over the source in this folder."""
    run = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as main; main()"]
        + ["--no-cache", "--no-logo"],
        cwd=folder,
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    return run.returncode == 0, run.stdout + run.stderr


def planted(folder: Path, module: str, line: str) -> Path:
    """A copy of the source in which one more module holds this line."""
    shutil.copy(ROOT / "pyproject.toml", folder)
    for package in ("hardware", "hub"):
        ignored = shutil.ignore_patterns("__pycache__", "assets")
        shutil.copytree(ROOT / package, folder / package, ignore=ignored)
    path = folder.joinpath(*module.split(".")).with_suffix(".py")
    for parent in reversed(path.relative_to(folder).parents[:-1]):
        (folder / parent).mkdir(exist_ok=True)
        (folder / parent / "__init__.py").touch()
    path.write_text(f'"""Planted."""\n\n{line}\n', encoding="utf-8")
    return folder


def test_imports_go_one_way_only() -> None:
    kept, report = check_imports(ROOT)
    assert kept, report


@pytest.mark.parametrize(
    ("module", "line"),
    [("hub.tables.planted", "import hub.rules"), ("hardware.planted", "import hub.wire.panel")],
)
def test_a_harmless_module_breaks_no_contract(tmp_path: Path, module: str, line: str) -> None:
    kept, report = check_imports(planted(tmp_path, module, line))
    assert kept, report


# That the contracts can fail: each is tried on a copy of the source.
@pytest.mark.long
@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("hub.tables.planted", "import hub.storage", "The shell imports the core"),
        ("hub.storage.planted", "import hub.cli", "The shell imports the core"),
        ("hub.storage.planted", "import hub.bots", "The shell imports the core"),
        ("hub.simulation.planted", "import hub.cli", "The shell imports the core"),
        ("hub.words.planted", "import hub.storage", "The shell imports the core"),
        ("hub.rules.contract.planted", "import hub.tables", "The shell imports the core"),
        ("hub.planted", "import hub.rules", "The shell imports the core"),
        ("hub.rules.contract.planted", "import hub.rules.samurai", "A game knows the contract"),
        ("hub.rules.samurai.planted", "import hub.rules.registry", "A game knows the contract"),
        ("hub.rules.bang.planted", "import hub.rules.samurai", "A game knows the contract"),
        ("hub.rules.duel.planted", "import hub.rules.samurai", "A game knows the contract"),
        ("hub.rules.box.planted", "import hub.rules.samurai", "A game knows the contract"),
        ("hub.rules.box.planted", "import hub.rules.cardplay", "A game knows the contract"),
        ("hub.rules.cardplay.planted", "import hub.rules.samurai", "A game knows the contract"),
        ("hub.rules.cardplay.planted", "import hub.rules.box.cards", "A game knows the contract"),
        ("hub.rules.contract.planted", "import hub.rules.cardplay", "A game knows the contract"),
        ("hub.rules.box.planted", "import hub.rules.swordplay", "A game knows the contract"),
        ("hub.rules.swordplay.planted", "import hub.rules.samurai", "A game knows the contract"),
        ("hub.rules.solo.planted", "import hub.rules.cardplay", "Card games alone are made of"),
        ("hub.rules.bang.planted", "import hub.rules.swordplay.hand", "Games with the cards of"),
        (
            "hub.words.planted",
            "import hub.rules.cardplay.questions",
            "Card games alone are made of",
        ),
        ("hub.cli.planted", "import hub.rules.samurai", "The registry alone imports a game"),
        ("hub.words.planted", "import hub.rules.samurai", "The registry alone imports a game"),
        ("hub.web.planted", "import hub.rules.duel", "The registry alone imports a game"),
        ("hub.web.planted", "import hub.laws.secrecy", "The laws are for whoever writes a game"),
        ("hub.laws.planted", "import hub.rules.registry", "Tables, storage, bots and the wire"),
        ("hub.bots.planted", "import hub.rules.box.cards", "Tables, storage, bots and the wire"),
        ("hub.tables.planted", "import hub.rules.cardplay", "Tables, storage, bots and the wire"),
        ("hub.cli.planted", "import hub.rules.tournament", "The tournament is known to the reg"),
        ("hub.tables.planted", "import hub.tournaments", "The shell imports the core"),
        ("hub.tables.planted", "import hub.rules.samurai", "Tables, storage, bots and the wire"),
        ("hub.storage.planted", "import hub.rules.registry", "Tables, storage, bots and the wire"),
        ("hub.storage.planted", "import psycopg", "What speaks to PostgreSQL is in one folder"),
        ("hub.bots.planted", "import hub.rules.registry", "Tables, storage, bots and the wire"),
        ("hardware.planted", "import hub.tables.table", "The panel knows the hub by its wire"),
        ("hardware.planted", "import hub.rules.contract.form", "The panel knows the hub by its"),
        ("hardware.planted", "import hub.rules.samurai", "The panel knows the hub by its wire"),
        ("hardware.planted", "import hub.words.translator", "The panel knows the hub by its wire"),
        ("hub.cli.planted", "import hardware.cli", "The hub never imports the panel"),
        ("hub.web.planted", "import hardware", "The hub never imports the panel"),
        ("hub.rules.samurai.planted", "import random", "The rules do no I/O"),
        ("hub.rules.contract.planted", "from fluent.runtime import X", "The rules do no I/O"),
    ],
)
def test_a_wrong_import_breaks_its_contract(
    tmp_path: Path, module: str, line: str, broken: str
) -> None:
    kept, report = check_imports(planted(tmp_path, module, line))
    assert not kept, report
    verdicts = [text for text in report.splitlines() if text.endswith("BROKEN")]
    assert any(text.startswith(broken) for text in verdicts), report

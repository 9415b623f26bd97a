"""Which tests guard which part of the hub; of these a mutant has to be noticed by one.

The longest matching folder or file decides. Where a part is missing here, its mutants could not be
noticed, so `guards_of` refuses it: a new folder of the hub says first who guards it.
"""

from pathlib import Path

# What an event says it moves is compared with the counters by random nights of each card game.
_MOVED = "tests/rules/laws/test_transfers.py"
# Anything that a game says in a random night; of all guards it notices most in least time.
DIGEST = "tests/rules/test_digest.py"
# What a game declares of itself and of its events, which nothing runs that could fail.
DECLARED = "tests/rules/contract/test_declared.py"
# What a plain player does, and what becomes of the real cards, in nights among wild players.
CHOICES = "tests/simulation/test_choices.py"

# By path below hub/, or hardware/ beside it.
GUARDS: dict[str, tuple[str, ...]] = {
    "hub/rules/samurai": ("tests/rules/samurai", "tests/recorded", _MOVED, DIGEST, DECLARED),
    "hub/rules/box": ("tests/rules/samurai", "tests/rules/duel", "tests/recorded", DIGEST),
    "hub/rules/cardplay": (
        "tests/rules/samurai",
        "tests/rules/bang",
        "tests/rules/duel",
        _MOVED,
        CHOICES,
        DIGEST,
        DECLARED,
    ),
    "hub/rules/swordplay": (
        "tests/rules/samurai",
        "tests/rules/duel",
        "tests/recorded",
        _MOVED,
        CHOICES,
        DIGEST,
        DECLARED,
    ),
    "hub/rules/bang": ("tests/rules/bang", "tests/recorded", _MOVED, DIGEST, DECLARED),
    "hub/rules/duel": ("tests/rules/duel", "tests/recorded", _MOVED, DIGEST, DECLARED),
    "hub/rules/solo": ("tests/rules/solo", "tests/recorded", "tests/sheets", DIGEST, DECLARED),
    "hub/rules/tournament": ("tests/rules/tournament", "tests/tournaments", DIGEST, DECLARED),
    "hub/rules/contract": (
        *("tests/rules/contract", "tests/rules/laws", "tests/tables", "tests/words", DIGEST),
    ),
    "hub/rules": ("tests/rules/laws", "tests/tables", "tests/words", DIGEST),
    "hub/tables": ("tests/tables", "tests/tournaments", "tests/web", "tests/recorded"),
    "hub/tournaments": (
        "tests/tournaments",
        "tests/web/test_tournament.py",
        "tests/web/test_referee.py",
        "tests/cli",
    ),
    "hub/storage": (
        *("tests/storage", "tests/faults", "tests/cli"),
        "tests/web/test_own_page.py",
    ),
    "hub/web": ("tests/web", "tests/attacks"),
    "hub/wire": ("tests/wire", "tests/web", "tests/docs"),
    "hub/words": ("tests/words", "tests/cli"),
    "hub/bots": ("tests/bots", "tests/web/test_demo.py"),
    "hub/cli": (
        "tests/cli",
        "tests/appliance",
        "tests/attacks/test_damage.py",
        "tests/web/test_serving.py",
    ),
    "hub/simulation": ("tests/simulation", "tests/cli"),
    "hub/sheets": ("tests/sheets", "tests/web/test_sheets.py"),
    "hub/appliance": (
        *("tests/appliance", "tests/cli"),
        *("tests/web/test_machine.py", "tests/web/test_own_page.py"),
    ),
    "hub/hub_copies.py": ("tests/web/test_own_page.py",),
    "hub/installed_games.py": ("tests/installed_games",),
    "hub/laws": ("tests/rules/laws", DIGEST),
    "hub/settings.py": ("tests/settings", "tests/cli"),
    "hub/app.py": ("tests/web", "tests/tournaments"),
    "hub/server.py": ("tests/web/test_serving.py", "tests/serving"),
    "hub/notify.py": ("tests/serving",),
    "hub/type_export.py": ("tests/wire",),
    "hub/__init__.py": ("tests/cli",),
    "hub/__main__.py": ("tests/cli",),
    "hardware": ("tests/hardware",),
}
# What no rule depends on is guarded by what it is for: a bot, simulated tables, the secrecy law.
BY_NAME: dict[str, tuple[str, ...]] = {
    "policy.py": ("tests/bots", "tests/rules/laws/test_termination.py", CHOICES, DIGEST),
    "worth.py": ("tests/bots", "tests/rules/laws/test_termination.py", CHOICES, DIGEST),
    "proof": ("tests/simulation", "tests/rules/bang", "tests/rules/laws", DIGEST),
    "vocabulary.py": ("tests/words",),
}
# Files in which every test leans on hubs or helpers in processes of their own: their lines are not
# counted anyway, so the recording takes their names and does not run them. They guard all the same.
OTHER_PROCESSES: tuple[str, ...] = (
    "tests/attacks/test_bad_messages.py",
    "tests/attacks/test_bad_requests.py",
    "tests/attacks/test_codes.py",
    "tests/attacks/test_crowds.py",
    "tests/attacks/test_damage.py",
    "tests/attacks/test_fuzz.py",
    "tests/attacks/test_guests.py",
    "tests/attacks/test_headers.py",
    "tests/attacks/test_matrix.py",
    "tests/attacks/test_next_table.py",
    "tests/attacks/test_peeking.py",
    "tests/attacks/test_seat_takeover.py",
    "tests/attacks/test_secret_standings.py",
    "tests/attacks/test_thousand_nights.py",
    "tests/attacks/test_tournament_matrix.py",
    "tests/cli/test_demo.py",
    "tests/docs/test_protocol_recipes.py",
    "tests/docs/test_rules_readme.py",
    "tests/faults/powercut/test_powercut.py",
    "tests/faults/powercut/test_rescue.py",
    "tests/faults/powercut/test_spoilt.py",
    "tests/faults/test_kill.py",
    "tests/faults/test_kill_games.py",
    "tests/hardware/test_link.py",
    "tests/hardware/test_presses.py",
    "tests/hardware/test_whole_game.py",
    "tests/web/test_borrowed_device.py",
    "tests/web/test_example_client.py",
    "tests/web/test_referee.py",
    "tests/web/test_serving.py",
    "tests/web/test_sockets.py",
    "tests/web/test_summaries.py",
    "tests/web/test_tournament.py",
    "tests/web/test_tournament_evening.py",
    "tests/web/test_whole_games.py",
)


class Unguarded(Exception):
    """Nobody has said which tests guard this file."""


def guards_of(path: Path) -> tuple[str, ...]:
    """The tests that have to notice a mutant of this file, given from the root."""
    for part in path.parts:
        if part in BY_NAME:
            return BY_NAME[part]
    for length in range(len(path.parts), 0, -1):
        found = GUARDS.get("/".join(path.parts[:length]))
        if found is not None:
            return found
    raise Unguarded(f"{path}: say in tests/mutation/guards.py which tests guard it")

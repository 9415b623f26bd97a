"""What a table screen says aloud, over whole games: no role before it lies open on that screen."""

import re
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import IO, NamedTuple

import msgspec
import pytest

from hub.bots.player import PlainPlayer
from hub.laws.whole_forms import filling
from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.contract.form import Move
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import RULES
from hub.tables.chance import SeededChance
from hub.tables.table import Table
from tests.tables.shelf import Shelf, Ticks

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tests" / "static" / "screen" / "spoken-night.js"
# Where the hub deals hidden roles.
GAMES = (
    ("samurai", "cards", range(3, 8)),
    ("samurai", "companion", range(4, 8)),
    ("bang", "companion", range(4, 9)),
)
MOST_MOVES = 1_500
NAMES = ("Aya", "Bea", "Carla", "Dino", "Emi", "Fabio", "Gaia", "Ugo")


class Said(msgspec.Struct, frozen=True):
    """One line that the screen says, and the roles that lie open on it by then."""

    table: str
    game: str
    language: str
    kind: str
    text: str
    open: tuple[str, ...]


class Game(NamedTuple):
    game: str
    level: str
    players: int
    seed: int


def games(count: int) -> Iterator[Game]:
    for seed in range(count):
        game, level, players = GAMES[seed % len(GAMES)]
        yield Game(game, level, players[seed % len(players)], seed)


def sights(setting: Game) -> Iterator[bytes]:
    """All that the table's own screen is sent while one game is played to its end."""
    rules = RULES[setting.game]
    options = rules.options_type(players=setting.players, level=setting.level)
    table = Table.open(Shelf(), rules, f"t{setting.seed}", options, Ticks(), str(setting.seed))
    for seat in range(setting.players):
        table.seats.sit(seat, NAMES[seat])
    table.game.start(HOST)
    dice, bot = Random(setting.seed), PlainPlayer(rules, SeededChance(f"spoken/{setting.seed}"))
    for number in range(MOST_MOVES):
        yield msgspec.json.encode(table.views.look(TABLE))
        awaited = table.game.awaited()
        if not awaited:
            return
        # Where people hold real cards the hub's own player has nothing to go by.
        seat, is_bot = awaited[0], setting.level == "cards"
        move = plain_move(table, seat, bot) if is_bot else random_move(table, seat, dice)
        table.game.submit(at(seat), move, f"move-{number:08d}")
    raise AssertionError(f"{setting} has no end")


def plain_move(table: Table, seat: int, bot: PlainPlayer) -> Move:
    seen = table.views.look(at(seat))
    return bot.move(Perspective(seen.view, table.views.secret(seat), seen.offers))


def random_move(table: Table, seat: int, dice: Random) -> Move:
    """Anything that this seat is offered, but for corrections."""
    offers = [each for each in table.views.look(at(seat)).offers if not each.standing]
    open_ones = [each for each in offers if each.closed is None]
    for offer in dice.sample(open_ones, len(open_ones)):
        found = filling(table.rules, table.game.state(), at(seat), offer, dice).move
        if found is not None:
            return found
    raise AssertionError(f"seat {seat} is awaited and has nothing to do")


def spoken(count: int) -> list[Said]:
    """What the page's own code says of so many games."""
    program = [sys.executable, "-m", "static.making", "tool", "node", str(SCRIPT)]
    with subprocess.Popen(
        program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        writing = threading.Thread(target=_write, args=(process.stdin, count))
        writing.start()
        # Before the first game it may say that packages are fetched.
        rows = [row for row in process.stdout if row.startswith(b"{")]
        writing.join()
    assert process.returncode == 0
    return [msgspec.json.decode(row, type=Said) for row in rows]


def _write(pipe: IO[bytes], count: int) -> None:
    with pipe:
        for setting in games(count):
            for sight in sights(setting):
                pipe.write(sight + b"\n")


@cache
def role_words(game: str, language: str) -> dict[str, str]:
    """Each role's name as this game says it, without its stars."""
    words = (ROOT / "hub" / "rules" / game / "words" / f"{language}.ftl").read_text()
    found = re.findall(r"^role-([\w-]+) = (.+)$", words, re.MULTILINE)
    return {key: name.strip(" ★") for key, name in found if not key.endswith("-text")}


def betrayed(said: Said) -> list[str]:
    """The roles that are named and do not lie open."""
    words = role_words(said.game, said.language)
    open_words = {words[role].lower() for role in said.open}
    return [
        word
        for word in dict.fromkeys(words.values())
        if word.lower() not in open_words and re.search(rf"\b{word}", said.text, re.IGNORECASE)
    ]


def check(count: int) -> Counter[str]:
    kinds: Counter[str] = Counter()
    for said in spoken(count):
        assert not betrayed(said), said
        assert said.text.strip(), said
        kinds[said.kind] += 1
    return kinds


def test_a_few_games_name_no_role_before_it_lies_open() -> None:
    kinds = check(6)
    assert {"turn", "attack", "deck-end", "end"} <= set(kinds)


@pytest.mark.long
def test_a_thousand_games_name_no_role_before_it_lies_open() -> None:
    kinds = check(1_000)
    assert set(kinds) == {"turn", "attack", "defeat", "deck-end", "end"}
    assert kinds["end"] == 2 * 1_000


def test_a_role_that_is_said_too_early_would_be_noticed() -> None:
    early = Said("t", "samurai", "en", "defeat", "Aya, a Ninja, is defeated.", ("shogun",))
    assert betrayed(early) == ["Ninja"]
    assert betrayed(msgspec.structs.replace(early, open=("shogun", "ninja-2"))) == []
    italian = msgspec.structs.replace(early, language="it", text="Aya era il Ronin.")
    assert betrayed(italian) == ["Ronin"]
